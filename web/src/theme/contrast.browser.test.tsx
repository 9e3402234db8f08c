import { Checkbox, MultiSelect, NativeSelect, Radio, Switch, Textarea, TextInput } from '@mantine/core';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderInApp } from '../testing/renderInApp.tsx';

const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });

/** What a colour looks like over another one, as red, green and blue from 0 to 255. */
const seen = (color: string, over: string): number[] => {
  if (!canvas) throw new Error('There is no canvas to mix colours on.');
  for (const paint of [over, color]) {
    canvas.fillStyle = paint;
    canvas.fillRect(0, 0, 1, 1);
  }
  return [...canvas.getImageData(0, 0, 1, 1).data].slice(0, 3);
};

const luminance = (parts: number[]): number => {
  const [red = 0, green = 0, blue = 0] = parts.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** The contrast of a colour on its ground, as WCAG 2.2 reckons it. */
const contrast = (color: string, ground: string): number => {
  const [lighter = 0, darker = 0] = [luminance(seen(color, ground)), luminance(seen(ground, ground))].sort(
    (a, b) => b - a,
  );
  return (lighter + 0.05) / (darker + 0.05);
};

const showIn = async (scheme: 'light' | 'dark') => {
  await renderInApp(
    <div data-testid="surface" style={{ background: 'var(--surface)', padding: 20 }}>
      <TextInput label="Navn" />
      <Textarea label="Beskrivelse" />
      <NativeSelect label="Måned" data={['juni']} />
      <MultiSelect label="Områder" data={['Fyn']} />
      <Checkbox label="Valgt" />
      <Radio label="Bankens" />
      <Switch label="Offentlig" />
      <Checkbox label="Valgt nu" defaultChecked />
      <Radio label="Klubbens" defaultChecked />
      <Switch label="Offentlig nu" defaultChecked />
    </div>,
  );
  document.documentElement.dataset.mantineColorScheme = scheme;
  await Promise.all(document.getAnimations().map(({ finished }) => finished));
};
afterEach(() => {
  document.documentElement.dataset.mantineColorScheme = 'light';
});

const styleOf = (element: Element) => getComputedStyle(element);
const border = (element: Element) => styleOf(element).borderTopColor;
const fill = (element: Element) => styleOf(element).backgroundColor;
const track = (element: Element) => fill(element.parentElement?.querySelector('.mantine-Switch-track') ?? element);
const field = (element: Element) =>
  border(element.closest('.mantine-Input-wrapper')?.querySelector('.mantine-Input-input') ?? element);

it.each(['light', 'dark'] as const)(
  'what can be filled in or switched is seen at 3:1 in the scheme %s',
  async (scheme) => {
    await showIn(scheme);
    const colors = {
      Navn: field(page.getByRole('textbox', { name: 'Navn' }).element()),
      Beskrivelse: field(page.getByRole('textbox', { name: 'Beskrivelse' }).element()),
      Måned: field(page.getByRole('combobox', { name: 'Måned' }).element()),
      Områder: field(page.getByRole('combobox', { name: 'Områder' }).element()),
      Valgt: border(page.getByRole('checkbox', { name: 'Valgt', exact: true }).element()),
      Bankens: border(page.getByRole('radio', { name: 'Bankens' }).element()),
      Offentlig: track(page.getByRole('switch', { name: 'Offentlig', exact: true }).element()),
      'Valgt nu': fill(page.getByRole('checkbox', { name: 'Valgt nu' }).element()),
      Klubbens: fill(page.getByRole('radio', { name: 'Klubbens' }).element()),
      'Offentlig nu': track(page.getByRole('switch', { name: 'Offentlig nu' }).element()),
    };
    const grounds = { page: fill(document.body), surface: fill(page.getByTestId('surface').element()) };
    expect(luminance(seen(grounds.page, '#000')) > 0.5).toBe(scheme === 'light');
    for (const [ground, under] of Object.entries(grounds))
      for (const [name, color] of Object.entries(colors))
        expect(contrast(color, under), `${name} on ${ground}: ${color} on ${under}`).toBeGreaterThanOrEqual(3);
  },
);
