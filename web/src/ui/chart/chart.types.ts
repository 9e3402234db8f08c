import type { ChartData as Data, ChartOptions as Options } from 'chart.js';

/** The charts that there are. */
export const chartTypes = ['line', 'pie', 'doughnut', 'bar'] as const;
export type ChartType = (typeof chartTypes)[number];

/** Labels and, for each dataset, a value a label; null where there is none. Datasets are told apart by their labels. */
export type ChartData = Data<ChartType, (number | null)[], string>;
export type ChartOptions = Options<ChartType>;

/** The type, where it is one of the four; throws on any other. */
export const checkedType = (type: unknown): ChartType => {
  const known = chartTypes.find((one) => one === type);
  if (!known) throw new TypeError(`A chart is of type ${chartTypes.join(', ')}, not ${JSON.stringify(type)}.`);
  return known;
};

/** Pies and doughnuts: their values are parts of a whole. */
export const isRound = (type: ChartType): boolean => type === 'pie' || type === 'doughnut';
