import {
  type AccrualRow,
  accruedBy,
  accruedIn,
  type BehindQuery,
  type BehindRow,
  type BudgetRow,
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
import { type AreaPlaces, areaNames, areaPlaces, listUsableAreas } from '../areas/areas.store.ts';
import { rememberUntilChange } from '../sponsorship-index/remembered.ts';
import type { SponsorshipIndex } from '../sponsorship-index/sponsorship-index.ts';
import { checkArea, scopeKey } from '../sponsorships/sponsorships.scope.ts';
import {
  agreementsBetween,
  agreementsRunning,
  allAgreements,
  listPlaces,
  type Scope,
  sumPaidBy,
  sumPayments,
} from './agreements.store.ts';
import { besideBudget, noSums, renewalOf, statusBehind, sumOfBudgets, totalOf, yearFigures } from './budget.figures.ts';
import { listBudgets } from './budgets.store.ts';

const YEARS_AHEAD = 5;

/** What agreements say of a year: it is remembered until one of them changes, while budgets are read each time. */
export const findFigures = async (db: Connection, actor: Actor, year: number, day: IsoDate, area?: number) => {
  const scope = { actor, areaId: area };
  const { add, of, sums, committed, mismatched } = yearFigures(year, YEARS_AHEAD);
  const period = { from: `${year}-01-01`, to: `${year + YEARS_AHEAD - 1}-12-31`, today: day };
  for await (const agreements of agreementsBetween(db, scope, period)) for (const one of agreements) add(one);
  const payments = await sumPayments(db, scope, { year, by: 'area_id' });
  for (const [areaId, paid] of payments) Object.assign(of(areaId), paid);
  return {
    sums,
    committed: committed.map((ore, at) => ({ year: year + at, amount: oreToKroner(ore) })),
    mismatched,
  };
};

/** Those of agreements that stand behind a figure, each with its part in øre. */
const findParts = async (
  db: Connection,
  actor: Actor,
  { figure, area, ...query }: BehindQuery,
  day: IsoDate,
): Promise<BehindRow[]> => {
  const year = query.year ?? yearOf(day);
  const scope = { actor, areaId: area };
  const names = await areaNames(db);
  const present = (place: Omit<BehindRow, 'amount' | 'area'> & { areaId: number }, ore: bigint): BehindRow[] => {
    if (ore === 0n) return [];
    const { contractId, number, sponsorshipId, name, areaId } = place;
    return [{ contractId, number, sponsorshipId, name, area: names.get(areaId) ?? '', amount: oreToKroner(ore) }];
  };
  if (figure === 'paid' || figure === 'owed') {
    const sums = await sumPayments(db, scope, { year, by: 'contract_id' });
    const places = await listPlaces(db, [...sums.keys()]);
    return places.flatMap((place) => present(place, sums.get(place.contractId)?.[figure] ?? 0n));
  }
  const rows: BehindRow[] = [];
  if (figure === 'renewals') {
    for await (const agreements of agreementsBetween(db, scope, { ...daysOf(year), today: day }))
      for (const one of agreements) rows.push(...present(one, renewalOf(one, year)));
    return rows;
  }
  for await (const agreements of agreementsRunning(db, scope, { ...daysOf(year), status: statusBehind(figure) }))
    for (const one of agreements) rows.push(...present(one, accruedIn(one, year)));
  return rows;
};

/** What agreements have cost up to and with a day, and what was paid of them by then. */
const findAccruals = async (
  db: Connection,
  scope: Scope,
  { day, places }: { day: IsoDate; places: AreaPlaces },
): Promise<AccrualRow[]> => {
  const sums = await sumPaidBy(db, scope, day);
  const rows: AccrualRow[] = [];
  for await (const agreements of allAgreements(db, scope))
    for (const agreement of agreements) {
      const accrued = agreement.status === 'Godkendt' ? accruedBy(agreement, day) : 0n;
      const paid = sums.get(agreement.contractId) ?? 0n;
      if (accrued === 0n && paid === 0n) continue;
      const { contractId, number, sponsorshipId, name, areaId } = agreement;
      const [prepaid, owed] = paid > accrued ? [paid - accrued, 0n] : [0n, accrued - paid];
      rows.push({
        contractId,
        number,
        sponsorshipId,
        name,
        area: places.get(areaId)?.name ?? '',
        costCenter: places.get(areaId)?.costCenter ?? null,
        accrued: oreToKroner(accrued),
        paid: oreToKroner(paid),
        prepaid: oreToKroner(prepaid),
        owed: oreToKroner(owed),
      });
    }
  return rows;
};

type Figures = Awaited<ReturnType<typeof findFigures>>;

/** Where the actor sees budgets of a year, each with what there is: the own areas, and last what the bank has in common. */
const findPlaces = async (db: Connection, actor: Actor, year: number, sums: Figures['sums']) => {
  const areas = await listUsableAreas(db, actor);
  const budgets = await listBudgets(db, year);
  const common = isAdmin(actor) ? [{ id: null, name: COMMON, costCenter: null }] : [];
  return [...areas, ...common].map(({ id, name, costCenter }) => {
    const budget = budgets.find(({ areaId }) => areaId === id);
    const spent = (id !== null && sums.get(id)) || noSums();
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
  const { sums } = await findFigures(tx, actor, year, day);
  const places = await findPlaces(tx, actor, year, sums);
  return places.map(({ row, costCenter }) => ({ ...row, costCenter }));
};

/** What is asked about budgets. */
export const openBudgets = ({ db, clock }: Pick<Deps, 'db' | 'clock'>, index: SponsorshipIndex) => {
  const figures = rememberUntilChange<Figures>(index);
  const parts = rememberUntilChange<BehindRow[]>(index, { most: 20 });
  const accruals = rememberUntilChange<AccrualRow[]>(index, { most: 1 });
  /** A year's budget, of all that the actor sees or of an area. */
  const readYear = async (actor: Actor, asked: number | undefined, area?: number): Promise<YearBudget> => {
    const day = today(clock);
    const year = asked ?? yearOf(day);
    const ofYear = await figures(day, { scope: scopeKey(actor), year, area }, () =>
      readSnapshot(db, (tx) => findFigures(tx, actor, year, day, area)),
    );
    const all = await findPlaces(db, actor, year, ofYear.sums);
    const places = all.filter(({ row }) => area === undefined || row.areaId === area);
    const seen = places.flatMap(({ budget }) => budget ?? []);
    const total = besideBudget(sumOfBudgets(seen), totalOf(places.map(({ spent }) => spent)));
    const rows = places.map(({ row }) => row);
    return { year, rows, total, committed: ofYear.committed, mismatched: ofYear.mismatched };
  };
  return {
    readYear,
    /** The agreements behind a figure, which add up to it. Throws 404 for an area that is not the actor's, or is none. */
    listBehind: async (actor: Actor, query: BehindQuery): Promise<BehindRow[]> => {
      await checkArea(db, actor, query.area);
      const day = today(clock);
      return parts(day, { scope: scopeKey(actor), query }, () =>
        readSnapshot(db, (tx) => findParts(tx, actor, query, day)),
      );
    },
    /** What every agreement that the actor sees, or every one of an area, has accrued, on a day or today. */
    listAccruals: async (actor: Actor, date: IsoDate | undefined, areaId?: number): Promise<AccrualRow[]> => {
      const day = today(clock);
      // A cost center changes without any agreement that does.
      const places = await areaPlaces(db);
      return accruals(day, { scope: scopeKey(actor), date, areaId, places: [...places] }, () =>
        readSnapshot(db, (tx) => findAccruals(tx, { actor, areaId }, { day: date ?? day, places })),
      );
    },
  };
};
export type Budgets = ReturnType<typeof openBudgets>;
