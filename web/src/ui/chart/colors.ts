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
export const colored = (type: ChartType, data: ChartData, scheme: Scheme): ChartData => {
  const { labels = [], datasets } = data;
  if (isRound(type)) {
    const shades = palette(labels.length, scheme);
    // A whole has nothing to be parted from.
    const borderWidth = labels.length > 1 ? 2 : 0;
    const own = { backgroundColor: shades, borderColor: surface[scheme], borderWidth };
    return { ...data, datasets: datasets.map((dataset) => ({ ...own, ...dataset })) };
  }
  const shades = series(datasets.length, scheme);
  const dressed = datasets.map((dataset, place) => {
    const backgroundColor = shades[place] ?? '';
    if (type === 'bar') return { backgroundColor, ...dataset };
    return {
      backgroundColor,
      borderColor: backgroundColor,
      borderDash: DASHES[place % DASHES.length] ?? [],
      ...dataset,
    };
  });
  return { ...data, datasets: dressed };
};

export type LegendEntry = { place: number; label: string; color: string; dash?: readonly number[]; share?: string };

const colorAt = (color: unknown, place: number): string => {
  const one: unknown = Array.isArray(color) ? color[place % color.length] : color;
  return typeof one === 'string' ? one : '';
};

/** What the colours of a chart stand for; nothing where there is only one. `data` as `colored` gives it. */
export const legendOf = (type: ChartType, { labels = [], datasets }: ChartData): LegendEntry[] => {
  const [first] = datasets;
  if (isRound(type)) {
    const whole = datasets.length === 1 ? first?.data : undefined;
    return labels.map((label, place) => {
      const color = colorAt(first?.backgroundColor, place);
      return { place, label, color, ...(whole && { share: shareOf(whole[place] ?? null, whole) }) };
    });
  }
  if (datasets.length < 2) return [];
  return datasets.map(({ label = '', backgroundColor, borderColor, ...rest }, place) => {
    const dash: unknown = 'borderDash' in rest ? rest.borderDash : [];
    if (type === 'bar') return { place, label, color: colorAt(backgroundColor, 0) };
    return { place, label, color: colorAt(borderColor, 0), dash: Array.isArray(dash) ? dash : [] };
  });
};
