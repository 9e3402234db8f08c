import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderInApp } from '../../testing/renderInApp.tsx';
import type { Column } from './columns.ts';
import { ListPage, type ListPageProps } from './ListPage.tsx';
import { NameLink } from './RowActions.tsx';
import type { RowTicks } from './rowTicks.tsx';
import type { ListState } from './useListState.ts';

type Club = { Id: number; Name: string };
const columns: Column<Club>[] = [{ key: 'Name', label: 'Navn', width: 200, cell: ({ Name }) => Name }];
const some = { Result: [{ Id: 1, Name: 'Roklubben' }], TotalPages: 1, Total: 1 };
const nothing = { Result: [], TotalPages: 0, Total: 0 };
const clear = vi.fn();
const refetch = vi.fn();

// A page asks its router for the address.
const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });

type ClubsProps = Partial<Pick<ListState, 'search'>> & {
  isFiltered: boolean;
  noHits?: string;
  totalText?: (total: number) => string;
  rowCount?: number;
  query?: Partial<ListPageProps<Club>['query']>;
  linked?: boolean;
  ticks?: RowTicks<Club>;
};
const links: Column<Club>[] = [
  { key: 'Name', label: 'Navn', width: 200, cell: ({ Name }) => <NameLink to="/">{Name}</NameLink> },
];

const Clubs = ({ isFiltered, search = {}, query, noHits, totalText, rowCount, linked = false, ticks }: ClubsProps) => {
  const list: ListState = {
    definition: { filters: {}, sort: ['Name'] },
    search,
    sort: { field: 'Name', dir: 'asc' },
    page: 1,
    perPage: 10,
    isFiltered,
    clear,
    setSearch: vi.fn(),
    setFilter: vi.fn(),
    setPeriod: vi.fn(),
    sortBy: vi.fn(),
    setPage: vi.fn(),
    setPerPage: vi.fn(),
  };
  return (
    <RouterContextProvider router={router}>
      <ListPage
        texts={{ title: 'Klubber', search: 'Søg', firstHint: 'Opret den første klub.' }}
        files={[{ list: 'sponsorships', request: {} }]}
        create={<button type="button">Opret klub</button>}
        {...(noHits !== undefined && { noHits })}
        totalText={totalText}
        rowCount={rowCount}
        columns={linked ? links : columns}
        ticks={ticks}
        rowKey={({ Id }) => Id}
        rowName={({ Name }) => Name}
        list={list}
        query={{ data: nothing, error: null, isFetching: false, isPlaceholderData: false, refetch, ...query }}
      />
    </RouterContextProvider>
  );
};

/** What stands in the place of the rows, and not what is read aloud alone. */
const visibleRows = () =>
  page
    .getByRole('paragraph')
    .elements()
    .map((paragraph) => paragraph.textContent);
const button = (name: string) => page.getByRole('button', { name });

it('an empty list says so, and how to make the first one', async () => {
  await renderInApp(<Clubs isFiltered={false} />);
  await expect.element(button('Opret klub').first()).toBeVisible();
  expect(button('Opret klub').elements()).toHaveLength(2);
  expect(visibleRows()).toEqual(['Ingen elementer blev fundet.', 'Opret den første klub.']);
  expect(button('Ryd filtre').elements()).toHaveLength(0);
});

it('a list without hits says the same, and clears its filters', async () => {
  await renderInApp(<Clubs isFiltered />);
  await button('Ryd filtre').click();
  expect(clear).toHaveBeenCalledOnce();
  expect(visibleRows()).toEqual(['Ingen elementer blev fundet.', 'Prøv en anden søgning, eller ryd filtrene.']);
});

it('a list that no other search would fill says what its screen says of that', async () => {
  await renderInApp(<Clubs isFiltered noHits="Der er ingen fejl tilbage." />);
  await expect.element(button('Ryd filtre')).toBeVisible();
  expect(visibleRows()).toEqual(['Der er ingen fejl tilbage.']);
});

it('a search without hits names what was sought', async () => {
  await renderInApp(<Clubs isFiltered search={{ search: 'roklub' }} />);
  await expect.element(page.getByText(/^Intet passer til »roklub«\. Prøv/)).toBeVisible();
});

