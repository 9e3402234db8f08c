import type { ReactNode } from 'react';

/** A column of a list. */
export type Column<Row> = {
  /** The row's own key, which is also what the server sorts by. */
  key: keyof Row & string;
  label: string;
  /** What it shows, knowing the columns that there is room for beside it. */
  cell: (row: Row, shown: ReadonlySet<string>) => ReactNode;
  /** Amounts and counts stand to the right, in figures of one width. */
  numeric?: boolean;
  sortable?: boolean;
  /** The least that it can do with, in pixels of the usual text size. */
  width: number;
  /** Its share of the room that is over; as its width where nothing is said, so that columns grow alike. */
  grow?: number;
  /** The higher, the sooner it folds away where there is too little room; without it, it never does. */
  folds?: number;
  /** What stands of it in the row's second line, where it folds on a phone: its cell, or what this says; else nothing. */
  inLine?: true | ((row: Row) => ReactNode);
  /** Left out before anything folds: a row that lacks nothing else keeps its actions. */
  spare?: true;
};

/** The button that opens a folded row. */
export const OPENER_WIDTH = 44;
/** The box that a row is ticked with. */
export const TICK_WIDTH = 40;

type Beside = {
  actionsWidth: number;
  /** The column that is sorted by, which does not fold. */
  sorted?: string | undefined;
};

/** The columns that there is room for: those that fold go, highest number first, until the rest fits. */
export const fitting = <Row>(
  columns: readonly Column<Row>[],
  room: number,
  { actionsWidth, sorted }: Beside,
): Set<string> => {
  const shown = new Set(columns.map((column) => column.key as string));
  const order = columns
    .filter(({ folds, key }) => folds !== undefined && key !== sorted)
    .sort((a, b) => (b.folds ?? 0) - (a.folds ?? 0));
  const total = () => columns.filter((column) => shown.has(column.key)).reduce((sum, { width }) => sum + width, 0);
  for (const column of order.filter(({ spare }) => spare)) if (total() + actionsWidth > room) shown.delete(column.key);
  if (total() + actionsWidth <= room) return shown;
  for (const column of order.filter(({ spare }) => !spare)) {
    // Once something folds, the actions go with it and a button to open the row comes.
    shown.delete(column.key);
    if (total() + OPENER_WIDTH <= room) break;
  }
  return shown;
};

/** How wide each of the shown columns is: its least, and its share of what is over; one alone has the room there is. */
export const widths = <Row>(shown: readonly Column<Row>[], room: number): Map<string, number> => {
  if (shown.length === 1) return new Map(shown.map(({ key }) => [key, room]));
  const growth = ({ grow, width }: Column<Row>) => grow ?? width;
  const over = Math.max(0, room - shown.reduce((sum, { width }) => sum + width, 0));
  const all = shown.reduce((sum, column) => sum + growth(column), 0) || 1;
  return new Map(shown.map((column) => [column.key, column.width + (over * growth(column)) / all]));
};
