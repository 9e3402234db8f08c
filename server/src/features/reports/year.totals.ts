import {
  accruedOver,
  addMonths,
  addYears,
  daysBetween,
  daysOf,
  type IsoDate,
  type Ore,
  type Purpose,
  purposes,
  shareOut,
} from '@sponsorat/api';
import type { Agreement } from '../budgets/agreements.store.ts';
import { sumOf } from './report-parts.ts';

/** How many years a line shows, and how many are committed: each counts the year that is asked for. */
export const YEARS = 5;
export const LARGEST = 5;
/** So many rows are named where they may be thousands. */
export const MOST_NAMED = 100;

/** This year's and the one before it. */
export type Pair<T> = { now: T; before: T };

type Club = {
  id: number;
  name: string;
  areaId: number;
  now: Ore;
  before: Ore;
  runs: Pair<boolean> & { earlier: boolean };
};
type Ending = Pick<Agreement, 'contractId' | 'number' | 'name' | 'areaId' | 'sponsorshipAmount'> & { endDate: IsoDate };

export const byName = new Intl.Collator('da').compare;

/** Whether an agreement runs on a day of a year, of many agreements. */
const runsIn = (year: number) => {
  const { from, to } = daysOf(year);
  return ({ startDate, endDate }: Pick<Agreement, 'startDate' | 'endDate'>): boolean =>
    startDate <= to && endDate >= from;
};

/** The five clubs with the largest part, the largest first. */
const largestBy = (clubs: readonly Club[], key: 'now' | 'before'): Club[] =>
  clubs
    .filter((club) => club[key] > 0n)
    .sort((one, other) => Number(other[key] - one[key]) || byName(one.name, other.name))
    .slice(0, LARGEST);

const namesOf = (clubs: readonly Club[]) => {
  const named = clubs
    .toSorted((one, other) => byName(one.name, other.name))
    .map(({ name, areaId }) => ({ name, areaId }));
  return { count: named.length, named: named.slice(0, MOST_NAMED) };
};

/** The day that a year is looked at on: today, or the nearest day that it has. */
const dayIn = (year: number, today: IsoDate): IsoDate => {
  const { from, to } = daysOf(year);
  if (today < from) return from;
  return today > to ? to : today;
};

/** Where nobody has said what a club is supported for. */
const NO_PURPOSE = 'Ikke angivet';
export const purposeNames = [...purposes, NO_PURPOSE];

/** Adds agreements of an area up, one at a time, to what a year says of them, in øre. */
export const yearTotals = (year: number, today: IsoDate, purposesOf: ReadonlyMap<number, readonly Purpose[]>) => {
  const first = year - YEARS + 1;
  const sums = Array.from({ length: 2 * YEARS - 1 }, () => 0n);
  const area: Pair<Ore> = { now: 0n, before: 0n };
  const clubs = new Map<number, Club>();
  const byPurpose = new Map<string, Pair<Ore>>(purposeNames.map((name) => [name, { now: 0n, before: 0n }]));
  const ending: Ending[] = [];
  const day = dayIn(year, today);
  const [last, dayBefore, lastBefore] = [addMonths(day, 12), addYears(day, -1), addMonths(addYears(day, -1), 12)];
  const [runsNow, ranBefore, ranEarlier] = [runsIn(year), runsIn(year - 1), runsIn(year - 2)];
  let endedBefore = 0;

  /** An agreement's part is shared evenly among what its club is supported for. */
  const addToPurposes = (clubId: number, part: Pair<Ore>): void => {
    const names = purposesOf.get(clubId) ?? [NO_PURPOSE];
    const evenly = names.map(() => 1n);
    const [now, before] = [shareOut(part.now, evenly), shareOut(part.before, evenly)];
    for (const [at, name] of names.entries()) {
      const sum = byPurpose.get(name);
      if (!sum) continue;
      sum.now += now[at] ?? 0n;
      sum.before += before[at] ?? 0n;
    }
  };

  const add = (agreement: Agreement): void => {
    const { contractId, number, sponsorshipId: id, name, areaId, status, endDate, sponsorshipAmount } = agreement;
    if (status !== 'Godkendt') return;
    const parts = accruedOver(agreement, first, sums.length);
    for (const [at, part] of parts.entries()) sums[at] = (sums[at] ?? 0n) + part;
    const [before = 0n, now = 0n] = parts.slice(YEARS - 2, YEARS);
    const runs = { now: false, before: false, earlier: false };
    const club = clubs.get(id) ?? { id, name, areaId, now: 0n, before: 0n, runs };
    for (const sum of [club, area]) {
      sum.now += now;
      sum.before += before;
    }
    club.runs.now ||= runsNow(agreement);
    club.runs.before ||= ranBefore(agreement);
    club.runs.earlier ||= ranEarlier(agreement);
    addToPurposes(id, { now, before });
    clubs.set(id, club);
    if (endDate >= day && endDate <= last)
      ending.push({ contractId, number, name, areaId, endDate, sponsorshipAmount });
    if (endDate >= dayBefore && endDate <= lastBefore) endedBefore += 1;
  };

  const totals = () => {
    const all = [...clubs.values()];
    const those = (is: (runs: Club['runs']) => boolean) => all.filter(({ runs }) => is(runs));
    ending.sort((one, other) => daysBetween(other.endDate, one.endDate) || one.contractId - other.contractId);
    return {
      year,
      area,
      byPurpose,
      line: sums.slice(0, YEARS),
      committed: sums.slice(YEARS - 1),
      committedBefore: sumOf(sums.slice(YEARS - 2, -1)),
      clubs: { now: those((runs) => runs.now).length, before: those((runs) => runs.before).length },
      begun: {
        now: namesOf(those((runs) => runs.now && !runs.before)),
        before: those((runs) => runs.before && !runs.earlier).length,
      },
      gone: {
        now: namesOf(those((runs) => runs.before && !runs.now)),
        before: those((runs) => runs.earlier && !runs.before).length,
      },
      largest: {
        now: largestBy(all, 'now').map(({ name, areaId, now, before }) => ({ name, areaId, now, before })),
        before: largestBy(all, 'before').map(({ before }) => before),
      },
      ending: { count: ending.length, before: endedBefore, named: ending.slice(0, MOST_NAMED) },
    };
  };
  return { add, totals };
};
