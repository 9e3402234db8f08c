import { field } from '@sponsorat/api';
import { type ReactNode, useState } from 'react';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { z } from 'zod';
import { ApiError } from '../../lib/client.ts';
import { renderInApp } from '../../testing/renderInApp.tsx';
import { SignedIn } from '../../testing/SignedIn.tsx';
import { CreatableField } from '../fields/MultiSelectField.tsx';
import { MoneyField } from '../fields/NumberFields.tsx';
import { SelectField } from '../fields/SelectField.tsx';
import { TextField } from '../fields/TextField.tsx';
import { FormBar } from './FormBar.tsx';
import { FormFrame } from './FormFrame.tsx';
import { blankValues, type FormValues } from './schema.ts';
import { useForm } from './useForm.ts';

const schema = z.object({
  name: field.requiredText('Navn'),
  city: field.optionalText('By'),
  amount: field.optionalMoney('Beløb'),
  areaId: field.requiredId('Område'),
  tags: field.textSet('Tilvalg'),
});
type Values = FormValues<typeof schema>;
const stored: Values = { ...blankValues(schema), name: 'Vejle', city: 'Vejle', areaId: 2 };
const areas = [
  { value: 1, label: 'Nordjylland' },
  { value: 2, label: 'Fyn' },
];

type TriedProps = {
  initial?: Values;
  save: (input: unknown) => Promise<unknown>;
  loadTheirs?: () => Promise<Values>;
  secondary?: ReactNode;
};

const TestForm = ({ initial: given = blankValues(schema), save, loadTheirs, secondary = null }: TriedProps) => {
  const [initial] = useState(given);
  const form = useForm({ schema, initial, save, loadTheirs });
  return (
    <FormFrame form={form} label="Prøve">
      <TextField field={form.field('name')} />
      <TextField field={form.field('city')} />
      <MoneyField field={form.field('amount')} />
      <SelectField field={form.field('areaId')} options={areas} />
      <CreatableField field={form.field('tags')} options={['Skærm']} />
      <FormBar form={form} saveLabel="Gem" secondary={secondary} />
    </FormFrame>
  );
};

const textbox = (name: string) => page.getByRole('textbox', { name, exact: true });
const area = () => page.getByRole('combobox', { name: 'Område' });
const gem = () => page.getByRole('button', { name: 'Gem', exact: true });
const unsavedNotice = () => page.getByText('Du har ændringer, der ikke er gemt');
const nothing = async () => {};

it('says what the star means above the fields, not over them, where there is no card with a corner', async () => {
  await renderInApp(<TestForm save={nothing} />);
  const legend = page.getByText('* skal udfyldes').element().getBoundingClientRect();
  const label = document.querySelector('label')?.getBoundingClientRect();
  expect(legend.bottom).toBeLessThanOrEqual(label?.top ?? 0);
});

it('takes the click on another field that leaves one, though its error moves that field', async () => {
  await renderInApp(<TestForm save={nothing} />);
  await textbox('Navn').click();
  await page.getByRole('combobox', { name: 'Område' }).click();
  await expect.element(page.getByRole('option', { name: 'Fyn' })).toBeVisible();
  await expect.element(page.getByText('Navn skal udfyldes')).toBeVisible();
});

it('takes the click that leaves a field, though its error moves what stands below', async () => {
  const remove = vi.fn();
  const secondary = (
    <button type="button" onClick={remove}>
      Slet
    </button>
  );
  await renderInApp(<TestForm save={nothing} secondary={secondary} />);
  await textbox('Navn').click();
  await page.getByRole('button', { name: 'Slet' }).click();
  expect(remove).toHaveBeenCalledOnce();
});

it('says what is wrong once a field is left, and marks what is required', async () => {
  await renderInApp(<TestForm save={nothing} />);
  await expect.element(page.getByText('* skal udfyldes')).toBeVisible();
  await expect.element(textbox('Navn')).toBeRequired();
  await expect.element(textbox('By')).not.toBeRequired();
  const labels = [...document.querySelectorAll('label')].map(({ textContent }) => textContent);
  expect(labels).toEqual(expect.arrayContaining(['Navn *', 'By']));
  await textbox('Navn').click();
  await expect.element(page.getByText('Navn skal udfyldes')).not.toBeInTheDocument();
  await userEvent.tab();
  await expect.element(page.getByText('Navn skal udfyldes')).toBeVisible();
  await textbox('Navn').fill('V');
  await expect.element(page.getByText('Navn skal udfyldes')).not.toBeInTheDocument();
});

it('sums up above the form what a save lacks, with the focus, and each line leads to its field', async () => {
  const save = vi.fn(nothing);
  await renderInApp(<TestForm save={save} />);
  await gem().click();
  const summary = page.getByRole('alert');
  await expect.element(summary).toHaveFocus();
  await expect.element(summary.getByRole('link', { name: 'Navn skal udfyldes' })).toBeVisible();
  const lines = summary.getByRole('link').elements();
  expect(lines.map(({ textContent }) => textContent)).toEqual(['Navn skal udfyldes', 'Område skal udfyldes']);
  expect(document.title).toMatch(/^Fejl: /);
  await summary.getByRole('link', { name: 'Område skal udfyldes' }).click();
  await expect.element(area()).toHaveFocus();
  expect(save).not.toHaveBeenCalled();
});

