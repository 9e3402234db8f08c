import { useState } from 'react';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answerCalls } from '../../testing/answerCalls.ts';
import { renderInApp } from '../../testing/renderInApp.tsx';
import { PaymentDialog } from './PaymentDialog.tsx';

const of = { sponsorshipId: 1, contractId: 4, rate: { id: 7, rest: 92_500 } };

const Registration = () => {
  const [isOpen, setOpen] = useState(true);
  const subject = { of, payment: undefined, pays: true, about: 'Rate 1' };
  return <PaymentDialog subject={isOpen ? subject : undefined} onClose={() => setOpen(false)} />;
};

const dialog = page.getByRole('dialog', { name: /^Registrér betaling/ });
const invoice = new File(['%PDF-1.7'], 'faktura.pdf', { type: 'application/pdf' });

it('an invoice that was chosen is not lost by one Escape, though nothing else was typed', async () => {
  answerCalls(() => undefined);
  await renderInApp(<Registration />);
  await expect.element(dialog.getByRole('textbox', { name: /^Beløb/ })).toBeVisible();
  const input = document.querySelector('input[type="file"]');
  if (!(input instanceof HTMLInputElement)) throw new Error('There is no input for a file');
  await userEvent.upload(input, invoice);
  await expect.element(dialog.getByText('faktura.pdf')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog.getByRole('alert')).toBeVisible();
  await dialog.getByRole('button', { name: 'Fjern' }).click();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
});
