import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

export type Count = { name: string; count: number; sum: number };
export type Counts = { categories: Count[]; chart: Count[]; areas: Count[] };

export const block = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });
export const agreements = (count: number): string => (count === 1 ? '1 aftale' : `${count} aftaler`);
export const kroner = (sum: number): string =>
  `${sum.toLocaleString('da-DK', { minimumFractionDigits: sum % 1 ? 2 : 0 })} kr.`;
const lines = (counts: Count[], by: 'count' | 'sum') =>
  counts.map(({ name, count, sum }) => {
    const figures = [agreements(count), kroner(sum)];
    // The one that the bar shows stands at its end.
    return [name, ...(by === 'sum' ? figures : figures.reverse())].join('');
  });

export const showsCounts = async (page: Page, { categories, chart, areas }: Counts) => {
  await expect(block(page, 'Kategorier').getByRole('listitem')).toHaveText(lines(categories, 'count'));
  await expect(block(page, 'Kroner efter område').getByRole('listitem')).toHaveText(lines(areas.slice(0, 8), 'sum'));
  const whole = chart.reduce((sum, { count }) => sum + count, 0);
  const rows = block(page, 'Fordeling').getByRole('table').locator('tbody').getByRole('row');
  await expect(rows).toHaveText(
    chart.map(({ name, count }) => `${name}${count}${Math.round((100 * count) / whole)} %`),
  );
};

export const picture = (page: Page): Locator =>
  block(page, 'Fordeling').getByRole('img', { name: 'Cirkeldiagram: Aktive aftaler efter kategori' });
export const pixels = (canvas: Locator) => canvas.evaluate((element: HTMLCanvasElement) => element.toDataURL());
