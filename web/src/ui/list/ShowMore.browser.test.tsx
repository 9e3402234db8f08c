import { useInfiniteQuery } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { pagesOptions } from '../../lib/pages.ts';
import { renderInApp } from '../../testing/renderInApp.tsx';
import { ShowMore } from './ShowMore.tsx';

const all = Array.from({ length: 5 }, (_, at) => ({ id: 50 - at }));
const requests: (number | undefined)[] = [];
const notes = pagesOptions(['notes'], async ({ before }) => {
  requests.push(before);
  const from = before === undefined ? 0 : all.findIndex(({ id }) => id === before) + 1;
  return { rows: all.slice(from, from + 2), total: all.length };
});

const Notes = () => {
  const query = useInfiniteQuery(notes);
  if (!query.data) return null;
  const { rows, total } = query.data;
  return (
    <section tabIndex={-1}>
      <ul>
        {rows.map(({ id }) => (
          <li key={id}>Note {id}</li>
        ))}
      </ul>
      <ShowMore query={query} shown={rows.length} total={total} noun="noter" />
    </section>
  );
};

it('shows the next page behind what is there, by keyboard too, until there is no more', async () => {
  renderInApp(<Notes />);
  await expect.element(page.getByText('2 af 5 noter')).toBeVisible();
  await page.getByRole('button', { name: 'Vis flere' }).click();
  await expect.element(page.getByText('4 af 5 noter')).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Note 46')).toBeVisible();
  expect(
    page
      .getByRole('listitem')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(all.map(({ id }) => `Note ${id}`));
  await expect.element(page.getByRole('button', { name: 'Vis flere' })).not.toBeInTheDocument();
  expect(requests).toEqual([undefined, 49, 47]);
});
