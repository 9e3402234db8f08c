import { field } from '@sponsorat/api';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { z } from 'zod';
import { renderInApp } from '../../testing/renderInApp.tsx';
import { blankValues } from '../form/schema.ts';
import { useForm } from '../form/useForm.ts';
import { CreatableField, MultiSelectField } from './MultiSelectField.tsx';

const schema = z.object({ tags: field.textSet('Tilvalg') });
const none = blankValues(schema);

const Tags = ({ chosen = ['Flag', 'Skærm'] }) => {
  const [initial] = useState({ tags: chosen });
  const form = useForm({ schema, initial, save: async () => {} });
  return <CreatableField field={form.field('tags')} options={['Skærm']} />;
};

const hint = () => page.getByRole('tooltip', { name: 'Fjern' });

it("says 'Fjern' at the button of one that was chosen, to the pointer and to the keyboard", async () => {
  await renderInApp(<Tags />);
  await expect.element(hint()).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Fjern Flag' }).hover();
  await expect.element(hint()).toBeVisible();
  await page.getByRole('button', { name: 'Fjern Flag' }).unhover();
  await expect.element(hint()).not.toBeInTheDocument();
  await userEvent.tab();
  await expect.element(page.getByRole('button', { name: 'Fjern Flag' })).toHaveFocus();
  await expect.element(hint()).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('button', { name: 'Fjern Flag' })).not.toBeInTheDocument();
});

it('has no line without anything on it, but one for what is typed where the chosen ones leave no room', async () => {
  await renderInApp(
    <div style={{ width: 250 }}>
      <Tags chosen={['Facebook', 'Instagram']} />
    </div>,
  );
  const box = page.getByRole('combobox');
  const input = () => box.element().getBoundingClientRect();
  const chip = () => page.getByText('Instagram', { exact: true }).element().getBoundingClientRect();
  await expect.element(page.getByText('Instagram', { exact: true })).toBeVisible();
  expect(input().top).toBeLessThan(chip().bottom);
  await box.fill('Noget langt, som ikke kan stå der');
  expect(input().top).toBeGreaterThanOrEqual(chip().bottom);
});

const WithoutOptions = ({ failed }: { failed: boolean }) => {
  const form = useForm({ schema, initial: none, save: async () => {} });
  return <MultiSelectField field={form.field('tags')} options={undefined} failed={failed} />;
};

it.each([
  [false, 'Indlæser'],
  [true, 'Kunne ikke hentes'],
])('says whether options are on their way or could not be fetched', async (failed, said) => {
  await renderInApp(<WithoutOptions failed={failed} />);
  await expect.element(page.getByPlaceholder(said)).toBeVisible();
});
