import { defineList, filterBy } from '@sponsorat/api';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderInApp } from '../testing/renderInApp.tsx';
import type { ListSearch } from '../ui/list/listSearch.ts';
import type { ListState } from '../ui/list/useListState.ts';
import { categoriesQuery } from './catalog.queries.ts';
import { Filters } from './Filters.tsx';

const categories = [
  { id: 1, name: 'Guldsponsor', use: 'Aftaler' },
  { id: 2, name: 'Fodbold', use: 'Klubber' },
  { id: 3, name: 'Andet', use: 'Begge' },
  { id: 4, name: 'Sølvsponsor', use: 'Aftaler' },
] as const;

const definition = defineList({ filters: { category: filterBy.category }, sort: ['Name'] });
const still = { definition, setPeriod: () => {} };

const Filter = ({ list }: { list: Pick<ListState, 'search' | 'setFilter'> }) => {
  const queryClient = useQueryClient();
  useState(() => queryClient.setQueryData(categoriesQuery.queryKey, [...categories]));
  return <Filters list={{ ...still, ...list }} />;
};

it('offers categories under what they are of, and filters by the one that is chosen', async () => {
  const chosen: unknown[] = [];
  const list = { search: {}, setFilter: (...filter: unknown[]) => chosen.push(filter) };
  await renderInApp(<Filter list={list} />);
  await page.getByRole('combobox', { name: 'Kategori' }).click();
  await expect.element(page.getByRole('option', { name: 'Fodbold' })).toBeVisible();
  const offered = page.getByRole('listbox').element().textContent;
  expect(offered).toBe('KlubberFodboldAftalerGuldsponsorSølvsponsorKlubber og aftalerAndet');
  await page.getByRole('option', { name: 'Sølvsponsor' }).click();
  expect(chosen).toEqual([['category', 4]]);
});

it('is searched by typing where it offers more than a handful', async () => {
  const chosen: unknown[] = [];
  const words = Object.fromEntries(['Fyn', 'Midtjylland', 'Nordjylland', 'Sjælland', 'Bornholm', 'Samsø'].entries());
  const area = defineList({ filters: { area: filterBy.word('Område', words, 'Alle områder') }, sort: ['Name'] });
  const list = { search: {}, setFilter: (...filter: unknown[]) => chosen.push(filter) };
  await renderInApp(<Filters list={{ ...still, ...list, definition: area }} />);
  await page.getByRole('combobox', { name: 'Område' }).click();
  await userEvent.keyboard('nord{Enter}');
  expect(chosen).toEqual([['area', '2']]);
});

it('shows a chosen category that is offered no more, so that it is seen', async () => {
  const list = { search: { category: 9 }, setFilter: () => {} };
  await renderInApp(<Filter list={list} />);
  await expect.element(page.getByRole('combobox', { name: 'Kategori' })).toHaveValue('Ukendt');
});

const many = defineList({
  filters: {
    status: filterBy.word('Status', { active: 'Aktiv', expired: 'Udløbet', none: 'Ingen aftale' }, 'Alle statusser'),
    contract: filterBy.word('Aftale', { big: 'Over 50 tkr.' }, 'Alle aftaler'),
    ...filterBy.period('Periode'),
  },
  sort: ['Name'],
});
const tabs = [{}, { status: 'none' }];

const Many = ({ first = {}, tab = {} }: { first?: ListSearch; tab?: (typeof tabs)[number] }) => {
  const [search, setSearch] = useState<ListSearch>(first);
  const list = {
    definition: many,
    search,
    setFilter: (key: string, value: string | number | undefined) => setSearch({ ...search, [key]: value }),
    setPeriod: () => {},
  };
  return <Filters list={list} tabs={{ all: tabs, shown: tab }} />;
};
const add = page.getByRole('button', { name: 'Filter' });
const chip = (name: string) => page.getByRole('combobox', { name });
const optionTexts = () =>
  page
    .getByRole('menuitem')
    .elements()
    .map(({ textContent }) => textContent);

it('lists the filters that are not set, opens the one that is asked for, and makes a chip of what is chosen', async () => {
  await renderInApp(<Many />);
  expect(page.getByRole('combobox').elements()).toHaveLength(0);
  await add.click();
  await expect.element(page.getByRole('menuitem', { name: 'Aftale' })).toBeVisible();
  expect(optionTexts()).toEqual(['Status', 'Aftale', 'Periode']);
  await page.getByRole('menuitem', { name: 'Aftale' }).click();
  await expect.element(chip('Aftale')).toHaveFocus();
  await page.getByRole('option', { name: 'Over 50 tkr.' }).click();
  await expect.element(chip('Aftale')).toHaveValue('Over 50 tkr.');
  await add.click();
  await expect.element(page.getByRole('menuitem', { name: 'Status' })).toBeVisible();
  expect(optionTexts()).toEqual(['Status', 'Periode']);
  await userEvent.keyboard('{Escape}');
  await page.getByRole('button', { name: 'Ryd aftale' }).click();
  await expect.element(chip('Aftale')).not.toBeInTheDocument();
  await expect.element(add).toHaveFocus();
});

it('takes a filter away again that was asked for, and left without a choice', async () => {
  await renderInApp(<Many />);
  await add.click();
  await page.getByRole('menuitem', { name: 'Status' }).click();
  await expect.element(chip('Status')).toHaveFocus();
  await userEvent.keyboard('{Escape}{Shift>}{Tab}{/Shift}');
  await expect.element(chip('Status')).not.toBeInTheDocument();
});

it('offers nothing that a tab chooses, but what an address asks for', async () => {
  const { unmount } = await renderInApp(<Many />);
  await add.click();
  await page.getByRole('menuitem', { name: 'Status' }).click();
  await expect.element(page.getByRole('option', { name: 'Aktiv' })).toBeVisible();
  expect(page.getByRole('listbox').element().textContent).toBe('AktivUdløbet');
  await unmount();
  const byTab = await renderInApp(<Many first={{ status: 'none' }} tab={{ status: 'none' }} />);
  await add.click();
  await expect.element(page.getByRole('menuitem', { name: 'Aftale' })).toBeVisible();
  expect(optionTexts()).toEqual(['Aftale', 'Periode']);
  await byTab.unmount();
  await renderInApp(<Many first={{ status: 'none' }} />);
  await expect.element(chip('Status')).toHaveValue('Ingen aftale');
});
