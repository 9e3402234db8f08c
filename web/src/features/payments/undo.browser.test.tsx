import type { Payment } from '@sponsorat/api';
import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { answerCalls, json } from '../../testing/answerCalls.ts';
import { renderInApp } from '../../testing/renderInApp.tsx';
import { PaymentDialog, type PaymentSubject } from './PaymentDialog.tsx';

const before: Payment = {
  id: 9,
  version: 1,
  contractId: 4,
  rateId: 7,
  amount: 5000,
  paidOn: null,
  reference: null,
  invoiceNumber: '1187',
  invoiceDate: null,
  vatAmount: null,
  itemised: false,
  note: null,
  invoice: null,
  by: 'Anna Admin',
  at: '2026-11-26T08:00:00Z',
};

/** What is stored, and what the server was asked to change. */
let server: { payments: Payment[]; removed: string[] };

beforeEach(() => {
  server = { payments: [], removed: [] };
  answerCalls(({ url, method, body: input }) => {
    if (url === '/api/sponsorships/contracts/4/payments') return json(server.payments);
    if (method === 'DELETE') {
      server.removed.push(url);
      return json(undefined, 204);
    }
    if (url !== '/api/payments/update') return undefined;
    const stored = server.payments.find(({ id }) => id === input.id);
    if (stored && stored.version !== input.version)
      return json({ error: 'Gemt af en anden', message: 'Bo Bruger har gemt imens.' }, 409);
    const saved = { ...before, ...input, id: input.id ?? 9, version: (stored?.version ?? 0) + 1 };
    server.payments = [saved];
    return json(saved);
  });
});

const rate = { id: 7, rest: 5000 };
const register = async (payment: Payment | undefined) => {
  const subject: PaymentSubject = {
    of: { sponsorshipId: 1, contractId: 4, rate },
    payment,
    pays: true,
    about: 'Rate 1',
  };
  const { rerender } = await renderInApp(<PaymentDialog subject={subject} onClose={() => {}} />);
  await page.getByRole('button', { name: 'Registrér' }).click();
  await expect.element(page.getByRole('status').getByText('Betalingen blev registreret!')).toBeVisible();
  return rerender;
};
it('says nothing of an invoice where none was attached', async () => {
  await register(undefined);
  // The dialog of this test stays: what it says after the save, nobody sees as it closes.
  await expect.element(page.getByRole('dialog')).toBeVisible();
  await expect.element(page.getByText(/fakturaen kom ikke med/)).not.toBeInTheDocument();
});

const undo = () => page.getByRole('status').getByRole('button', { name: 'Fortryd' }).click();

it('takes a new payment back', async () => {
  await register(undefined);
  await undo();
  await expect.element(page.getByText('Registreringen er taget tilbage.')).toBeVisible();
  expect(server.removed).toEqual(['/api/payments/9']);
});

it('lets an invoice wait again', async () => {
  server.payments = [before];
  await register(before);
  expect(server.payments[0]?.paidOn).not.toBeNull();
  await undo();
  await expect.element(page.getByText('Betalingen er som før.')).toBeVisible();
  expect(server.payments[0]).toMatchObject({ paidOn: null, invoiceNumber: '1187', version: 3 });
  expect(server.removed).toEqual([]);
});

it('takes nothing back that somebody has changed since, and says who', async () => {
  await register(undefined);
  server.payments = [{ ...before, version: 5, by: 'Bo Bruger' }];
  await undo();
  await expect.element(page.getByRole('alert').getByText(/^Bo Bruger har ændret betalingen siden\./)).toBeVisible();
  expect(server.removed).toEqual([]);
});
