import { limits } from '@sponsorat/api';

/** What a list is sorted by: its number, those without one last, and then its id. */
export type SortedRow = { id: number; sort: number | null };
export type Side = 'before' | 'after';

/** The distance to a neighbour where nothing stands on the other side. */
const STEP = 10;

const inOrder = (one: SortedRow, other: SortedRow): number => {
  if (one.sort === other.sort) return one.id - other.id;
  if (one.sort === null) return 1;
  if (other.sort === null) return -1;
  return one.sort - other.sort;
};

// Numbers have at most three decimals, which sums of them must not add to.
const exact = (sort: number): number => Math.round(sort * 1000) / 1000;

/** Gives every row up to a place a number: those without one follow the last that has one. */
const numberedUpTo = (rows: readonly SortedRow[], end: number): SortedRow[] => {
  let last = 0;
  return rows.map((row, at) => {
    if (row.sort !== null) last = row.sort;
    if (row.sort !== null || at >= end) return row;
    last = exact(last + STEP);
    return { ...row, sort: last };
  });
};

/** Puts a number at a place, and raises what follows as little as it takes. */
const pushedUp = (rows: readonly SortedRow[], at: number, sort: number): SortedRow[] => {
  let last = sort;
  let done = false;
  return rows.map((row, index) => {
    if (index < at || done) return row;
    if (index === at) return { ...row, sort };
    done = row.sort === null || row.sort > last;
    if (done) return row;
    last = exact(last + 1);
    return { ...row, sort: last };
  });
};

/** Makes room on the other side: lowers what stands in front. */
const pushedDown = (rows: readonly SortedRow[], at: number, sort: number): SortedRow[] => {
  const turned = rows.map((row) => ({ ...row, sort: row.sort === null ? null : -row.sort })).reverse();
  const pushed = pushedUp(turned, rows.length - 1 - at, -sort).reverse();
  return pushed.map((row) => ({ ...row, sort: row.sort === null ? null : -row.sort }));
};

/** The whole number in the middle between two, where there is one. */
const between = (low: number, high: number): number | undefined => {
  const middle = Math.min(Math.ceil((low + high) / 2), Math.ceil(high) - 1);
  return middle > low ? middle : undefined;
};

const renumber = (rows: readonly SortedRow[]): SortedRow[] =>
  rows.map((row, at) => ({ ...row, sort: (at + 1) * STEP }));

const numberBetween = (rows: readonly SortedRow[], at: number): SortedRow[] => {
  const low = rows[at - 1]?.sort ?? null;
  const high = rows[at + 1]?.sort ?? null;
  // At the end of the numbers there is room enough.
  if (high === null) return pushedUp(rows, at, exact((low ?? 0) + STEP));
  // Numbers begin at 1, unless somebody has chosen to begin lower.
  const start = Math.min(1, ...rows.flatMap(({ sort }) => sort ?? []));
  const free = between(low ?? start - 1, high);
  if (free !== undefined) return pushedUp(rows, at, free);
  const up = pushedUp(rows, at, low === null ? start : exact(low + 1));
  const down = pushedDown(rows, at, exact(high - 1));
  const fits = down.every(({ sort }) => sort === null || sort >= start);
  return fits && changesIn(down, rows).size < changesIn(up, rows).size ? down : up;
};

const changesIn = (rows: readonly SortedRow[], before: readonly SortedRow[]): Map<number, number> => {
  const was = new Map(before.map(({ id, sort }) => [id, sort]));
  return new Map(rows.flatMap(({ id, sort }) => (sort === null || sort === was.get(id) ? [] : [[id, sort] as const])));
};

const isTooLarge = ({ sort }: SortedRow): boolean => Math.abs(sort ?? 0) > limits.wholeNumber;

/**
 * The numbers that change for a row to stand right before or after another, and no more of them than it takes: one
 * in the middle of its neighbours', else as few of the rows beside it as possible make room.
 */
export const numbersAfterMove = (
  all: readonly SortedRow[],
  id: number,
  side: Side,
  target: number,
): Map<number, number> => {
  const ordered = all.toSorted(inOrder);
  const others = ordered.filter((row) => row.id !== id);
  const beside = others.findIndex((row) => row.id === target);
  const at = side === 'before' ? beside : beside + 1;
  if (beside < 0 || others.length === ordered.length || ordered[at]?.id === id) return new Map();
  const rows = numberBetween(numberedUpTo(others.toSpliced(at, 0, { id, sort: null }), at), at);
  return changesIn(rows.some(isTooLarge) ? renumber(rows) : rows, all);
};
