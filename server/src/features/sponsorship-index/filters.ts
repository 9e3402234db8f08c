import type { Filter } from './live/live-table.ts';

type Of<R> = (row: R) => number | null;

/** Rows of one value; no filter where none is asked for. */
export const equalTo = <R>(name: string, of: Of<R>, wanted: number | undefined): Filter<R>[] =>
  wanted === undefined ? [] : [{ key: `${name} ${wanted}`, holds: (row) => of(row) === wanted }];

/** The other rows. */
export const not = <R>({ key, holds }: Filter<R>): Filter<R> => ({ key: `not ${key}`, holds: (row) => !holds(row) });
