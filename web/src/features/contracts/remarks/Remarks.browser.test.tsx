import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { bare } from '../../../domain/product/bareProduct.testing.ts';
import { blankSelection } from '../../../domain/product/selection.rules.ts';
import { answerCalls, json } from '../../../testing/answerCalls.ts';
import { contractOf } from '../../../testing/contract.ts';
import { renderInApp, renderOnPage } from '../../../testing/renderInApp.tsx';
import { LockForm } from '../approval/ApprovalForms.tsx';
import { ApprovalAnswers } from '../approval/ApprovalNotice.tsx';
import { useAskToConfirm } from '../askToConfirm.tsx';
import { Remarks } from './Remarks.tsx';
import type { RemarkedDraft } from './remarks.rules.ts';

const terms = {
  startDate: '2026-01-01',
  endDate: '2026-12-31',
  sponsorshipAmount: 9000,
  valueOfAdvertisement: 110,
} as const;
const approved = contractOf({
  ...terms,
  id: 8,
  number: '2025-0001',
  status: 'Godkendt',
  startDate: '2025-07-01',
  endDate: '2026-01-01',
});
const rate = { id: null, amount: 5000, dueDate: '2019-02-01' };
/** A simple agreement as its form holds it before it is saved. */
const unsaved: RemarkedDraft = {
  ...contractOf({ ...terms, simple: true }),
  id: null,
  rates: [rate],
};
const draft = contractOf({
  ...terms,
  simple: true,
  rates: [{ ...rate, id: 1, paid: 0, rest: 5000, waiting: 0, status: 'Ikke underskrevet' }],
});
const said = [
  'Perioden overlapper aftale 2025-0001. Den aftale, der begynder senest, bliver den aktive.',
  'Raterne giver mindre, end aftalen koster',
  'Prisandelene er 110 % i alt',
  '1 rate forfalder mere end et år uden for perioden: Aftalen løber i 2026',
];

const answer = () =>
  answerCalls(({ url }) => {
    if (url.endsWith('/contracts')) return json([approved]);
    if (url.includes('/approvers/') || url.endsWith('/products') || url.endsWith('/product-categories'))
      return json([]);
    return url.includes('/api/sponsorships/') ? json({ shortName: 'SBK' }) : undefined;
  });

const Ask = ({ about }: { about: RemarkedDraft }) => {
  const ask = useAskToConfirm(4);
  return (
    <button type="button" onClick={() => void ask(about)}>
      Godkend aftale
    </button>
  );
};

const expectRemarks = async () => {
  for (const remark of said) await expect.element(page.getByText(remark)).toBeVisible();
};

it('says in the question before an agreement is locked what may not be meant', async () => {
  answer();
  await renderInApp(<Ask about={unsaved} />);
  await page.getByRole('button', { name: 'Godkend aftale' }).click();
  await expect.element(page.getByRole('dialog')).toBeVisible();
  await expectRemarks();
});

it('says nothing besides, where all adds up', async () => {
  answer();
  await renderInApp(<Ask about={{ ...unsaved, startDate: '2026-01-02', rates: [], valueOfAdvertisement: 100 }} />);
  await page.getByRole('button', { name: 'Godkend aftale' }).click();
  await expect.element(page.getByRole('dialog')).toBeVisible();
  await expect.element(page.getByText('Værd at se på')).not.toBeInTheDocument();
});

it('says it too where a post in the club is asked for', async () => {
  answer();
  await renderOnPage(<LockForm contract={draft} onClose={() => {}} />);
  await expectRemarks();
});

it('says it to whoever locks it for somebody else', async () => {
  answer();
  await renderInApp(<ApprovalAnswers contract={draft} />);
  await page.getByRole('button', { name: 'Godkend', exact: true }).click();
  await expect.element(page.getByRole('dialog')).toBeVisible();
  await expectRemarks();
});

it('names the products whose season is past, and leads to the step of the first', async () => {
  const product = { ...bare, id: 3, name: 'Sæsonkort', productTitle: 'Sæsonkort til {name}', categoryId: 5 };
  answerCalls(({ url }) => {
    if (url.endsWith('/contracts')) return json([]);
    if (url.endsWith('/product-categories')) return json([{ id: 5, name: 'Kort', section: 'Hospitality', sort: 1 }]);
    if (url.endsWith('/products')) return json([product]);
    return url.includes('/api/sponsorships/') ? json({ shortName: 'SBK' }) : undefined;
  });
  const past = { ...blankSelection(3), selected: true, season: '2024/25' };
  const renewal = contractOf({ ...terms, valueOfAdvertisement: 100, products: [past] });
  await renderOnPage(<Remarks sponsorshipId={4} draft={renewal} linked />);
  const line = page.getByRole('link', {
    name: '1 produkt er fra sæson 2024/25, men aftalen løber i 2026: Sæsonkort til SBK',
  });
  await expect.element(line).toHaveAttribute('href', expect.stringContaining('step=3'));
});
