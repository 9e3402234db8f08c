import { field } from '@sponsorat/api';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { z } from 'zod';
import { today } from '../../lib/formats.ts';
import { renderInApp } from '../../testing/renderInApp.tsx';
import { useFormState } from '../form/formHooks.ts';
import { useForm } from '../form/useForm.ts';
import { formatDate } from '../parse/dateText.ts';
import { DateField } from './DateField.tsx';

const schema = z.object({ startDate: field.requiredDate('Startdato'), endDate: field.optionalDate('Slutdato') });

const TwoDates = () => {
  const [initial] = useState<{ startDate: string | null; endDate: string | null }>({ startDate: null, endDate: null });
  const form = useForm({ schema, initial, save: async () => {} });
  const values = useFormState(form, (state) => state.values);
  return (
    <>
      <DateField field={form.field('startDate')} />
      <DateField field={form.field('endDate')} />
      <output>{JSON.stringify(values)}</output>
    </>
  );
};

const start = () => page.getByRole('textbox', { name: 'Startdato' });
const end = () => page.getByRole('textbox', { name: 'Slutdato' });
const values = () => JSON.parse(page.getByRole('status').element().textContent ?? '');

it('a required date that is opened empty takes today, an optional one waits', async () => {
  await renderInApp(<TwoDates />);
  await start().click();
  await expect.element(start()).toHaveValue(formatDate(today()));
  await userEvent.keyboard('{Escape}');
  await end().click();
  await expect.element(end()).toHaveValue('');
  expect(values()).toEqual({ startDate: today(), endDate: null });
});

it.each([
  ['1/2-2027', '01-02-2027', '2027-02-01'],
  ['01012027', '01-01-2027', '2027-01-01'],
])('takes a day as people type it, and shows it as all others: %s', async (typed, shown, sent) => {
  await renderInApp(<TwoDates />);
  await end().fill(typed);
  await userEvent.tab();
  await expect.element(end()).toHaveValue(shown);
  expect(values()).toMatchObject({ endDate: sent });
});

it('refuses what is no day once the field is left, and keeps what was typed', async () => {
  await renderInApp(<TwoDates />);
  await end().fill('31-02-2027');
  await userEvent.keyboard('{Escape}');
  await start().click();
  await expect.element(page.getByText('Slutdato skal være en gyldig dato (dd-mm-åååå)')).toBeVisible();
  await expect.element(end()).toHaveValue('31-02-2027');
});

it('shows a month with week numbers, Danish names and the years around this one, from which a day is picked by the keyboard', async () => {
  await renderInApp(<TwoDates />);
  await end().fill('15-06-2027');
  await userEvent.keyboard('{ArrowDown}');
  const calendar = page.getByRole('dialog');
  await expect.element(calendar.getByRole('combobox', { name: 'Måned' })).toHaveDisplayValue('juni');
  await expect.element(calendar.getByText('24', { exact: true }).first()).toBeVisible();
  const year = Number(today().slice(0, 4));
  const years = [...calendar.getByRole('combobox', { name: 'År' }).element().querySelectorAll('option')];
  expect(years.map(({ value }) => Number(value))).toEqual(Array.from({ length: 9 }, (_, at) => year - 3 + at));
  const heading = calendar.element().querySelector('thead th');
  expect(heading && getComputedStyle(heading, '::before').content).toBe('"Uge"');
  await expect.element(calendar.getByRole('button', { name: '15. juni 2027' })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}{Enter}');
  await expect.element(end()).toHaveValue('16-06-2027');
  await expect.element(end()).toHaveFocus();
});

const FollowUp = () => {
  const [initial] = useState<{ endDate: string | null }>({ endDate: null });
  const form = useForm({
    schema: z.object({ endDate: field.optionalDate('Slutdato') }),
    initial,
    save: async () => {},
  });
  return <DateField field={form.field('endDate')} from="2090-06-15" />;
};

it('offers no day before the first that is allowed, and begins there', async () => {
  await renderInApp(<FollowUp />);
  await end().fill('01-06-2090');
  await userEvent.keyboard('{ArrowDown}');
  const calendar = page.getByRole('dialog');
  const day = (name: string) => calendar.getByRole('button', { name });
  await expect.element(day('15. juni 2090')).toHaveFocus();
  await expect.element(day('14. juni 2090')).toBeDisabled();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(day('15. juni 2090')).toHaveFocus();
  // Before the first day too, as long as that lies ahead.
  await expect.element(day('I dag')).toBeDisabled();
  await userEvent.keyboard('{Enter}');
  await expect.element(end()).toHaveValue('15-06-2090');
});
