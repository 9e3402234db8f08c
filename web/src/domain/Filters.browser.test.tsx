import { defineList, filterBy } from '@sponsorat/api';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderInApp } from '../testing/renderInApp.tsx';
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

it('shows a chosen category that is offered no more, so that it is seen', async () => {
  const list = { search: { category: 9 }, setFilter: () => {} };
  await renderInApp(<Filter list={list} />);
  await expect.element(page.getByRole('combobox', { name: 'Kategori' })).toHaveValue('Ukendt');
});
