import type { Payment } from '@sponsorat/api';
import { beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answerCalls } from '../../testing/answerCalls.ts';
import { renderInApp } from '../../testing/renderInApp.tsx';
import { PaymentForm } from './PaymentForm.tsx';

const invoice: Payment = {
  id: 9,
  version: 1,
  contractId: 4,
  rateId: 7,
  amount: 92_500,
  paidOn: null,
  reference: null,
  invoiceNumber: '1187',
  invoiceDate: null,
  vatAmount: 18_500,
  itemised: false,
  note: null,
  invoice: null,
  by: 'Anna Admin',
  at: '2026-11-26T08:00:00Z',
};
const of = { sponsorshipId: 1, contractId: 4, rate: { id: 7, rest: 92_500 } };
const amount = page.getByRole('textbox', { name: /^Beløb/ });
const vat = page.getByRole('textbox', { name: /^Heraf moms/ });
const tooMuch = page.getByRole('link', { name: 'Momsen kan højst være 20 % af beløbet inkl. moms' });
let sent: string[];

beforeEach(() => {
  sent = [];
  answerCalls(({ url }) => {
    if (url === '/api/payments/update') sent.push(url);
    return undefined;
  });
});

it('follows the amount in proportion, through whatever is typed on the way', async () => {
  await renderInApp(<PaymentForm of={of} payment={invoice} pays onClose={() => {}} />);
  await expect.element(vat).toHaveValue('18.500');
  await userEvent.fill(amount, '');
  await userEvent.type(amount, '10000');
  await expect.element(vat).toHaveValue('2.000');
  await userEvent.fill(amount, '92.500');
  await expect.element(vat).toHaveValue('18.500');
});

it('stays as it was typed, and one that is too much is refused here', async () => {
  await renderInApp(<PaymentForm of={of} payment={invoice} pays onClose={() => {}} />);
  await userEvent.fill(vat, '18.000');
  await userEvent.fill(amount, '10.000');
  await expect.element(vat).toHaveValue('18.000');
  await page.getByRole('button', { name: 'Registrér' }).click();
  await expect.element(tooMuch).toBeVisible();
  expect(sent).toEqual([]);
});

it('is not made up for a payment that has none', async () => {
  await renderInApp(<PaymentForm of={of} payment={undefined} pays onClose={() => {}} />);
  await userEvent.fill(amount, '10.000');
  await expect.element(vat).toHaveValue('');
});
