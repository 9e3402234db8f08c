import type { Actor } from '../auth/actor.ts';
import type { Filter } from '../platform/live/live-table.ts';
import { areasInScope } from '../sponsorships/sponsorships.scope.ts';

type Of<R> = (row: R) => number | null;

/** Rows of one value; no filter where none is asked for. */
export const equalTo = <R>(name: string, of: Of<R>, wanted: number | undefined): Filter<R>[] =>
  wanted === undefined ? [] : [{ key: `${name} ${wanted}`, holds: (row) => of(row) === wanted }];

/** Rows of the asker's areas, and what besides is for everyone; no filter for those who see all. */
export const inAreasOf = <R>(actor: Actor, areaOf: (row: R) => number, orElse?: Filter<R>): Filter<R>[] => {
  const isOwn = areasInScope(actor);
  if (isOwn === 'all') return [];
  const areas = [...actor.areaIds].sort((one, other) => one - other).join(',');
  if (!orElse) return [{ key: `areas ${areas}`, holds: (row) => isOwn(areaOf(row)) }];
  return [{ key: `areas ${areas} or ${orElse.key}`, holds: (row) => isOwn(areaOf(row)) || orElse.holds(row) }];
};

/** The other rows. */
export const not = <R>({ key, holds }: Filter<R>): Filter<R> => ({ key: `not ${key}`, holds: (row) => !holds(row) });
