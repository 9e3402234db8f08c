import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { answerCalls, json } from '../../testing/answerCalls.ts';
import { contractOf } from '../../testing/contract.ts';
import { renderOnPage } from '../../testing/renderInApp.tsx';
import { ContractsBlock, NextBlock } from './ContractsBlock.tsx';

const show = (contracts: readonly object[]) => {
  answerCalls(({ url }) => {
    if (url === '/api/sponsorships/7/contracts') return json(contracts);
    return url === '/api/sponsorships/7' ? json({ id: 7, pending: null }) : undefined;
  });
  return renderOnPage(
    <>
      <NextBlock sponsorshipId={7} tasks={(quiet) => (quiet ? null : 'Ingen opgaver lige nu')} />
      <ContractsBlock sponsorshipId={7} />
    </>,
  );
};

const next = () => page.getByRole('region', { name: 'Næste' });
const agreements = () => page.getByRole('region', { name: 'Aftaler' });
const links = (block: ReturnType<typeof next>) => block.getByRole('link', { name: /^Opret/ });
const main = (block: ReturnType<typeof next>) => block.element().querySelectorAll('[data-variant="filled"]').length;

it('the next step of a club without any agreement is to make one', async () => {
  await show([]);
  await expect.element(next().getByText('Klubben har ingen aftale endnu.')).toBeVisible();
  await expect.element(next().getByText('Ingen opgaver lige nu')).not.toBeInTheDocument();
  const hrefs = links(next())
    .elements()
    .map((link) => [link.textContent, link.getAttribute('href')]);
  expect(hrefs).toEqual([
    ['Opret simpel aftale', '/sponsorships/7/create-simple'],
    ['Opret aftale', '/sponsorships/7/create'],
  ]);
  expect(links(agreements()).elements()).toHaveLength(2);
  // One act is the main one of the page.
  expect([main(next()), main(agreements())]).toEqual([1, 0]);
});

it.each([
  ['a draft', { status: 'Kladde' as const }, [1, 0]],
  ['one that has ended', { status: 'Godkendt' as const, startDate: '2020-01-01', endDate: '2020-12-31' }, [0, 1]],
])('it is not, where there is %s', async (_, values, mains) => {
  await show([contractOf({ sponsorshipId: 7, ...values })]);
  await expect.poll(() => [main(next()), main(agreements())]).toEqual(mains);
  await expect.element(next().getByText('Ingen opgaver lige nu')).toBeVisible();
  await expect.element(next().getByText('Klubben har ingen aftale endnu.')).not.toBeInTheDocument();
  expect(links(next()).elements()).toHaveLength(0);
});
