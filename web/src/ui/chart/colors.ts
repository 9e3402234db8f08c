import { colors } from '../../theme/colors.ts';
import { type ChartData, type ChartType, isRound } from './chart.types.ts';
import { shareOf } from './figures.ts';
import { linePalette, palette, type Scheme } from './palette.ts';

/** What a chart lies on, which also parts its slices. */
const surface: Record<Scheme, string> = { light: '#ffffff', dark: colors.dark[7] ?? '' };
const accent: Record<Scheme, string> = { light: colors.fjord[6] ?? '', dark: colors.fjord[4] ?? '' };

/** How the lines of several datasets differ where colours do not show. */
const DASHES = [[], [7, 4], [2, 3], [10, 3, 2, 3]];

const series = (count: number, scheme: Scheme): string[] =>
  count === 1 ? [accent[scheme]] : linePalette(count, scheme);

/** The data in the colours of the scheme; a dataset that brings colours of its own keeps them. */
export const colorData = (type: ChartType, data: ChartData, scheme: Scheme): ChartData => {
  const { labels = [], datasets } = data;
  if (isRound(type)) {
    const shades = palette(labels.length, scheme);
    // A whole has nothing to be parted from.
    const borderWidth = labels.length > 1 ? 2 : 0;
    const own = { backgroundColor: shades, borderColor: surface[scheme], borderWidth };
    return { ...data, datasets: datasets.map((dataset) => ({ ...own, ...dataset })) };
  }
  const shades = series(datasets.length, scheme);
  const dressed = datasets.map((dataset, index) => {
    const backgroundColor = shades[index] ?? '';
    if (type === 'bar') return { backgroundColor, ...dataset };
    return {
      backgroundColor,
      borderColor: backgroundColor,
      borderDash: DASHES[index % DASHES.length] ?? [],
      ...dataset,
    };
  });
  return { ...data, datasets: dressed };
};

export type LegendEntry = { index: number; label: string; color: string; dash?: readonly number[]; share?: string };

const colorAt = (color: unknown, index: number): string => {
  const one: unknown = Array.isArray(color) ? color[index % color.length] : color;
  return typeof one === 'string' ? one : '';
};

/** What the colours of a chart stand for; nothing where there is only one. `data` as `colorData` gives it. */
export const legendOf = (type: ChartType, { labels = [], datasets }: ChartData): LegendEntry[] => {
  const [first] = datasets;
  if (isRound(type)) {
    const whole = datasets.length === 1 ? first?.data : undefined;
    return labels.map((label, index) => {
      const color = colorAt(first?.backgroundColor, index);
      return { index, label, color, ...(whole && { share: shareOf(whole[index] ?? null, whole) }) };
    });
  }
  if (datasets.length < 2) return [];
  return datasets.map(({ label = '', backgroundColor, borderColor, ...rest }, index) => {
    const dash: unknown = 'borderDash' in rest ? rest.borderDash : [];
    if (type === 'bar') return { index, label, color: colorAt(backgroundColor, 0) };
    return { index, label, color: colorAt(borderColor, 0), dash: Array.isArray(dash) ? dash : [] };
  });
};
