import { simpleFormSchema } from '@sponsorat/api';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { categoriesQuery } from '../../../domain/catalog.queries.ts';
import { today } from '../../../lib/formats.ts';
import { renderInApp } from '../../../testing/renderInApp.tsx';
import { useForm } from '../../../ui/form/useForm.ts';
import { formatDate } from '../../../ui/parse/dateText.ts';
import { agreementValues } from './agreementValues.ts';
import { PurposeFields } from './PurposeFields.tsx';

const categories = [
  { id: 1, name: 'Guldsponsor', use: 'Aftaler' },
  { id: 2, name: 'Sølvsponsor', use: 'Aftaler' },
  { id: 3, name: 'Andet', use: 'Begge' },
  { id: 4, name: 'Fodbold', use: 'Klubber' },
] as const;

type Days = { endDate?: string | null; renegotiation?: string | null };

const Agreement = ({ endDate = null, renegotiation = null }: Days) => {
  const queryClient = useQueryClient();
  const [initial] = useState(() => {
    queryClient.setQueryData(categoriesQuery.queryKey, [...categories]);
    return { ...agreementValues(undefined), endDate, renegotiation };
  });
  const form = useForm({ schema: simpleFormSchema, initial, save: async () => null });
  return <PurposeFields form={form} contract={undefined} />;
};

const textbox = (name: string) => page.getByRole('textbox', { name });
const optionTexts = () =>
  page
    .getByRole('option')
    .elements()
    .map((option) => option.textContent);

it('offers the categories of agreements, and the one that was chosen not as a further one', async () => {
  await renderInApp(<Agreement />);
  await page.getByRole('combobox', { name: 'Kategori', exact: true }).click();
  await expect.element(page.getByRole('option', { name: 'Guldsponsor' })).toBeVisible();
  expect(optionTexts()).toEqual(['Guldsponsor', 'Sølvsponsor', 'Andet']);
  await page.getByRole('option', { name: 'Guldsponsor' }).click();
  await page.getByRole('combobox', { name: 'Yderligere kategorier' }).click();
  await expect.element(page.getByRole('option', { name: 'Sølvsponsor' })).toBeVisible();
  expect(optionTexts()).toEqual(['Sølvsponsor', 'Andet']);
});

it('an end that is opened empty takes the day before the same day a year after the start', async () => {
  await renderInApp(<Agreement />);
  await textbox('Startdato').fill('01-02-2027');
  await userEvent.tab();
  await textbox('Slutdato').click();
  await expect.element(textbox('Slutdato')).toHaveValue('31-01-2028');
});

it('says at once that the start lies after the end, though nobody was at the end', async () => {
  await renderInApp(<Agreement endDate="2027-01-31" />);
  await textbox('Startdato').fill('01-02-2027');
  await userEvent.tab();
  await expect.element(page.getByText(/^Slutdato skal være/)).toBeVisible();
});

it('says at once that the renegotiation lies after the end, though nobody was there', async () => {
  await renderInApp(<Agreement renegotiation="2027-06-01" />);
  await textbox('Slutdato').fill('31012027');
  await userEvent.tab();
  await expect.element(textbox('Slutdato')).toHaveValue('31-01-2027');
  await expect.element(page.getByText(/^Genforhandling skal /)).toBeVisible();
});

it('an end that is opened empty takes today where there is no start', async () => {
  await renderInApp(<Agreement />);
  await textbox('Slutdato').click();
  await expect.element(textbox('Slutdato')).toHaveValue(formatDate(today()));
});
