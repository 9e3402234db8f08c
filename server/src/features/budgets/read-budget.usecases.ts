import {
  type AccrualRow,
  accruedIn,
  addDays,
  type BehindQuery,
  type BehindRow,
  type BudgetRow,
  behindRowSchema,
  COMMON,
  daysOf,
  type IsoDate,
  oreToKroner,
  type YearBudget,
  yearOf,
} from '@sponsorat/api';
import { type Actor, isAdmin } from '../../lib/actor.ts';
import { today } from '../../lib/clock.ts';
import { type Connection, readSnapshot } from '../../lib/db/database.ts';
import type { Deps } from '../../lib/deps.ts';
import { PackedRows } from '../../lib/http/packed-rows.ts';
import { type AreaPlaces, areaNames, areaPlaces, listUsableAreas, seenAreaIds } from '../areas/areas.store.ts';
import { rememberByArea, rememberUntilChange } from '../sponsorship-index/answer-cache.ts';
import type { SponsorshipIndex } from '../sponsorship-index/sponsorship-index.ts';
import { checkArea } from '../sponsorships/sponsorships.scope.ts';
import {
  type AccrualDays,
  type AreaAccruals,
  addAccrual,
  type GrowingArea,
  noAccruals,
  packAreas,
  sumAccruals,
} from './accruals.ts';
import {
  type AreaIds,
  agreementsBetween,
  agreementsRunning,
  allAgreements,
  listPlaces,
  sumPaidBy,
  sumPayments,
} from './agreements.store.ts';
import {
  type AreaFigures,
  areaFigures,
  besideBudget,
  noSums,
  renewalOf,
  statusBehind,
  sumOfBudgets,
  totalOf,
} from './budget.figures.ts';
import { listBudgets } from './budgets.store.ts';

const YEARS_AHEAD = 5;

/** What agreements say of a year in some areas: it is remembered until one of them changes, while budgets are read each time. */
export const findFigures = async (db: Connection, areaIds: AreaIds, year: number, day: IsoDate) => {
  const { add, of } = areaFigures(year, YEARS_AHEAD);
  const period = { from: `${year}-01-01`, to: `${year + YEARS_AHEAD - 1}-12-31`, today: day };
  for await (const agreements of agreementsBetween(db, areaIds, period)) for (const one of agreements) add(one);
  const payments = await sumPayments(db, areaIds, { year, by: 'area_id' });
  for (const [areaId, paid] of payments) Object.assign(of(areaId).sums, paid);
  return new Map(areaIds.map((id) => [id, of(id)]));
};

/** Those of agreements that stand behind a figure, each with its part in øre. */
const findParts = async (
  db: Connection,
  areaIds: AreaIds,
  { figure, ...query }: BehindQuery,
  day: IsoDate,
): Promise<BehindRow[]> => {
  const year = query.year ?? yearOf(day);
  const names = await areaNames(db);
  const present = (place: Omit<BehindRow, 'amount' | 'area'> & { areaId: number }, ore: bigint): BehindRow[] => {
    if (ore === 0n) return [];
    const { contractId, number, sponsorshipId, name, areaId } = place;
    return [{ contractId, number, sponsorshipId, name, area: names.get(areaId) ?? '', amount: oreToKroner(ore) }];
  };
  if (figure === 'paid' || figure === 'owed') {
    const sums = await sumPayments(db, areaIds, { year, by: 'contract_id' });
    const places = await listPlaces(db, [...sums.keys()]);
    return places.flatMap((place) => present(place, sums.get(place.contractId)?.[figure] ?? 0n));
  }
  const rows: BehindRow[] = [];
  if (figure === 'renewals') {
    for await (const agreements of agreementsBetween(db, areaIds, { ...daysOf(year), today: day }))
      for (const one of agreements) rows.push(...present(one, renewalOf(one, year)));
    return rows;
  }
  for await (const agreements of agreementsRunning(db, areaIds, { ...daysOf(year), status: statusBehind(figure) }))
    for (const one of agreements) rows.push(...present(one, accruedIn(one, year)));
  return rows;
};

/** What agreements of some areas have cost up to and with a day, and what was paid of them by then. */
const findAccruals = async (
  db: Connection,
  areaIds: AreaIds,
  { places, ...days }: AccrualDays & { places: AreaPlaces },
): Promise<ReadonlyMap<number, GrowingArea>> => {
  const paid = await sumPaidBy(db, areaIds, days);
  const areas = new Map(areaIds.map((id) => [id, noAccruals(places.get(id) ?? { name: '', costCenter: null })]));
  for await (const agreements of allAgreements(db, areaIds))
    for (const agreement of agreements) {
      const area = areas.get(agreement.areaId);
      if (area) addAccrual(area, agreement, days, paid.get(agreement.contractId));
    }
  return areas;
};

