import type { EventToGive, TicketRow } from '@sponsorat/api';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answerCalls, json } from '../../testing/answerCalls.ts';
import { renderOnPage } from '../../testing/renderInApp.tsx';
import { RequestForm } from './RequestForm.tsx';

const row: TicketRow = {
  Id: 84,
  SponsorshipId: 1,
  Name: 'Limfjordens Boldklub',
  Logo: null,
  Product: 'Sæsonkort',
  Amount: 12,
  Used: null,
  UserEmail: null,
  UserName: 'Bo Bruger',
  UserPicture: null,
  Public: true,
  Sort: null,
};
const match: EventToGive = { id: 3, title: 'LBK – Thyborøn IF', date: '2027-08-15', time: null, venue: null, free: 3 };

const wish = async (mode: 'pulje' | 'pr. arrangement', events: EventToGive[]) => {
  answerCalls(({ url }) => {
    if (url === '/api/tickets/84') return json({ itemId: 84, mode });
    if (url === '/api/tickets/84/events') return json(events);
    return url === '/api/tickets/84/free' ? json({ mode, amount: 150, given: 138, free: 12 }) : undefined;
  });
  await renderOnPage(<RequestForm row={row} onClose={() => {}} />);
};
const quantity = page.getByRole('textbox', { name: /^Antal/ });

it('says how many of a pool are free, and warns of a wish for more', async () => {
  await wish('pulje', []);
  await expect.element(page.getByText('12 fri i puljen', { exact: true })).toBeVisible();
  await userEvent.fill(quantity, '60');
  await expect.element(page.getByText('Der er kun 12 fri. Ønsket kan sendes alligevel.')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Send ønske' })).toBeEnabled();
});

it('marks what must be filled in: the event of seats that each event has anew, and the purpose for some recipients', async () => {
  await wish('pr. arrangement', [match]);
  await expect.element(page.getByText(/^Arrangement\s*\*$/)).toBeVisible();
  await expect.element(page.getByText(/^Formål$/)).toBeVisible();
  await page.getByRole('combobox', { name: /^Type/ }).click();
  await page.getByRole('option', { name: 'Kunde' }).click();
  await expect.element(page.getByText(/^Formål\s*\*$/)).toBeVisible();
  await page.getByRole('combobox', { name: /^Arrangement/ }).click();
  await page.getByRole('option', { name: /Thyborøn/ }).click();
  await expect.element(page.getByText('3 fri til arrangementet', { exact: true })).toBeVisible();
});

it('has no fields where there is no event to wish tickets for, but the way to make one', async () => {
  await wish('pr. arrangement', []);
  await expect
    .element(page.getByRole('paragraph'))
    .toHaveTextContent('Klubben har ingen kommende arrangementer. Opret et arrangement');
  await expect.element(page.getByRole('link', { name: 'Opret et arrangement' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Luk' })).toBeVisible();
  expect(quantity.elements()).toEqual([]);
});
