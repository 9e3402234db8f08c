import {
  type CellFormat,
  type Ore,
  oreToKroner,
  type ReportCell,
  type ReportContent,
  type ReportFigure,
  type ReportTable,
  type ReportUnit,
} from '@sponsorat/api';

type Values<T> = { value: T | null; before?: T | null; budget?: T | null; path?: string | null };

const kroner = (ore: Ore | null | undefined): number | null =>
  ore === null || ore === undefined ? null : oreToKroner(ore);

/** A figure that is counted. */
export const figure = (
  key: string,
  label: string,
  unit: ReportUnit,
  { value, before = null, budget = null, path = null }: Values<number>,
): ReportFigure => ({ key, label, value, unit, before, budget, path });

/** A figure of money. */
export const moneyFigure = (
  key: string,
  label: string,
  { value, before, budget, path = null }: Values<Ore>,
): ReportFigure =>
  figure(key, label, 'kr.', { value: kroner(value), before: kroner(before), budget: kroner(budget), path });

type ColumnOf<R> = readonly [key: string, label: string, format: CellFormat, value: (row: R) => ReportCell | Ore];

const emptyToNull = (value: ReportCell): ReportCell => (value === '' ? null : value);
const cellOf = (value: ReportCell | Ore): ReportCell =>
  typeof value === 'bigint' ? oreToKroner(value) : emptyToNull(value);

type Place = { number: string; name: string | null; area: string | null; costCenter: string | null };
/** Of which agreement a row is, and where its costs are booked. */
export const placeColumns = [
  ['number', 'Aftale', 'text', (row: Place) => row.number],
  ['name', 'Klub', 'text', (row: Place) => row.name],
  ['area', 'Område', 'text', (row: Place) => row.area],
  ['costCenter', 'Omkostningssted', 'text', (row: Place) => row.costCenter],
] as const;

/** Rows that are made as they are read. */
type Rows<R> = Iterable<R> & { length: number; slice(from: number, to: number): R[] };

/** The rows of others, of which each is made when it is read: there may be many. */
export const mapRows = <S, R>(rows: Rows<S> | readonly S[], rowOf: (row: S) => R): Rows<R> => ({
  length: rows.length,
  slice: (from, to) => rows.slice(from, to).map(rowOf),
  *[Symbol.iterator]() {
    for (const row of rows) yield rowOf(row);
  },
});

type TableOf<R> = {
  key: string;
  title: string;
  columns: readonly ColumnOf<R>[];
  rows: Rows<R> | readonly R[];
  /** The row that they come to, where they are added up. */
  total?: R | undefined;
};

/** So many rows of a table are told and printed: nobody reads more, and they are all in the Excel file. */
const MOST_ROWS = 1_000;

/** A table with all of its rows, of which many are only made where they are written to a file. */
export type WholeTable = ReportTable & { everyRow: Rows<ReportCell[]> };
/** A report whose tables may be whole. */
export type WholeReport = Omit<ReportContent, 'tables'> & { tables: WholeTable[] };

/** A table of rows, with the cells that its columns find in them: amounts in øre come out in kroner. */
export const table = <R>({ key, title, columns, rows, total }: TableOf<R>): WholeTable => {
  const cellsOf = (row: R) => columns.map(([, , , value]) => cellOf(value(row)));
  const everyRow = mapRows(rows, cellsOf);
  return {
    key,
    title,
    columns: columns.map(([name, label, format]) => ({ key: name, label, format })),
    rows: everyRow.slice(0, MOST_ROWS),
    total: total ? cellsOf(total) : null,
    more: Math.max(0, rows.length - MOST_ROWS),
    everyRow,
  };
};

/** The sum of amounts in øre. */
export const sumOf = (amounts: Iterable<Ore>): Ore => {
  let sum = 0n;
  for (const amount of amounts) sum += amount;
  return sum;
};

/** A part of a whole in percent with one decimal, half up; null of nothing. */
export const percentOf = (part: Ore | number, whole: Ore | number): number | null => {
  const [one, all] = [BigInt(part), BigInt(whole)];
  return all === 0n ? null : Number((2000n * one + all) / (2n * all)) / 10;
};
