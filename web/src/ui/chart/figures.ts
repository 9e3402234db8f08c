import { number, percent } from '../../lib/formats.ts';
import { type ChartData, type ChartOptions, type ChartType, isRound } from './chart.types.ts';
import { texts } from './texts.ts';

/** A value as a share of them all: "26 %"; what is there, but would round to nothing, says so. */
export const shareOf = (value: number | null, all: readonly (number | null)[]): string => {
  const sum = all.reduce<number>((total, one) => total + (one ?? 0), 0);
  if (value === null || sum === 0) return percent(null);
  const share = (100 * value) / sum;
  return value > 0 && share < 0.5 ? texts.nearlyNone : percent(Math.round(share));
};

export type FigureTable = { columns: string[]; rows: { index: number; label: string; cells: string[] }[] };

/** A chart's figures as a table: a row a label, a column a dataset; the shares too where the parts make a whole. */
export const tableOf = (type: ChartType, { labels = [], datasets }: ChartData): FigureTable => {
  const [first] = datasets;
  const whole = isRound(type) && datasets.length === 1 ? first?.data : undefined;
  const columns = datasets.map(({ label }) => label ?? texts.value);
  const rows = labels.map((label, index) => {
    const cells = datasets.map(({ data }) => number(data[index]));
    return { index, label, cells: whole ? [...cells, shareOf(whole[index] ?? null, whole)] : cells };
  });
  return { columns: whole ? [...columns, texts.share] : columns, rows };
};

/** The title that a chart is given, as one line; empty where it has none. */
export const titleOf = (options?: ChartOptions): string => {
  const title = options?.plugins?.title?.text ?? '';
  return Array.isArray(title) ? title.join(' ') : title;
};

/** What a chart is called: by its title, shown or not, else by its datasets. */
export const nameOf = (type: ChartType, { datasets }: ChartData, options?: ChartOptions): string => {
  const name = titleOf(options) || datasets.flatMap(({ label }) => label ?? []).join(', ');
  return name ? texts.named(texts.kinds[type], name) : texts.kinds[type];
};
