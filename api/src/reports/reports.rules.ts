import { type FieldFormat, formatValue, numberText, percentText } from '../formats.ts';
import { kronerText, withOre } from '../money.ts';

/** The reports that there are, and what each is called. */
export const reportKinds = { year: 'Året i tal', budget: 'Budget', accounts: 'Til økonomi' } as const;
export type ReportKind = keyof typeof reportKinds;
export const reportKindKeys = Object.keys(reportKinds) as [ReportKind, ...ReportKind[]];

/** What the values of a figure are counted in. A percent is from 0 to 100. */
export const reportUnits = ['kr.', 'stk.', '%'] as const;
export type ReportUnit = (typeof reportUnits)[number];

/** What the cells of a column hold. */
export const cellFormats = [
  ...(['text', 'money', 'percent', 'whole', 'date'] as const satisfies readonly FieldFormat[]),
  'kroner',
] as const;
export type CellFormat = (typeof cellFormats)[number];

/** What stands where there is nothing. */
const NO_VALUE = '–';

/** A cell as page and PDF say it: `money` with its øre, as amounts stand under each other, `kroner` in whole ones. */
export const cellText = (format: CellFormat, value: string | number | null): string => {
  if (value === null || value === '') return NO_VALUE;
  if (format === 'money') return withOre(Number(value));
  if (format === 'kroner') return numberText(Math.round(Number(value)));
  return (format === 'whole' ? numberText(Number(value)) : formatValue(format, value)) ?? NO_VALUE;
};

const writers: Record<ReportUnit, (value: number) => string> = {
  'kr.': (value) => kronerText(Math.round(value)),
  'stk.': (value) => numberText(value),
  '%': (value) => percentText(value),
};

/** A value of a figure as page and PDF say it: in whole kroner. */
export const figureText = (value: number | null, unit: ReportUnit): string =>
  value === null ? NO_VALUE : writers[unit](value);

/** How far a value has moved since the year before: "+1.200 kr."; of percents in points. */
const changeText = (change: number | null, unit: ReportUnit): string => {
  if (change === null) return NO_VALUE;
  const text = unit === '%' ? `${numberText(change)} point` : figureText(change, unit);
  return change > 0 ? `+${text}` : text;
};

type Figure = { value: number | null; before: number | null; budget: number | null; unit: ReportUnit };
export type FigureColumn<F extends Figure = Figure> = {
  heading: string;
  value: (figure: F) => number | null;
  text: (figure: F) => string;
};

const changeOf = ({ value, before }: Figure): number | null =>
  value === null || before === null ? null : Math.round((value - before) * 100) / 100;
const column = (heading: string, value: FigureColumn['value']): FigureColumn => ({
  heading,
  value,
  text: (figure) => figureText(value(figure), figure.unit),
});

/** What stands beside the figures of a year: the year, the one before it and the budget; not what no figure has. */
export const figureColumns = (figures: readonly Figure[], year: number): FigureColumn[] =>
  [
    column(String(year), ({ value }) => value),
    column(String(year - 1), ({ before }) => before),
    { heading: 'Ændring', value: changeOf, text: (figure: Figure) => changeText(changeOf(figure), figure.unit) },
    column('Budget', ({ budget }) => budget),
  ].filter(({ value }, at) => at === 0 || figures.some((figure) => value(figure) !== null));

/** What a report is asked for: a year, or a day of what has accrued; without an area all that the asker sees. */
export type ReportFilter = { year: number | null; date: string | null; area: number | null };

/** Whether a chart has nothing to draw. */
export const isOfNothing = ({ series }: { series: readonly { values: readonly number[] }[] }): boolean =>
  series.every(({ values }) => values.every((value) => value === 0));

const queryOf = (values: Record<string, string | number | null>): string =>
  String(
    new URLSearchParams(Object.entries(values).flatMap(([key, value]) => (value === null ? [] : [[key, `${value}`]]))),
  );

/** Where a report is fetched as an Excel file, and as a PDF. */
export const reportFilePath = (kind: ReportKind, filter: ReportFilter): string =>
  `/api/reports/${kind}/file?${queryOf({ format: 'xlsx', ...filter })}`;
export const reportPdfPath = (kind: ReportKind, filter: ReportFilter): string =>
  `/print-report?${queryOf({ kind, ...filter })}`;
