import { exportLimits, type IsoDate, yesNoText } from '@sponsorat/api';
import type { z } from 'zod';
import type { Actor } from '../actor.ts';
import type { Connection } from '../db/database.ts';
import type { ListRequest } from '../resource/list.store.ts';
import type { CellType, CellValue, Column } from '../spreadsheet/cells.ts';
import type { Sheet } from '../spreadsheet/xlsx.ts';

/** What a list is read from: one moment of the database, on a day, for whoever asks. */
export type Source = { tx: Connection; actor: Actor; today: IsoDate };

/** All rows of a list: how many, and the rows themselves in the list's order, some at a time. */
export type RowBatches<R> = { total: number; batches: AsyncIterable<R[]> };

/** A column of a file: what stands over it, what its cells are, how wide it is in characters, what a row has in it. */
export type ColumnOf<R> = [heading: string, type: CellType, width: number, value: (row: R) => CellValue | Date];

/** A list as its file is made of it. */
export type ListExport = {
  /** The bank books by it, so that its second sheet says the bank's accounts. */
  forBooks: boolean;
  request: z.ZodType<ListRequest>;
  columns: Column[];
  find(source: Source, request: ListRequest): Promise<RowBatches<CellValue[]>>;
};

const cellOf = (value: CellValue | Date): CellValue => (value instanceof Date ? value.toISOString() : value);

/** The cells of rows, some rows at a time. */
export async function* cellsOf<R>(
  batches: AsyncIterable<R[]>,
  columns: readonly ColumnOf<R>[],
): AsyncGenerator<CellValue[][]> {
  for await (const rows of batches) yield rows.map((row) => columns.map(([, , , value]) => cellOf(value(row))));
}

/**
 * Declares how a list becomes a file: what it can be asked for, how its rows are found, of which the number is known
 * before the first is read, and its columns, of which the first is "Id".
 */
export const defineExport = <Q extends ListRequest, R>(list: {
  forBooks?: boolean;
  request: z.ZodType<Q>;
  find(source: Source, request: Q): Promise<RowBatches<R>>;
  columns: readonly ColumnOf<R>[];
}): ListExport => ({
  forBooks: list.forBooks ?? false,
  request: list.request,
  columns: list.columns.map(([heading, type, width]) => ({ heading, type, width })),
  find: async (source, request) => {
    // The request was read by the list's own schema.
    const { total, batches } = await list.find(source, request as Q);
    return { total, batches: cellsOf(batches, list.columns) };
  },
});

const AT_ONCE = 1_000;

/** The rows of so many keys, in their order: the keys are little, the rows are read as they are needed. */
export async function* inBatches<K, R>(
  keys: readonly K[],
  read: (keys: K[]) => R[] | Promise<R[]>,
): AsyncGenerator<R[]> {
  for (let at = 0; at < keys.length; at += AT_ONCE) yield await read(keys.slice(at, at + AT_ONCE));
}

/** Ja, nej, or nothing where nobody said. */
export const yesNo = (value: boolean | null): string | null => (value === null ? null : yesNoText(value));

/** The last sheet of a workbook: what it is of, and who fetched it when. */
export const aboutSheet = (rows: CellValue[][]): Sheet => ({
  name: 'Om udtrækket',
  columns: [
    { heading: 'Oplysning', type: 'text', width: 16 },
    { heading: 'Indhold', type: 'text', width: 80 },
  ],
  rows,
});

/** Something was saved between what was read in memory and what in the database: both are read anew. */
export class TwoMoments extends Error {}

/** All that a list answers, in one page. */
export const wholeList = <Q extends ListRequest>(request: Q): Q => ({
  ...request,
  page: 1,
  perPage: exportLimits.rows + 1,
});
