import { useQueryClient } from '@tanstack/react-query';
import { type ComponentProps, useState } from 'react';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderInApp } from '../testing/renderInApp.tsx';
import { CategoryFilter } from './CategoryFilter.tsx';
import { categoriesQuery } from './catalog.queries.ts';

const categories = [
  { id: 1, name: 'Guldsponsor', use: 'Aftaler' },
  { id: 2, name: 'Fodbold', use: 'Klubber' },
  { id: 3, name: 'Andet', use: 'Begge' },
  { id: 4, name: 'Sølvsponsor', use: 'Aftaler' },
] as const;

const Filter = (props: ComponentProps<typeof CategoryFilter>) => {
  const queryClient = useQueryClient();
  useState(() => queryClient.setQueryData(categoriesQuery.queryKey, [...categories]));
  return <CategoryFilter {...props} />;
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