it('says how an amount is written where its comma may part thousands, and of what is no number that it is none', async () => {
  await renderInApp(<TestForm initial={stored} save={nothing} />);
  const help = page.getByText('Skriv beløbet som 450.000 eller 450.000,50');
  await page.getByRole('textbox', { name: /^Beløb/ }).fill('450,000');
  await userEvent.tab();
  await expect.element(help).toBeVisible();
  await page.getByRole('textbox', { name: /^Beløb/ }).fill('mange');
  await expect.element(page.getByText('Beløb skal være et tal')).toBeVisible();
  await expect.element(help).not.toBeInTheDocument();
});

it('shows the bar of unsaved changes as long as there are some, and sends what was typed, trimmed', async () => {
  const save = vi.fn(nothing);
  await renderInApp(<TestForm initial={stored} save={save} />);
  await expect.element(unsavedNotice()).not.toBeInTheDocument();
  await textbox('By').fill('  Jelling ');
  await expect.element(unsavedNotice()).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Kassér' })).toBeVisible();
  await textbox('By').fill('Vejle');
  await expect.element(unsavedNotice()).not.toBeInTheDocument();
  await textbox('By').fill('  Jelling ');
  await userEvent.keyboard('{Control>}s{/Control}');
  await expect.poll(() => save.mock.calls).toHaveLength(1);
  expect(save).toHaveBeenCalledWith(expect.objectContaining({ name: 'Vejle', city: 'Jelling' }), undefined);
  await expect.element(unsavedNotice()).not.toBeInTheDocument();
});

it.each([
  ['60.000,50', '60.000,50', 60_000.5],
  ['60000', '60.000', 60_000],
  ['1.250', '1.250', 1250],
])('takes an amount as it is typed: %s', async (typed, shown, sent) => {
  const save = vi.fn(nothing);
  await renderInApp(<TestForm initial={stored} save={save} />);
  await textbox('Beløb (kroner)').fill(typed);
  await userEvent.tab();
  await expect.element(textbox('Beløb (kroner)')).toHaveValue(shown);
  await gem().click();
  await expect.poll(() => save.mock.calls).toHaveLength(1);
  expect(save).toHaveBeenCalledWith(expect.objectContaining({ amount: sent }), undefined);
});

it('chooses from a list by typing, and adds a text of its own to several', async () => {
  const save = vi.fn(nothing);
  await renderInApp(<TestForm initial={stored} save={save} />);
  await area().fill('nord');
  await userEvent.keyboard('{Enter}');
  await expect.element(area()).toHaveValue('Nordjylland');
  await page.getByRole('combobox', { name: 'Tilvalg' }).fill('Flag');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('button', { name: 'Fjern Flag' })).toBeVisible();
  await userEvent.keyboard('{Control>}s{/Control}');
  await expect.poll(() => save.mock.calls).toHaveLength(1);
  expect(save).toHaveBeenCalledWith(expect.objectContaining({ areaId: 1, tags: ['Flag'] }), undefined);
});

it('says who saved first, and puts what was typed on top of theirs', async () => {
  const refused = new ApiError(409, { error: 'x', message: 'x', by: 'Mette', at: new Date().toISOString() });
  const save = vi.fn(() => Promise.reject(refused));
  await renderInApp(
    <TestForm initial={stored} save={save} loadTheirs={async () => ({ ...stored, name: 'Vejle B', city: 'Give' })} />,
  );
  await textbox('By').fill('Jelling');
  await gem().click();
  const notice = page.getByRole('alert');
  await expect.element(notice).toHaveFocus();
  await expect.element(notice.getByText(/^Mette gemte/)).toBeVisible();
  await expect
    .element(
      notice.getByText('Ændret imens: Navn (nu »Vejle B«) og By (nu »Give«). Her har du ændret By til noget andet.'),
    )
    .toBeVisible();
  await notice.getByRole('button', { name: 'Behold mine ændringer' }).click();
  await expect.element(textbox('Navn')).toHaveValue('Vejle B');
  await expect.element(textbox('By')).toHaveValue('Jelling');
  await expect.element(unsavedNotice()).toBeVisible();
  await expect.element(textbox('By')).toHaveFocus();
});

it('says that one saved oneself in another window, not that another did', async () => {
  const refused = new ApiError(409, { error: 'x', message: 'x', by: 'Mette', at: new Date().toISOString() });
  await renderInApp(
    <SignedIn name="Mette">
      <TestForm initial={stored} save={() => Promise.reject(refused)} loadTheirs={async () => stored} />
    </SignedIn>,
  );
  await textbox('By').fill('Jelling');
  await gem().click();
  const notice = page.getByRole('alert');
  await expect.element(notice.getByText('Du har selv gemt i et andet vindue')).toBeVisible();
  await expect.element(notice.getByText(/^Du gemte .*\. Det, du har skrevet her,/)).toBeVisible();
});

