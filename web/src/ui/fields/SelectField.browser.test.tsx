import { NativeSelect } from '@mantine/core';
import { field } from '@sponsorat/api';
import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { z } from 'zod';
import { renderInApp } from '../../testing/renderInApp.tsx';
import { blankValues } from '../form/schema.ts';
import { useForm } from '../form/useForm.ts';
import { ListSelect } from './ListSelect.tsx';
import { MultiSelectField } from './MultiSelectField.tsx';
import { SelectField } from './SelectField.tsx';

const schema = z.object({ one: field.optionalId('Én'), many: field.idList('Flere') });
const options = [
  { value: 1, label: 'Fodbold' },
  { value: 2, label: 'Håndbold' },
];
const sent = vi.fn();
beforeEach(() => sent.mockClear());

const Fields = () => {
  const [initial] = useState(blankValues(schema));
  const form = useForm({ schema, initial, save: async () => {} });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sent();
      }}
    >
      <SelectField field={form.field('one')} options={options} />
      <MultiSelectField field={form.field('many')} options={options} />
      <ListSelect label="Liste" data={['Fodbold', 'Håndbold']} searchable openOnFocus={false} />
      <button type="submit">Gem</button>
    </form>
  );
};

it.each(['Én', 'Flere', 'Liste'])('opens its list with Enter, and never sends the form: %s', async (label) => {
  await renderInApp(<Fields />);
  const box = page.getByRole('combobox', { name: label });
  (box.element() as HTMLInputElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('option').first()).toBeVisible();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await userEvent.keyboard('{Escape}{Enter}');
  await expect.element(page.getByRole('option').first()).toBeVisible();
  expect(sent).not.toHaveBeenCalled();
});

it("never sends the form from a browser's own select", async () => {
  await renderInApp(
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sent();
      }}
    >
      <NativeSelect label="Måned" data={['maj', 'juni']} />
      <button type="submit">Gem</button>
    </form>,
  );
  const picker = vi.spyOn(HTMLSelectElement.prototype, 'showPicker').mockImplementation(() => {});
  (page.getByLabelText('Måned').element() as HTMLSelectElement).focus();
  await userEvent.keyboard('{Enter}');
  expect(picker).toHaveBeenCalledOnce();
  expect(sent).not.toHaveBeenCalled();
});
