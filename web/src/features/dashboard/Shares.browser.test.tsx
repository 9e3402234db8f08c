import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderOnPage } from '../../testing/renderInApp.tsx';
import { Shares } from './Shares.tsx';
import { texts } from './texts.ts';

it('reads what a line counts once, in its link', async () => {
  const gold = { name: 'Guldsponsor', count: 8, sum: 490_000, search: { contractCategory: 'Guldsponsor' } };
  const query = { data: [gold], error: null, isPending: false, isFetching: false, refetch: () => undefined };
  await renderOnPage(<Shares by="count" query={query} sharesOf={(shares) => shares} texts={texts.categories} />);
  const line = page.getByRole('listitem');
  await expect
    .element(line.getByRole('link', { name: 'Guldsponsor, 8 aftaler, 490.000 kr., se sponsoraterne' }))
    .toBeVisible();
  for (const figure of ['490.000 kr.', '8 aftaler'])
    await expect.element(line.getByText(figure, { exact: true })).toHaveAttribute('aria-hidden', 'true');
});

it.each([
  ['count', 'Guldsponsor490.000 kr.8 aftaler'],
  ['sum', 'Guldsponsor8 aftaler490.000 kr.'],
] as const)('says at the end of its bars what they show: %s', async (by, line) => {
  const gold = { name: 'Guldsponsor', count: 8, sum: 490_000, search: { contractCategory: 'Guldsponsor' } };
  const query = { data: [gold], error: null, isPending: false, isFetching: false, refetch: () => undefined };
  await renderOnPage(<Shares by={by} query={query} sharesOf={(shares) => shares} texts={texts.categories} />);
  await expect.element(page.getByRole('listitem')).toHaveTextContent(line);
});
