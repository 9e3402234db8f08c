import type { EventDetails, GrantCheck } from '@sponsorat/api';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { answerCalls, json } from '../../testing/answerCalls.ts';
import { renderOnPage } from '../../testing/renderInApp.tsx';
import { GrantSheetForm } from './GrantSheetForm.tsx';

const event: EventDetails = {
  id: 3,
  version: 1,
  sponsorshipId: 1,
  title: 'LBK – Thyborøn IF',
  date: '2999-08-15',
  time: '15:00',
  venue: null,
  kind: 'Hjemmekamp',
  season: null,
  returnBy: '2020-01-02',
  cancelled: false,
  note: null,
  name: 'Limfjordens Boldklub',
  items: [
    {
      itemId: 84,
      product: 'VIP-plads',
      mode: 'pr. arrangement',
      amount: 12,
      given: 0,
      free: 12,
      unitValue: null,
      catering: false,
      public: false,
    },
  ],
};

const open = async (shown: EventDetails, check: Partial<GrantCheck> = {}) => {
  let sent = 0;
  answerCalls(({ url }) => {
    if (url === '/api/events/3') return json(shown);
    if (url === '/api/grants/check')
      return json({ warnings: [], needsApproval: false, free: 12, value: null, ...check });
    if (url !== '/api/grants/update') return undefined;
    sent += 1;
    return json({ id: 1, state: 'Ønsket', quantity: 50, recipientName: 'Ida Holm' });
  });
  await renderOnPage(<GrantSheetForm eventId={3} onClose={() => {}} />);
  return () => sent;
};
const submit = (name: string) => page.getByRole('button', { name }).click();

it('says in the summary too that more is asked for than is free', async () => {
  const sent = await open(event);
  await page.getByRole('textbox', { name: 'Antal' }).fill('50');
  await submit('Giv billetter');
  await expect.element(page.getByRole('link', { name: 'Der er kun 12 fri' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Modtager skal udfyldes' })).toBeVisible();
  expect(page.getByText('Der er kun 12 fri').elements()).toHaveLength(2);
  expect(sent()).toBe(0);
});

it('keeps the buttons beside the number where they are when it is refused', async () => {
  await open(event);
  const more = page.getByRole('button', { name: 'En mere' });
  const placeOf = () => more.element().getBoundingClientRect().left;
  await expect.element(more).toBeVisible();
  const before = placeOf();
  await page.getByRole('textbox', { name: 'Antal' }).fill('999');
  await submit('Giv billetter');
  await expect.element(page.getByRole('link', { name: 'Antal skal være mellem 1 og 99' })).toBeVisible();
  expect(placeOf()).toBe(before);
});

it('says what a purpose is in the word that asks for a missing one', async () => {
  await open(event);
  await expect.element(page.getByText(/^Formål$/)).toBeVisible();
  await page.getByRole('radio', { name: 'Kunde' }).click();
  await expect.element(page.getByText(/^Formål\s*\*$/)).toBeVisible();
  await expect.element(page.getByText('Anledningen, f.eks. kundepleje')).toBeVisible();
  await submit('Giv billetter');
  await expect.element(page.getByRole('link', { name: /^Skriv anledning/ })).toBeVisible();
});

it('lets a wish ask for more than is free, as it takes no seats', async () => {
  const sent = await open(event, { needsApproval: true });
  await page.getByRole('combobox', { name: 'Modtager' }).fill('Ida Holm');
  await page.getByRole('radio', { name: 'Medarbejder' }).click();
  await page.getByRole('textbox', { name: 'Antal' }).fill('50');
  await submit('Send som ønske');
  await expect.poll(sent).toBe(1);
});

it('says that the return deadline has passed', async () => {
  await open(event);
  await expect.element(page.getByText(/^Returfristen var 02-01-2020\./)).toBeVisible();
});

it('says nothing of a deadline that has not passed', async () => {
  await open({ ...event, returnBy: '2999-01-01' });
  await expect.element(page.getByRole('textbox', { name: 'Antal' })).toBeVisible();
  expect(page.getByText(/^Returfristen/).elements()).toEqual([]);
});
