import { addDays, type RateRow } from '@sponsorat/api';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { today } from '../../lib/formats.ts';
import { answerCalls } from '../../testing/answerCalls.ts';
import { renderInApp } from '../../testing/renderInApp.tsx';
import { PaymentForm } from './PaymentForm.tsx';
import { rateColumns } from './rateColumns.tsx';

const of = { sponsorshipId: 1, contractId: 4, rate: { id: 7, rest: 92_500 } };
const paidOn = page.getByRole('textbox', { name: /^Betalt den/ });

const registration = async () => {
  answerCalls(() => undefined);
  await renderInApp(<PaymentForm of={of} payment={undefined} pays onClose={() => {}} />);
};
const type = async (day: string) => {
  await userEvent.fill(paidOn, day.split('-').reverse().join('-'));
  await userEvent.tab();
};

it('says before it is saved that an invoice without a day of payment is registered', async () => {
  await registration();
  await expect.element(page.getByRole('button', { name: 'Registrér', exact: true })).toBeVisible();
  await userEvent.clear(paidOn);
  await expect.element(page.getByRole('button', { name: 'Registrér faktura', exact: true })).toBeVisible();
});

it('warns of a day that lies ahead, and asks about one that is more than a month away', async () => {
  await registration();
  await type(addDays(today(), 31));
  await expect.element(page.getByText(/^Dagen ligger i fremtiden/)).toBeVisible();
  await type(addDays(today(), 32));
  await expect.element(page.getByText(/^Er det den rigtige dag\? .* er om 32 dage/)).toBeVisible();
});

const rate: RateRow = {
  RateId: 7,
  ContractId: 4,
  ContractNumber: '2026-0004',
  SponsorshipId: 1,
  Name: 'Vesterby IF',
  Logo: null,
  Area: 'Vest',
  UserName: 'Anna Admin',
  Position: 1,
  Count: 2,
  DueDate: '2026-12-01',
  Amount: 92_500,
  Paid: 0,
  Rest: 92_500,
  Waiting: 0,
  Status: 'Kommende',
  InvoiceNumber: null,
  PaidOn: null,
};
const status = rateColumns.find(({ key }) => key === 'Status');

it.each([
  [92_500, 'KommendeFaktura modtaget'],
  [20_000, 'KommendeFaktura modtaget: 20.000 kr.'],
])('of a rate %i kr. of which is invoiced the row says %s', async (Waiting, words) => {
  await renderInApp(<output>{status?.cell({ ...rate, Waiting }, new Set())}</output>);
  await expect.element(page.getByRole('status')).toHaveTextContent(words);
});
