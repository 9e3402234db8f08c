import { Checkbox, NativeSelect, Radio, Switch, Textarea, TextInput } from '@mantine/core';
import { field as fields } from '@sponsorat/api';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { z } from 'zod';
import { atRest } from '../testing/atRest.ts';
import { contrast, luminance } from '../testing/contrast.ts';
import { renderInApp } from '../testing/renderInApp.tsx';
import { DeleteItem, RowMenu } from '../ui/ActionMenu.tsx';
import { CreatableField } from '../ui/fields/MultiSelectField.tsx';
import { DocumentUpload } from '../ui/files/DocumentUpload.tsx';
import { blankValues } from '../ui/form/schema.ts';
import { useForm } from '../ui/form/useForm.ts';
import { Pagination } from '../ui/list/Pagination.tsx';
import { PartsBar } from '../ui/PartsBar.tsx';
import { UsageSlider } from '../ui/UsageSlider.tsx';

const nothing = () => {};
const schema = z.object({ tags: fields.textSet('Tilvalg') });

const Tags = () => {
  const [initial] = useState(blankValues(schema));
  return <CreatableField field={useForm({ schema, initial, save: async () => {} }).field('tags')} options={['Lys']} />;
};

const showIn = async (scheme: 'light' | 'dark') => {
  await renderInApp(
    <div data-testid="surface" style={{ background: 'var(--surface)', padding: 20 }}>
      <TextInput label="Navn" />
      <TextInput label="By" error="By skal udfyldes" />
      <Textarea label="Beskrivelse" />
      <NativeSelect label="Måned" data={['juni']} />
      <Tags />
      <Checkbox label="Valgt" />
      <Checkbox label="Godkendt" error="Skal godkendes" />
      <Radio label="Bankens" />
      <Switch label="Offentlig" />
      <Checkbox label="Valgt nu" defaultChecked />
      <Radio label="Klubbens" defaultChecked />
      <Switch label="Offentlig nu" defaultChecked />
      <UsageSlider id="used" amount={10} saved={4} value={4} onChange={nothing} onBlur={nothing} />
      <DocumentUpload label="Aftale" send={async () => {}} />
      <Pagination page={1} totalPages={2} onChange={nothing} />
      <PartsBar parts={[{ label: 'Betalt', value: 1, text: '1 kr.', tone: 'strong' }]} />
    </div>,
  );
  document.documentElement.dataset.mantineColorScheme = scheme;
  await atRest();
};
afterEach(() => {
  document.documentElement.dataset.mantineColorScheme = 'light';
});

const styleOf = (element: Element, part?: string) => getComputedStyle(element, part);
const border = (element: Element) => styleOf(element).borderTopColor;
const fill = (element: Element) => styleOf(element).backgroundColor;
const track = (element: Element) => fill(element.parentElement?.querySelector('.mantine-Switch-track') ?? element);
const field = (element: Element) =>
  border(element.closest('.mantine-Input-wrapper')?.querySelector('.mantine-Input-input') ?? element);
const query = (selector: string): Element => {
  const element = document.querySelector(selector);
  if (!element) throw new Error(`Nothing is ${selector}`);
  return element;
};
/** The colour of a line that a shadow draws. */
const line = (element: Element, part?: string) =>
  /^\S+\([^)]*\)/.exec(styleOf(element, part).boxShadow)?.[0] ?? 'transparent';
const groundsOf = (scheme: 'light' | 'dark') => {
  const grounds = { page: fill(document.body), surface: fill(page.getByTestId('surface').element()) };
  expect(luminance(grounds.page, '#000') > 0.5).toBe(scheme === 'light');
  return grounds;
};
const expectSeen = (colors: Record<string, string>, scheme: 'light' | 'dark') => {
  for (const [ground, under] of Object.entries(groundsOf(scheme)))
    for (const [name, color] of Object.entries(colors))
      expect.soft(contrast(color, under), `${name} on ${ground}: ${color} on ${under}`).toBeGreaterThanOrEqual(3);
};

it.each(['light', 'dark'] as const)(
  'what can be filled in, switched, drawn or chosen is seen at 3:1 in the scheme %s',
  async (scheme) => {
    await showIn(scheme);
    expectSeen(
      {
        Navn: field(page.getByRole('textbox', { name: 'Navn' }).element()),
        'By, with an error': field(page.getByRole('textbox', { name: 'By', exact: true }).element()),
        Beskrivelse: field(page.getByRole('textbox', { name: 'Beskrivelse' }).element()),
        Måned: field(page.getByRole('combobox', { name: 'Måned' }).element()),
        Tilvalg: field(page.getByRole('combobox', { name: /Tilvalg/ }).element()),
        Valgt: border(page.getByRole('checkbox', { name: 'Valgt', exact: true }).element()),
        'Godkendt, with an error': border(page.getByRole('checkbox', { name: 'Godkendt' }).element()),
        Bankens: border(page.getByRole('radio', { name: 'Bankens' }).element()),
        Offentlig: track(page.getByRole('switch', { name: 'Offentlig', exact: true }).element()),
        'Valgt nu': fill(page.getByRole('checkbox', { name: 'Valgt nu' }).element()),
        Klubbens: fill(page.getByRole('radio', { name: 'Klubbens' }).element()),
        'Offentlig nu': track(page.getByRole('switch', { name: 'Offentlig nu' }).element()),
        "the slider's track": line(query('.mantine-Slider-track'), '::before'),
        "the slider's bar": fill(query('.mantine-Slider-bar')),
        "the slider's thumb": border(page.getByRole('slider').element()),
        'where a file is dropped': border(query('.mantine-Dropzone-inner')),
        'another page': border(page.getByRole('button', { name: 'Side 2' }).element()),
        'the strong part of a bar': styleOf(query('[data-part="strong"]')).fill,
        'this page': border(page.getByRole('button', { name: 'Side 1' }).element()),
      },
      scheme,
    );
  },
);

it.each(['light', 'dark'] as const)('the ring of the focus is seen at 3:1 in the scheme %s', async (scheme) => {
  await showIn(scheme);
  const rings: Record<string, string> = {};
  const steps = 14;
  for (let step = 0; step < steps; step += 1) {
    await userEvent.tab();
    await atRest();
    const focused = document.activeElement ?? document.body;
    // A control that is drawn by another element has its ring there.
    const drawn = [
      focused,
      focused.nextElementSibling,
      focused.closest('label'),
      focused.closest('.mantine-Input-input'),
    ];
    const ring = drawn.find(
      (element) => element && styleOf(element).opacity !== '0' && styleOf(element).outlineStyle === 'solid',
    );
    const name = `${step}: ${focused.outerHTML.slice(0, 80)}`;
    expect(ring, name).toBeTruthy();
    if (!ring) continue;
    expect(parseFloat(styleOf(ring).outlineWidth), name).toBeGreaterThanOrEqual(2);
    rings[name] = styleOf(ring).outlineColor;
  }
  expectSeen(rings, scheme);
});

it.each(['light', 'dark'] as const)('Slet in a menu is read at 4.5:1 in the scheme %s', async (scheme) => {
  await renderInApp(
    <RowMenu label="Mere">
      <DeleteItem onClick={nothing} />
    </RowMenu>,
  );
  document.documentElement.dataset.mantineColorScheme = scheme;
  await page.getByRole('button', { name: 'Mere' }).click();
  const item = page.getByRole('menuitem', { name: 'Slet' });
  await expect.element(item).toBeVisible();
  await atRest();
  const ground = fill(query('.mantine-Menu-dropdown'));
  expect(contrast(styleOf(item.element()).color, ground)).toBeGreaterThanOrEqual(4.5);
});