/** Where the actor sees budgets of a year, each with what there is: the own areas, and last what the bank has in common. */
const findPlaces = async (
  db: Connection,
  actor: Actor,
  year: number,
  sumsOf: (areaId: number) => AreaFigures['sums'],
) => {
  const areas = await listUsableAreas(db, actor);
  const budgets = await listBudgets(db, year);
  const common = isAdmin(actor) ? [{ id: null, name: COMMON, costCenter: null }] : [];
  return [...areas, ...common].map(({ id, name, costCenter }) => {
    const budget = budgets.find(({ areaId }) => areaId === id);
    const spent = id === null ? noSums() : sumsOf(id);
    const row: BudgetRow = {
      areaId: id,
      area: name,
      id: budget?.id ?? null,
      note: budget?.note ?? null,
      version: budget?.version ?? null,
      ...besideBudget(budget ? sumOfBudgets([budget]) : null, spent),
    };
    return { row, budget, spent, costCenter };
  });
};

/** The rows of a year, as one moment has them, each with its area's cost center. */
export const findBudgetRows = async (tx: Connection, actor: Actor, year: number, day: IsoDate) => {
  const found = await findFigures(tx, await seenAreaIds(tx, actor, null), year, day);
  const places = await findPlaces(tx, actor, year, (areaId) => found.get(areaId)?.sums ?? noSums());
  return places.map(({ row, costCenter }) => ({ ...row, costCenter }));
};

/** What is asked about budgets. */
export const openBudgets = ({ db, clock }: Pick<Deps, 'db' | 'clock'>, index: SponsorshipIndex) => {
  const figures = rememberByArea<AreaFigures>(index);
  const parts = rememberUntilChange<PackedRows<BehindRow>>(index, { most: 20 });
  const accruals = rememberByArea<AreaAccruals>(index, { most: 1 });
  const packed = rememberUntilChange<PackedRows<AccrualRow>>(index, { most: 3 });
  /** A year's budget, of all that the actor sees or of an area. */
  const readYear = async (actor: Actor, asked: number | undefined, area?: number): Promise<YearBudget> => {
    const day = today(clock);
    const year = asked ?? yearOf(day);
    const areaIds = await seenAreaIds(db, actor, area);
    const found = await figures(day, year, areaIds, (stale) =>
      readSnapshot(db, (tx) => findFigures(tx, stale, year, day)),
    );
    const ofArea = new Map(areaIds.map((id, at) => [id, found[at]]));
    const all = await findPlaces(db, actor, year, (id) => ofArea.get(id)?.sums ?? noSums());
    const places = all.filter(({ row }) => area === undefined || row.areaId === area);
    const seen = places.flatMap(({ budget }) => budget ?? []);
    return {
      year,
      rows: places.map(({ row }) => row),
      total: besideBudget(sumOfBudgets(seen), totalOf(places.map(({ spent }) => spent))),
      committed: Array.from({ length: YEARS_AHEAD }, (_, at) => ({
        year: year + at,
        amount: oreToKroner(found.reduce((sum, { committed }) => sum + (committed[at] ?? 0n), 0n)),
      })),
      mismatched: found.flatMap(({ mismatched }) => mismatched).sort((one, other) => one.contractId - other.contractId),
    };
  };
  /** What every agreement that the actor sees, or every one of an area, has accrued, on a day or today. */
  const readAccruals = async (actor: Actor, date: IsoDate | undefined, area?: number | null) => {
    const [day, areaIds] = [today(clock), await seenAreaIds(db, actor, area)];
    const asOf = date ?? day;
    // A cost center changes without any agreement that does.
    const places = await areaPlaces(db);
    const days = { day: asOf, eve: addDays(`${asOf.slice(0, 7)}-01`, -1) };
    const found = await accruals(day, { date, places: [...places] }, areaIds, async (stale) =>
      packAreas(await readSnapshot(db, (tx) => findAccruals(tx, stale, { ...days, places }))),
    );
    return sumAccruals(found);
  };
  return {
    readYear,
    /** The agreements behind a figure, which add up to it. Throws 404 for an area that is not the actor's, or is none. */
    listBehind: async (actor: Actor, query: BehindQuery): Promise<PackedRows<BehindRow>> => {
      await checkArea(db, actor, query.area);
      const [day, areaIds] = [today(clock), await seenAreaIds(db, actor, query.area)];
      return parts(day, { areaIds, query }, async () =>
        PackedRows.of(behindRowSchema, await readSnapshot(db, (tx) => findParts(tx, areaIds, query, day))),
      );
    },
    readAccruals,
    /** What every agreement that the actor sees has accrued, on a day or today. */
    listAccruals: async (actor: Actor, date: IsoDate | undefined): Promise<PackedRows<AccrualRow>> => {
      const [day, areaIds] = [today(clock), await seenAreaIds(db, actor, null)];
      const places = [...(await areaPlaces(db))];
      return packed(day, { areaIds, date, places }, async () =>
        PackedRows.join((await readAccruals(actor, date)).rows.packed),
      );
    },
  };
};
export type Budgets = ReturnType<typeof openBudgets>;
