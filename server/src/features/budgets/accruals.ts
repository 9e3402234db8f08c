import { type AccrualRow, accruedBy, type IsoDate, type Ore, oreToKroner } from '@sponsorat/api';
import type { AgreementTerms } from './agreements.store.ts';

/** What agreements have cost by a day and what was paid of them, and what of that is prepaid and owed, in øre. */
export type AccrualSums = Record<'accrued' | 'paid' | 'prepaid' | 'owed', Ore>;
type Place = { name: string; costCenter: string | null };

/** The days by which something is added up: one, and the last of the month before it. */
export type AccrualDays = { day: IsoDate; eve: IsoDate };
type PaidBy = { byDay: Ore; byEve: Ore };

/** What the agreements of an area have cost by a day, an agreement at a time and in all, and in all by the eve of its month. */
export type AreaAccruals = { place: Place; rows: AccrualRow[]; sums: AccrualSums; before: AccrualSums };

const noSums = (): AccrualSums => ({ accrued: 0n, paid: 0n, prepaid: 0n, owed: 0n });
const addTo = (sums: AccrualSums, more: AccrualSums): void => {
  sums.accrued += more.accrued;
  sums.paid += more.paid;
  sums.prepaid += more.prepaid;
  sums.owed += more.owed;
};

export const noAccruals = (place: Place): AreaAccruals => ({ place, rows: [], sums: noSums(), before: noSums() });

const sumsBy = (agreement: AgreementTerms, day: IsoDate, paid: Ore): AccrualSums => {
  const accrued = agreement.status === 'Godkendt' ? accruedBy(agreement, day) : 0n;
  return paid > accrued
    ? { accrued, paid, prepaid: paid - accrued, owed: 0n }
    : { accrued, paid, prepaid: 0n, owed: accrued - paid };
};

/** Adds an agreement to its area's; one that has neither cost anything nor was paid for is no row. */
export const addAccrual = (
  { place, rows, sums, before }: AreaAccruals,
  agreement: AgreementTerms,
  { day, eve }: AccrualDays,
  paid: PaidBy = { byDay: 0n, byEve: 0n },
): void => {
  addTo(before, sumsBy(agreement, eve, paid.byEve));
  const own = sumsBy(agreement, day, paid.byDay);
  if (own.accrued === 0n && own.paid === 0n) return;
  addTo(sums, own);
  const { contractId, number, sponsorshipId, name } = agreement;
  rows.push({
    ...{ contractId, number, sponsorshipId, name, area: place.name, costCenter: place.costCenter },
    ...{ accrued: oreToKroner(own.accrued), paid: oreToKroner(own.paid) },
    ...{ prepaid: oreToKroner(own.prepaid), owed: oreToKroner(own.owed) },
  });
};

const byContract = (one: AccrualRow, other: AccrualRow): number => one.contractId - other.contractId;

/** The rows of areas in the order of their agreements, which each area has them in: of many, few are asked for. */
const rowsOf = (areas: readonly AreaAccruals[]) => ({
  length: areas.reduce((sum, { rows }) => sum + rows.length, 0),
  slice: (from: number, to: number): AccrualRow[] =>
    areas
      .flatMap(({ rows }) => rows.slice(0, to))
      .sort(byContract)
      .slice(from, to),
  *[Symbol.iterator](): Generator<AccrualRow> {
    yield* areas.flatMap(({ rows }) => rows).sort(byContract);
  },
});

/** The agreements of several areas, and what they come to, by area and in all. */
export const sumAccruals = (areas: readonly AreaAccruals[]) => {
  const total = noAccruals({ name: '', costCenter: null });
  for (const { sums, before } of areas) {
    addTo(total.sums, sums);
    addTo(total.before, before);
  }
  return { ...total, rows: rowsOf(areas), areas };
};
export type Accruals = ReturnType<typeof sumAccruals>;
