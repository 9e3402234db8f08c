import type { Import } from '@sponsorat/api';
import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderInApp } from '../../testing/renderInApp.tsx';
import { CellsForm } from './CellsForm.tsx';

const call = vi.hoisted(() => vi.fn());
vi.mock(import('../../lib/client.ts'), async (original) => ({ ...(await original()), call }));

const column = (heading: string, field: string | null) => ({ heading, field, samples: [] });
const field = (name: string, names: boolean, says: string[] = []): Import['fields'][number] => ({
  field: name,
  label: name,
  required: false,
  says,
  names,
  without: null,
});
const one = {
  id: 1,
  columns: [column('Område', 'area'), column('By', 'city'), column('Mail', 'userEmail'), column('Andet', null)],
  fields: [field('area', true), field('city', false), field('userEmail', true, ['user'])],
};

it('offers the names that a cell may have, and takes what is chosen or typed', async () => {
  call.mockResolvedValue([
    { id: 1, name: 'Nord' },
    { id: 2, name: 'Syd' },
  ]);
  const onSave = vi.fn();
  const row = { Values: { Område: 'Nrd', By: 'Aalborg' }, Wrong: ['Område'] };
  await renderInApp(<CellsForm one={one} row={row} onSave={onSave} onCancel={() => {}} />);
  await page.getByRole('combobox', { name: 'Område' }).click();
  await expect
    .poll(() =>
      page
        .getByRole('option')
        .elements()
        .map((option) => option.textContent),
    )
    .toEqual(['Nord', 'Syd']);
  await page.getByRole('option', { name: 'Syd' }).click();
  await page.getByRole('button', { name: 'Vis alle celler' }).click();
  expect(
    page
      .getByLabelText(/Område|By|Mail/)
      .elements()
      .flatMap((input) => (input instanceof HTMLInputElement ? input.value : [])),
  ).toEqual(['Syd', 'Aalborg', '']);
  await page.getByRole('textbox', { name: 'By' }).fill('Hobro');
  await page.getByRole('button', { name: 'Gem rettelsen' }).click();
  expect(onSave).toHaveBeenCalledWith({ Område: 'Syd', By: 'Hobro' });
  expect(call).toHaveBeenCalledOnce();
});

it('offers the cell of a field that no column goes to, where the row lacks it', async () => {
  const onSave = vi.fn();
  const address = { ...field('address', false), label: 'Adresse', required: true };
  const lacking = { ...one, fields: [...one.fields, address] };
  const row = { Values: { Område: 'Nord', By: 'Aalborg' }, Wrong: ['Adresse'] };
  await renderInApp(<CellsForm one={lacking} row={row} onSave={onSave} onCancel={() => {}} />);
  expect(page.getByRole('textbox').elements()).toHaveLength(1);
  await page.getByRole('textbox', { name: 'Adresse' }).fill('Vej 1');
  await page.getByRole('button', { name: 'Gem rettelsen' }).click();
  expect(onSave).toHaveBeenCalledWith({ Adresse: 'Vej 1' });
});
