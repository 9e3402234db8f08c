import { ticketList } from '@sponsorat/api';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderInApp } from '../../testing/renderInApp.tsx';
import { readListSearch } from './listSearch.ts';
import { useListState } from './useListState.ts';

it('a term that is sent while a filter is on its way leaves the filter, and so does a sort', async () => {
  let arrive = () => {};
  const root = createRootRoute({
    validateSearch: (raw) => readListSearch(ticketList, raw),
    loaderDeps: ({ search }) => search,
    // The first comes at once, the next ones when they are let.
    loader: ({ deps }) => (deps.category ? new Promise<void>((resolve) => (arrive = resolve)) : undefined),
    component: () => {
      const list = useListState(ticketList, root.useSearch());
      return (
        <>
          <button type="button" onClick={() => list.setFilter('category', 3)}>
            Filter
          </button>
          <button type="button" onClick={() => list.setSearch('bold')}>
            Søg
          </button>
          <button type="button" onClick={() => list.sortBy('UserName')}>
            Sortér
          </button>
        </>
      );
    },
  });
  const router = createRouter({ routeTree: root, history: createMemoryHistory() });
  await renderInApp(<RouterProvider router={router as never} />);
  await page.getByRole('button', { name: 'Filter' }).click();
  await page.getByRole('button', { name: 'Søg' }).click();
  await page.getByRole('button', { name: 'Sortér' }).click();
  arrive();
  await expect
    .poll(() => router.latestLocation.search)
    .toMatchObject({ category: 3, search: 'bold', sort: 'UserName' });
});
