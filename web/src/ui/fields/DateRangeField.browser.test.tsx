import { field } from '@sponsorat/api';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { z } from 'zod';
import { today } from '../../lib/formats.ts';
import { renderInApp } from '../../testing/renderInApp.tsx';
import { useFormState } from '../form/formHooks.ts';
import { useForm } from '../form/useForm.ts';
import { addMonth, formatDate } from '../parse/dateText.ts';
import { DateRangeField } from './DateRangeField.tsx';

const schema = z.object({ from: field.optionalDate('Fra'), to: field.optionalDate('Til') });
type Range = { from: string | null; to: string | null };

const OneRange = (given: Range) => {
  const [initial] = useState(given);
  const form = useForm({ schema, initial, save: async () => {} });
  const values = useFormState(form, (state) => state.values);
  return (
    <>
      <DateRangeField label="Periode" from={form.field('from')} to={form.field('to')} />
      <output>{JSON.stringify(values)}</output>
    </>
  );
};

const range = () => page.getByRole('textbox', { name: 'Periode' });
const values = () => JSON.parse(page.getByRole('status').element().textContent ?? '');

it('a range that is opened empty takes today and the same day of the next month, joined by a dash', async () => {
  await renderInApp(<OneRange from={null} to={null} />);
  await range().click();
  await expect.element(range()).toHaveValue(`${formatDate(today())} – ${formatDate(addMonth(today()))}`);
  expect(values()).toEqual({ from: today(), to: addMonth(today()) });
});

it('a range that has days keeps them as it is opened', async () => {
  await renderInApp(<OneRange from="2027-02-01" to="2027-02-14" />);
  await range().click();
  await expect.element(range()).toHaveValue('01-02-2027 – 14-02-2027');
});
