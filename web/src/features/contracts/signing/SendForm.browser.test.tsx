import type { SigningProposal } from '@sponsorat/api';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answerCalls, json } from '../../../testing/answerCalls.ts';
import { contractOf } from '../../../testing/contract.ts';
import { renderInApp } from '../../../testing/renderInApp.tsx';
import { SendForm } from './SendForm.tsx';

const proposal: SigningProposal = {
  obstacle: null,
  signers: [{ name: 'Åse Ørsted', email: 'aase@klub.dk' }],
  contacts: [],
  colleagues: ['mette@bank.dk'],
  deadline: '2026-12-27',
  subject: 'Aftalen',
  text: 'Kære {navn}',
};

it('warns where a signer has the address of a colleague, whatever its case', async () => {
  answerCalls(({ url }) => (url.endsWith('/signing-proposal') ? json(proposal) : undefined));
  await renderInApp(<SendForm contract={contractOf({ status: 'Afventer' })} onClose={() => {}} />);
  const email = page.getByRole('textbox', { name: 'E-mail, underskriver 1' });
  await expect.element(email).toHaveValue('aase@klub.dk');
  const warning = page.getByText(/^Adressen er en kollegas/);
  await expect.element(warning).not.toBeInTheDocument();
  await userEvent.fill(email, 'Mette@bank.dk ');
  await expect.element(warning).toBeVisible();
});