it('a list that is asked anew keeps its rows, and says that they are the old ones', async () => {
  await renderInApp(<Clubs isFiltered query={{ data: some, isFetching: true, isPlaceholderData: true }} />);
  await expect.element(page.getByText('Roklubben')).toBeVisible();
  await expect.element(page.getByRole('table')).toHaveAttribute('aria-busy', 'true');
});

it.each([
  ['rows', '1–1 af 1', undefined],
  ['what it is told to, where a row may hold several', '1–1 af 1 opgave', (total: number) => `${total} opgave`],
])('the count counts %s', async (_, text, totalText) => {
  await renderInApp(<Clubs isFiltered={false} query={{ data: some }} {...(totalText && { totalText })} />);
  await expect.element(page.getByText(text, { exact: true })).toBeVisible();
});

it('the count goes by rows where one holds several, and its text by what is counted', async () => {
  const totalText = (total: number) => `1 række med ${total} opgaver`;
  const query = { data: { ...some, Total: 17 } };
  await renderInApp(<Clubs isFiltered={false} query={query} totalText={totalText} rowCount={1} />);
  await expect.element(page.getByText('1–1 af 1 række med 17 opgaver', { exact: true })).toBeVisible();
});

it.each([
  ['nothing of the old rows', true, 0],
  ['how many rows it will have', false, 1],
])('the menu of the file says %s', async (_, isPlaceholderData, said) => {
  await renderInApp(<Clubs isFiltered query={{ data: some, isFetching: isPlaceholderData, isPlaceholderData }} />);
  await button('Hent').click();
  await expect.element(page.getByRole('menuitem', { name: 'CSV' })).toBeVisible();
  expect(page.getByText(/^1 række/).elements()).toHaveLength(said);
});

it.each([
  ['no rows that answer something else', true, 0],
  ['the older rows that answer the same', false, 1],
])('a list that cannot be had says so, can be asked again, and shows %s', async (_, isPlaceholderData, rows) => {
  await renderInApp(<Clubs isFiltered query={{ data: some, error: new Error('500'), isPlaceholderData }} />);
  await expect.element(page.getByRole('alert').getByText('Listen kunne ikke hentes')).toBeVisible();
  expect(page.getByText('Roklubben').elements()).toHaveLength(rows);
  refetch.mockClear();
  await button('Prøv igen').click();
  expect(refetch).toHaveBeenCalledOnce();
});

const clubs = [
  { Id: 1, Name: 'Roklubben' },
  { Id: 2, Name: 'Skiklubben' },
];

const TickPage = () => {
  const [ticked, setTicked] = useState<readonly Club[]>([]);
  const ticks: RowTicks<Club> = {
    has: (row) => ticked.includes(row),
    can: ({ Id }) => Id > 1,
    set: (rows, on) => setTicked(on ? rows : []),
  };
  return <Clubs isFiltered={false} query={{ data: { Result: clubs, TotalPages: 1, Total: 2 } }} linked ticks={ticks} />;
};

it('j and k lead through the rows, and x ticks the row where it can be', async () => {
  await renderInApp(<TickPage />);
  const link = (name: string) => page.getByRole('link', { name });
  await expect.element(link('Roklubben')).toBeVisible();
  await userEvent.keyboard('j');
  await expect.element(link('Roklubben')).toHaveFocus();
  await userEvent.keyboard('xj');
  await expect.element(link('Skiklubben')).toHaveFocus();
  const tick = page.getByRole('checkbox', { name: 'Vælg Skiklubben' });
  await expect.element(tick).not.toBeChecked();
  await userEvent.keyboard('x');
  await expect.element(tick).toBeChecked();
  await userEvent.keyboard('jk');
  await expect.element(link('Roklubben')).toHaveFocus();
  await expect.element(tick).toBeChecked();
});

it('j is a letter where one types, and where a menu has the focus', async () => {
  await renderInApp(<TickPage />);
  await page.getByRole('searchbox').fill('');
  await userEvent.keyboard('j');
  await expect.element(page.getByRole('searchbox')).toHaveValue('j');
  await expect.element(page.getByRole('searchbox')).toHaveFocus();
  await button('Hent').click();
  await expect.element(page.getByRole('menuitem', { name: 'CSV' })).toBeVisible();
  const focusedRole = () => document.activeElement?.getAttribute('role');
  await userEvent.keyboard('{ArrowDown}');
  await expect.poll(focusedRole).toBe('menuitem');
  await userEvent.keyboard('j');
  expect(focusedRole()).toBe('menuitem');
});
