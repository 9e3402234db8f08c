import { daysBetween, daysOf, type IsoDate, type Ore } from '@sponsorat/api';
import type { Connection } from '../../lib/db/database.ts';
import { type AreaIds, agreementsBetween, sumPayments } from '../budgets/agreements.store.ts';
import { sumOf } from './report-parts.ts';
import { countRenewals, findDelivered, findPurposes } from './reports.store.ts';
import { byName, LARGEST, MOST_NAMED, type Pair, purposeNames, YEARS, yearTotals } from './year.totals.ts';

/** What agreements, payments and deliveries say of a year in each of some areas, in øre. */
export const findYearFacts = async (db: Connection, areaIds: AreaIds, year: number, today: IsoDate) => {
  const purposes = await findPurposes(db, areaIds);
  const all = new Map(areaIds.map((id) => [id, yearTotals(year, today, purposes)]));
  const period = { from: daysOf(year - YEARS + 1).from, to: daysOf(year + YEARS - 1).to, today };
  for await (const agreements of agreementsBetween(db, areaIds, period))
    for (const one of agreements) all.get(one.areaId)?.add(one);
  const payments = {
    now: await sumPayments(db, areaIds, { year, by: 'area_id' }),
    before: await sumPayments(db, areaIds, { year: year - 1, by: 'area_id' }),
  };
  const renewals = await countRenewals(db, areaIds, year);
  const delivered = await findDelivered(db, areaIds, year);
  return new Map(
    Array.from(all, ([areaId, { totals }]) => [
      areaId,
      {
        ...totals(),
        areaId,
        paid: { now: payments.now.get(areaId)?.paid ?? 0n, before: payments.before.get(areaId)?.paid ?? 0n },
        renewals: renewals.filter((row) => row.areaId === areaId),
        delivered: delivered.filter((row) => row.areaId === areaId),
      },
    ]),
  );
};

type Renewals = Awaited<ReturnType<typeof countRenewals>>;
type Deliveries = Awaited<ReturnType<typeof findDelivered>>;
export type AreaFacts = ReturnType<ReturnType<typeof yearTotals>['totals']> & {
  areaId: number;
  paid: Pair<Ore>;
  renewals: Renewals;
  delivered: Deliveries;
};

const countOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);
const pairOf = <T, R>(of: (key: keyof Pair<T>) => R): Pair<R> => ({ now: of('now'), before: of('before') });
const sumPairs = (pairs: readonly Pair<Ore>[]): Pair<Ore> => pairOf((key) => sumOf(pairs.map((pair) => pair[key])));
const countPairs = (pairs: readonly Pair<number>[]): Pair<number> =>
  pairOf((key) => countOf(pairs.map((pair) => pair[key])));

/** The same years of several lists, added up. */
const sumYears = (first: number, lists: readonly (readonly Ore[])[]) =>
  Array.from({ length: YEARS }, (_, at) => ({ year: first + at, amount: sumOf(lists.map((list) => list[at] ?? 0n)) }));

const sumRenewals = (rows: Renewals) =>
  rows.length === 0
    ? null
    : { ended: countOf(rows.map(({ ended }) => ended)), renewed: countOf(rows.map(({ renewed }) => renewed)) };

/** The mean of so many shares in whole percent, half up; null of none. */
const meanOf = (shares: readonly { millionths: bigint; count: number }[]): number | null => {
  const count = BigInt(countOf(shares.map((one) => one.count)) * 1_000_000);
  const sum = sumOf(shares.map(({ millionths }) => millionths));
  return count === 0n ? null : Number((2n * sum + count) / (2n * count));
};

/** What several areas come to. */
export const sumFacts = (year: number, areas: readonly AreaFacts[]) => {
  const clubs = (key: 'begun' | 'gone') => ({
    now: {
      count: countOf(areas.map((area) => area[key].now.count)),
      named: areas
        .flatMap((area) => area[key].now.named)
        .sort((one, other) => byName(one.name, other.name))
        .slice(0, MOST_NAMED),
    },
    before: countOf(areas.map((area) => area[key].before)),
  });
  const largest = areas
    .flatMap((area) => area.largest.now)
    .sort((one, other) => Number(other.now - one.now) || byName(one.name, other.name));
  const largestBefore = areas.flatMap((area) => area.largest.before).sort((one, other) => Number(other - one));
  const ending = areas
    .flatMap((area) => area.ending.named)
    .sort((one, other) => daysBetween(other.endDate, one.endDate) || one.contractId - other.contractId);
  const renewals = areas.flatMap((area) => area.renewals);
  const delivered = Map.groupBy(
    areas.flatMap((area) => area.delivered),
    ({ section }) => section,
  );
  return {
    year,
    byArea: new Map(areas.map(({ areaId, area }) => [areaId, area])),
    byPurpose: new Map(
      purposeNames.map((name) => [name, sumPairs(areas.flatMap(({ byPurpose }) => byPurpose.get(name) ?? []))]),
    ),
    line: sumYears(
      year - YEARS + 1,
      areas.map(({ line }) => line),
    ),
    committed: sumYears(
      year,
      areas.map(({ committed }) => committed),
    ),
    committedBefore: sumOf(areas.map(({ committedBefore }) => committedBefore)),
    clubs: countPairs(areas.map((area) => area.clubs)),
    begun: clubs('begun'),
    gone: clubs('gone'),
    largest: { now: largest.slice(0, LARGEST), before: sumOf(largestBefore.slice(0, LARGEST)) },
    ending: {
      count: countOf(areas.map((area) => area.ending.count)),
      before: countOf(areas.map((area) => area.ending.before)),
      named: ending.slice(0, MOST_NAMED),
    },
    paid: sumPairs(areas.map(({ paid }) => paid)),
    renewals: {
      now: sumRenewals(renewals.filter((row) => row.year === year)),
      before: sumRenewals(renewals.filter((row) => row.year === year - 1)),
    },
    delivered: Array.from(delivered, ([section, rows]) => ({
      section,
      ...pairOf((key: 'now' | 'before') => meanOf(rows.map((row) => row[key]))),
    })),
  };
};
export type YearFacts = ReturnType<typeof sumFacts>;
