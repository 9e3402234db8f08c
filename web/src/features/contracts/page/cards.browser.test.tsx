import type { Contract } from '@sponsorat/api';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { answerCalls, json } from '../../../testing/answerCalls.ts';
import { contractOf } from '../../../testing/contract.ts';
import { renderInApp } from '../../../testing/renderInApp.tsx';
import { LifeLine } from '../life/LifeLine.tsx';
import { AwaitingCard } from './AwaitingCard.tsx';
import { SignedCard } from './SignedCard.tsx';

const awaiting = contractOf({
  status: 'Afventer',
  confirmedAt: '2026-11-30T23:05:59Z',
  confirmedBy: 'Mette Kjærgaard',
});

it('asks which agreement is uploaded, and says by whom and to the minute when it was approved for signing', async () => {
  await renderInApp(<AwaitingCard contract={awaiting} maySend={false} />);
  const whose = page.getByRole('radiogroup', { name: 'Hvilken aftale uploader du?' });
  await expect.element(whose.getByRole('radio', { name: 'Bankens egen aftale' })).toBeChecked();
  const approved = 'Låst til underskrift af Mette Kjærgaard den 01. december 2026 kl. 00:05.';
  await expect
    .element(page.getByText(`${approved} Aftalen gælder, når den underskrevne udgave er uploadet.`))
    .toBeVisible();
  // The bank keeps to paper.
  expect(page.getByRole('button', { name: 'Send til underskrift' }).elements()).toEqual([]);
});

it('offers to send it', async () => {
  await renderInApp(<AwaitingCard contract={awaiting} maySend />);
  await expect.element(page.getByRole('button', { name: 'Send til underskrift' })).toBeVisible();
});

it('offers it quietly where no mail leaves the installation', async () => {
  answerCalls(({ url }) =>
    url.endsWith('/signing-proposal') ? json({ obstacle: 'E-mail er ikke sat op.' }) : undefined,
  );
  await renderInApp(<AwaitingCard contract={awaiting} maySend />);
  const send = page.getByRole('button', { name: 'Send til underskrift' });
  await expect.element(send).toHaveAttribute('data-variant', 'default');
});

it('says to the minute when it was approved and signed, and by whom', async () => {
  const signed: Contract = {
    ...awaiting,
    status: 'Godkendt',
    signedDocument: '/x.pdf',
    approvedAt: '2026-12-02T08:09:10Z',
    approvedBy: 'Søren Aagaard',
  };
  await renderInApp(<SignedCard contract={signed} />);
  const said = page.getByRole('definition').elements();
  expect(said.map(({ textContent }) => textContent)).toEqual([
    'Mette Kjærgaard, 01. december 2026 kl. 00:05',
    'Søren Aagaard, 02. december 2026 kl. 09:09',
  ]);
});

it('says of an agreement that a file brought when it came, or the days of its paper', async () => {
  const { confirmedAt } = awaiting;
  const came: Contract = { ...awaiting, createdAt: confirmedAt, importedAt: confirmedAt };
  const uploaded = { status: 'Godkendt', approvedAt: '2026-12-03T09:00:00Z', approvedBy: 'Søren Aagaard' } as const;
  const days = { confirmedOn: '2024-03-10', signedOn: '2024-03-15' };
  const steps = async (contract: Contract) => {
    const { unmount } = await renderInApp(<LifeLine contract={contract} all={[]} today="2026-12-03" />);
    const said = page.getByRole('listitem').elements();
    const texts = said.slice(0, 3).map(({ textContent }) => textContent);
    await unmount();
    return texts;
  };
  const imported = 'Kladde (udført)Importeret 01. december 2026, Mette Kjærgaard';
  expect(await steps(came)).toEqual([
    imported,
    'Låst til underskrift (nu)Importeret 01. december 2026 · i\u00a02\u00a0dage',
    'Godkendt (mangler)',
  ]);
  expect(await steps({ ...came, ...days })).toEqual([
    imported,
    'Låst til underskrift (nu)10. marts 2024',
    'Godkendt (mangler)Underskrevet 15. marts 2024',
  ]);
  expect((await steps({ ...came, ...uploaded }))[2]).toBe('Godkendt (udført)Importeret 03. december 2026');
  expect((await steps({ ...came, ...uploaded, ...days }))[2]).toBe('Godkendt (udført)15. marts 2024');
});

it('says on a phone what an agreement is at and what comes next, and the rest to a screen reader alone', async () => {
  await renderInApp(
    <div style={{ width: 296 }}>
      <LifeLine contract={awaiting} all={[]} today="2026-12-03" />
    </div>,
  );
  const widthOf = (name: string) => page.getByText(name, { exact: true }).element().getBoundingClientRect().width;
  await expect.element(page.getByText('Godkendt', { exact: true })).toBeInTheDocument();
  expect(widthOf('Låst til underskrift')).toBeGreaterThan(60);
  expect(widthOf('Godkendt')).toBeGreaterThan(40);
  expect([widthOf('Kladde'), widthOf('Aktiv')]).toEqual([1, 1]);
  const shown = page
    .getByRole('listitem')
    .elements()
    .filter((step) => step.querySelector('span')?.checkVisibility());
  expect(shown).toHaveLength(3);
  const { right } = page.getByRole('list').element().getBoundingClientRect();
  const steps = page.getByRole('listitem').elements();
  expect(steps.filter((step) => step.getBoundingClientRect().right > right)).toEqual([]);
});
