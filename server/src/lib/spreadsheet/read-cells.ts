import type { IsoDate } from '@sponsorat/api';

/** What a cell of a file that was read holds; a day of Excel's is a day, whatever its format. */
export type ReadCell = string | number | boolean | { day: IsoDate } | null;

/** What a file holds: its headings, and its rows by their number in the file. */
export type ReadSheet = { headings: string[]; rows: ReadRow[] };
export type ReadRow = { row: number; cells: ReadCell[] };
/** The sheet that was read of a file, and all that it has, by their names; a CSV file has one without a name. */
export type ReadFile = { sheet: ReadSheet; name: string | null; sheets: { name: string | null; headings: string[] }[] };

/** The most that a file may hold. */
export const readLimits = {
  rows: 5_000,
  columns: 60,
  unpacked: 50 * 1024 * 1024,
  /** Characters of a cell, which are more than any field takes, and of all cells. */
  cell: 10_100,
  text: 20 * 1024 * 1024,
} as const;

/** A file of the right kind that cannot be read; the message says so to whoever sent it. */
export class UnreadableFile extends Error {}