it('gives the focus back to where it was once a save that failed is tried again and succeeds', async () => {
  const refused = new ApiError(500, { error: 'Noget gik galt', message: 'Prøv igen om lidt.' });
  const save = vi.fn(nothing).mockRejectedValueOnce(refused);
  await renderInApp(<TestForm initial={stored} save={save} />);
  await textbox('By').fill('Jelling');
  await userEvent.keyboard('{Enter}');
  const notice = page.getByRole('alert');
  await expect.element(notice).toHaveFocus();
  await notice.getByRole('button', { name: 'Prøv igen' }).click();
  await expect.element(notice).not.toBeInTheDocument();
  await expect.element(textbox('By')).toHaveFocus();
});

it('takes what the other saved instead, once that could be fetched', async () => {
  const refused = new ApiError(409, { error: 'x', message: 'x', by: 'Mette', at: new Date().toISOString() });
  const loadTheirs = vi.fn(async () => ({ ...stored, city: 'Give' }));
  // Neither what differs nor what is asked for.
  const failure = new ApiError(503, { error: 'Ikke tilgængelig', message: 'Prøv igen om lidt.' });
  loadTheirs.mockRejectedValueOnce(failure).mockRejectedValueOnce(failure);
  await renderInApp(<TestForm initial={stored} save={() => Promise.reject(refused)} loadTheirs={loadTheirs} />);
  await textbox('By').fill('Jelling');
  await gem().click();
  const take = page.getByRole('button', { name: 'Hent den nyeste udgave' });
  await take.click();
  await expect.element(page.getByText('Ikke tilgængelig')).toBeVisible();
  await expect.element(textbox('By')).toHaveValue('Jelling');
  await take.click();
  await expect.element(textbox('By')).toHaveValue('Give');
  await expect.element(unsavedNotice()).not.toBeInTheDocument();
  await expect.element(take).not.toBeInTheDocument();
});

it('orders what the server refused as the fields stand, and leads to the nearest field of each', async () => {
  const fields = { 'tags.0': 'Tilvalg er for langt', areaId: 'Område er lukket', name: 'Navn er ikke ledigt' };
  const save = () => Promise.reject(new ApiError(422, { error: 'x', message: 'x', fields }));
  await renderInApp(<TestForm initial={{ ...stored, tags: ['Flag'] }} save={save} />);
  await textbox('By').fill('Jelling');
  await gem().click();
  const lines = page.getByRole('alert').getByRole('link');
  await expect.element(lines.first()).toBeVisible();
  const said = lines.elements().map(({ textContent }) => textContent);
  expect(said).toEqual(['Navn er ikke ledigt', 'Område er lukket', 'Tilvalg er for langt']);
  await lines.last().click();
  await expect.element(page.getByRole('combobox', { name: 'Tilvalg' })).toHaveFocus();
  await textbox('Navn').fill('Vejle B');
  await expect.element(textbox('Navn')).toBeValid();
  await expect.element(area()).toBeInvalid();
});

it('throws changes away only once that was confirmed, and then stands on Gem', async () => {
  await renderInApp(<TestForm initial={stored} save={nothing} />);
  const discard = page.getByRole('button', { name: 'Kassér' });
  const question = page.getByRole('dialog', { name: 'Kassér ændringer?' });
  await expect.element(gem()).toBeVisible();
  const position = () => getComputedStyle(gem().element().closest('[class*=bar]') ?? document.body).position;
  expect(position()).toBe('static');
  await textbox('By').fill('Jelling');
  await expect.element(discard).toBeVisible();
  expect(position()).toBe('sticky');
  await discard.click();
  await question.getByRole('button', { name: 'Fortryd' }).click();
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(textbox('By')).toHaveValue('Jelling');
  // By the mouse the focus stays in its field and comes back to it; by the keyboard the button that had it is gone.
  (discard.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await question.getByRole('button', { name: 'Kassér' }).click();
  await expect.element(textbox('By')).toHaveValue('Vejle');
  await expect.element(unsavedNotice()).not.toBeInTheDocument();
  await expect.element(gem()).toHaveFocus();
});

it('keeps what was typed where a save fails, and tries once more', async () => {
  const save = vi.fn(nothing);
  save.mockRejectedValueOnce(new ApiError(500, { error: 'Noget gik galt', message: 'Prøv igen om lidt.' }));
  await renderInApp(<TestForm initial={stored} save={save} />);
  await textbox('By').fill('Jelling');
  await gem().click();
  const notice = page.getByRole('alert');
  await expect.element(notice).toHaveFocus();
  await expect.element(notice).toHaveTextContent('Noget gik galtPrøv igen om lidt.Prøv igen');
  await expect.element(textbox('By')).toHaveValue('Jelling');
  await notice.getByRole('button', { name: 'Prøv igen' }).click();
  await expect.poll(() => save.mock.calls).toHaveLength(2);
  expect(save).toHaveBeenLastCalledWith(expect.objectContaining({ city: 'Jelling' }), undefined);
  await expect.element(notice).not.toBeInTheDocument();
});
