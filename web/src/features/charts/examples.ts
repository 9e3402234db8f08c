import type { ChartData, ChartOptions } from '../../ui/chart/chart.types.ts';
import { texts } from './texts.ts';

const { months, years, categories } = texts;

/** Figures of so many months, of one year or two. They are the same for the same turn. */
export const monthsOf = (count: number, series: 1 | 2, turn: number): ChartData => ({
  labels: months.slice(0, count),
  datasets: years.slice(0, series).map((label, year) => ({
    label,
    data: months.slice(0, count).map((_, month) => ((month + 3) * (turn + 5) * (year + 2) * 7) % 29),
  })),
});

/** An amount a category; the last one has none. */
export const categoryFigures: ChartData = {
  labels: [...categories],
  datasets: [{ label: texts.examples.agreements, data: [8, 6, 5, 2, null] }],
};

export const titled = (text: string): ChartOptions => ({ plugins: { title: { text } } });

/** A size as it is typed: a bare number is pixels. */
export const sizeOf = (typed: string): number | string => {
  const size = typed.trim();
  if (size === '') return 'auto';
  return /^\d+$/.test(size) ? Number(size) : size;
};
