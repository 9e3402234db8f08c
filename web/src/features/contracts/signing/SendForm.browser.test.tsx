import type { SigningProposal } from '@sponsorat/api';
import { afterEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
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

afterEach(() => {
  vi.restoreAllMocks();
});

it('warns where a signer has the address of a colleague, whatever its case', async () => {
  const real = window.fetch;
  vi.spyOn(window, 'fetch').mockImplementation(async (url, init) =>
    String(url).endsWith('/signing-proposal') ? new Response(JSON.stringify(proposal)) : real(url, init),
  );
  await renderInApp(<SendForm contract={contractOf({ status: 'Afventer' })} onClose={() => {}} />);
  const email = page.getByRole('textbox', { name: 'E-mail, underskriver 1' });
  await expect.element(email).toHaveValue('aase@klub.dk');
  const warning = page.getByText(/^Adressen er en kollegas/);
  await expect.element(warning).not.toBeInTheDocument();
  await userEvent.fill(email, 'Mette@bank.dk ');
  await expect.element(warning).toBeVisible();
});
