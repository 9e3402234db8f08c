import axe from 'axe-core';
import { afterEach, expect, it, vi } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { atRest } from '../../testing/atRest.ts';
import { blankLike, pictureOf, settled } from '../../testing/pictures.ts';
import { renderInApp } from '../../testing/renderInApp.tsx';
import { ChartGallery } from './ChartGallery.tsx';

const played = () => page.getByRole('region', { name: 'Prøv selv' });
const picture = (within: Locator, name: RegExp) => within.getByRole('img', { name });
afterEach(() => {
  vi.restoreAllMocks();
  document.documentElement.dataset.mantineColorScheme = 'light';
});

it('shows the four types, each with its figures as a table', async () => {
  await renderInApp(<ChartGallery />);
  const examples = page.getByRole('region', { name: 'De fire typer' });
  for (const name of ['Linjediagram', 'Cirkeldiagram', 'Kransediagram', 'Søjlediagram']) {
    const drawn = picture(examples, new RegExp(`^${name}: `));
    await expect.element(drawn).toBeVisible();
    expect(await settled(drawn), name).not.toBe(blankLike(drawn));
    await expect.element(examples.getByRole('table', { name: new RegExp(`^${name}: `) })).toBeInTheDocument();
  }
  const pie = examples.getByRole('table', { name: /^Cirkeldiagram/ });
  await expect.element(pie.getByRole('row', { name: 'Hovedsponsor 8 38 %' })).toBeInTheDocument();
  await expect.element(pie.getByRole('row', { name: 'Eventsponsor – –' })).toBeInTheDocument();
  const line = examples.getByRole('table', { name: /^Linjediagram/ });
  expect(line.getByRole('row').elements()).toHaveLength(13);
});

it('draws anew what other data, options and sizes say', async () => {
  await renderInApp(<ChartGallery />);
  const line = picture(played(), /^Linjediagram: Aftaler pr. måned$/);
  const table = played().getByRole('table');
  await expect.element(line).toBeVisible();
  let before = await settled(line);
  const isDrawnAnew = async (what: string, of = line) => {
    await expect.poll(() => pictureOf(of), { message: what }).not.toBe(before);
    before = await settled(of);
  };
  const first = table.element().textContent;
  await page.getByRole('button', { name: 'Andre tal' }).click();
  await isDrawnAnew('other figures');
  expect(table.element().textContent).not.toBe(first);
  await page.getByRole('button', { name: 'Tilføj måned' }).click();
  await isDrawnAnew('a label more');
  expect(table.getByRole('row').elements()).toHaveLength(8);
  await page.getByRole('switch', { name: 'To rækker tal' }).click();
  await isDrawnAnew('a dataset less');
  await expect.element(table.getByRole('columnheader')).toHaveTextContent('2025');

  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Type' }), 'bar');
  const bars = picture(played(), /^Søjlediagram: /);
  await expect.element(bars).toBeVisible();
  before = await settled(bars);
  const upright = before;
  await page.getByRole('switch', { name: 'Vandret (søjle)' }).click();
  await isDrawnAnew('an option', bars);
  await page.getByRole('switch', { name: 'Vandret (søjle)' }).click();
  await isDrawnAnew('an option that is gone', bars);
  expect(before).toBe(upright);

  const size = () => bars.element().getBoundingClientRect();
  await page.getByRole('textbox', { name: 'Bredde' }).fill('400');
  await page.getByRole('textbox', { name: 'Højde' }).fill('200');
  await expect.poll(() => [size().width, size().height]).toEqual([400, 200]);
  await page.getByRole('textbox', { name: 'Bredde' }).fill('50%');
  await page.getByRole('textbox', { name: 'Højde' }).fill('auto');
  await expect.poll(() => size().width).toBeGreaterThan(420);
  await expect.poll(() => size().width / size().height).toBeCloseTo(2, 1);
});

it('refuses any other type by name, and recovers', async () => {
  await renderInApp(<ChartGallery />);
  const type = page.getByRole('combobox', { name: 'Type' });
  await userEvent.selectOptions(type, 'radar');
  const refusal = played().getByRole('alert');
  await expect
    .element(refusal)
    .toHaveTextContent('Typen er afvistTypeError: A chart is of type line, pie, doughnut, bar, not "radar".');
  await userEvent.selectOptions(type, 'doughnut');
  await expect.element(picture(played(), /^Kransediagram: /)).toBeVisible();
  await expect.element(refusal).not.toBeInTheDocument();
});

it.each(['light', 'dark'] as const)('has nothing that axe finds wrong in the scheme %s', async (scheme) => {
  const { container } = await renderInApp(<ChartGallery />);
  document.documentElement.dataset.mantineColorScheme = scheme;
  await expect.element(picture(played(), /^Linjediagram: /)).toBeVisible();
  await atRest();
  const { violations } = await axe.run(container, {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  });
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual([]);
});

it('saves the picture as it is drawn', async () => {
  const saved: [name: string, address: string][] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push([this.download, this.href]);
  });
  await renderInApp(<ChartGallery />);
  const line = picture(played(), /^Linjediagram: /);
  await expect.element(line).toBeVisible();
  const drawn = await settled(line);
  expect(drawn).not.toBe(blankLike(line));
  await page.getByRole('button', { name: 'Gem som billede' }).click();
  expect(saved).toEqual([['playground.png', drawn]]);
});

it('has its page in the development server', async () => {
  const answer = await fetch('/charts.html');
  expect(await answer.text()).toContain('src="/src/features/charts/main.tsx"');
  document.body.append(Object.assign(document.createElement('div'), { id: 'root' }));
  await import('./main.tsx');
  await expect.element(page.getByRole('region', { name: 'De fire typer' })).toBeVisible();
  document.getElementById('root')?.remove();
});
