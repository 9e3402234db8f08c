import type { EventToGive, TicketRow } from '@sponsorat/api';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answerCalls, json } from '../../testing/answerCalls.ts';
import { renderOnPage } from '../../testing/renderInApp.tsx';
import { ticketRow } from '../../testing/ticketRow.ts';
import { RequestForm } from './RequestForm.tsx';

const match: EventToGive = {
  id: 3,
  title: 'LBK – Thyborøn IF',
  kind: 'Hjemmekamp',
  date: '2027-08-15',
  time: null,
  venue: null,
  free: 3,
};

const wish = async (values: Partial<TicketRow>, events: EventToGive[]) => {
  const shown = { ...ticketRow, ...values };
  answerCalls(({ url }) => {
    if (url === '/api/tickets/84/events') return json(events);
    const isOwn = shown.SponsorshipId !== null;
    return url === '/api/tickets/84/free' && isOwn ? json({ amount: 150, given: 138, free: 12 }) : undefined;
  });
  await renderOnPage(<RequestForm row={shown} onClose={() => {}} />);
};
const quantity = page.getByRole('textbox', { name: /^Antal/ });

it('says how many of a pool are free, and warns of a wish for more', async () => {
  await wish({}, []);
  await expect.element(page.getByText('12 fri i puljen', { exact: true })).toBeVisible();
  await userEvent.fill(quantity, '60');
  await expect.element(page.getByText('Der er kun 12 fri. Ønsket kan sendes alligevel.')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Send ønske' })).toBeEnabled();
});

it('marks what must be filled in: the event of seats that each event has anew, and the purpose for some recipients', async () => {
  await wish({ Mode: 'pr. arrangement' }, [match]);
  await expect.element(page.getByText(/^Arrangement\s*\*$/)).toBeVisible();
  await expect.element(page.getByText(/^Formål$/)).toBeVisible();
  await page.getByRole('radio', { name: 'Kunde' }).click();
  await expect.element(page.getByText(/^Formål\s*\*$/)).toBeVisible();
  await page.getByRole('combobox', { name: /^Arrangement/ }).click();
  await page.getByRole('option', { name: /Thyborøn/ }).click();
  await expect.element(page.getByText('3 fri til arrangementet', { exact: true })).toBeVisible();
});

it('asks as the sheet that gives tickets does: quick choices, one more by a tap, and what is seldom asked', async () => {
  await wish({ Mode: 'pr. arrangement', SponsorshipId: null }, [match]);
  await page.getByRole('button', { name: 'En mere' }).click();
  await expect.element(quantity).toHaveValue('2');
  await page.getByRole('combobox', { name: /^Arrangement/ }).click();
  await page.getByRole('option', { name: /Thyborøn/ }).click();
  await page.getByRole('button', { name: 'Kundepleje' }).click();
  await expect.element(page.getByRole('textbox', { name: /^Formål/ })).toHaveValue('Hjemmekamp, kundepleje');
  await page.getByRole('button', { name: 'Flere oplysninger' }).click();
  await expect.element(page.getByRole('textbox', { name: 'Virksomhed' })).toBeVisible();
  expect(page.getByRole('combobox', { name: 'Vært' }).elements()).toEqual([]);
});

it('names a missing purpose among the errors of a wish for somebody who must have one', async () => {
  await wish({}, []);
  await page.getByRole('radio', { name: 'Kunde' }).click();
  await page.getByRole('button', { name: 'Send ønske' }).click();
  await expect.element(page.getByRole('link', { name: 'Modtager skal udfyldes' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: /^Skriv anledning/ })).toBeVisible();
});

it('has no fields where there is no event to wish tickets for, but the way to make one', async () => {
  await wish({ Mode: 'pr. arrangement' }, []);
  await expect
    .element(page.getByRole('paragraph'))
    .toHaveTextContent(
      'Pladserne er fri igen ved hvert arrangement, og klubben har ingen kommende. Opret et arrangement',
    );
  await expect.element(page.getByRole('link', { name: 'Opret et arrangement' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Luk' })).toBeVisible();
  expect(quantity.elements()).toEqual([]);
});

it('sends nobody of another area through fields that cannot be sent: it says who can make the event', async () => {
  await wish({ Mode: 'pr. arrangement', SponsorshipId: null }, []);
  await expect
    .element(page.getByRole('paragraph'))
    .toHaveTextContent(
      'Pladserne er fri igen ved hvert arrangement, og klubben har ingen kommende. Bo Bruger kan oprette et.',
    );
  expect(quantity.elements()).toEqual([]);
});

it('asks of another area for no more than its events: out of a pool tickets need none', async () => {
  await wish({ SponsorshipId: null }, []);
  await expect
    .element(page.getByText('Klubben har ingen kommende arrangementer. Bo Bruger kan oprette et.', { exact: true }))
    .toBeVisible();
  await expect.element(quantity).toBeVisible();
});
