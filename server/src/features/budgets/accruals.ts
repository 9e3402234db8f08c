import { type AccrualRow, accrualRowSchema, accruedBy, type IsoDate, type Ore, oreToKroner } from '@sponsorat/api';
import { PackedRows } from '../../lib/http/packed-rows.ts';
import type { AgreementTerms } from './agreements.store.ts';

/** What agreements have cost by a day and what was paid of them, and what of that is prepaid and owed, in øre. */
export type AccrualSums = Record<'accrued' | 'paid' | 'prepaid' | 'owed', Ore>;
type Place = { name: string; costCenter: string | null };

/** The days by which something is added up: one, and the last of the month before it. */
export type AccrualDays = { day: IsoDate; eve: IsoDate };
type PaidBy = { byDay: Ore; byEve: Ore };

/** What the agreements of an area have cost by a day, and by the eve of its month. */
type AreaSums = { place: Place; sums: AccrualSums; before: AccrualSums };
type GrowingArea = AreaSums & { rows: AccrualRow[] };
/** The same with its agreements, one at a time: of a large bank they are very many. */
export type AreaAccruals = AreaSums & { rows: PackedRows<AccrualRow> };

const noSums = (): AccrualSums => ({ accrued: 0n, paid: 0n, prepaid: 0n, owed: 0n });
const addTo = (sums: AccrualSums, more: AccrualSums): void => {
  sums.accrued += more.accrued;
  sums.paid += more.paid;
  sums.prepaid += more.prepaid;
  sums.owed += more.owed;
};

export const noAccruals = (place: Place): GrowingArea => ({ place, rows: [], sums: noSums(), before: noSums() });

export const packArea = async ({ rows, ...sums }: GrowingArea): Promise<AreaAccruals> => ({
  ...sums,
  rows: await PackedRows.of(accrualRowSchema, rows),
});

const sumsBy = (agreement: AgreementTerms, day: IsoDate, paid: Ore): AccrualSums => {
  const accrued = agreement.status === 'Godkendt' ? accruedBy(agreement, day) : 0n;
  return paid > accrued
    ? { accrued, paid, prepaid: paid - accrued, owed: 0n }
    : { accrued, paid, prepaid: 0n, owed: accrued - paid };
};

/** Adds an agreement to its area's; one that has neither cost anything nor was paid for is no row. */
export const addAccrual = (
  { place, rows, sums, before }: GrowingArea,
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

/** The rows of areas, one area after another. */
const rowsOf = (areas: readonly AreaAccruals[]) => ({
  length: areas.reduce((sum, { rows }) => sum + rows.length, 0),
  slice(from: number, to: number): AccrualRow[] {
    const first: AccrualRow[] = [];
    for (const { rows } of areas) if (first.length < to) first.push(...rows.read());
    return first.slice(from, to);
  },
  *[Symbol.iterator](): Generator<AccrualRow> {
    for (const { rows } of areas) yield* rows.read();
  },
});

/** The agreements of several areas, and what they come to, by area and in all. */
export const sumAccruals = (areas: readonly AreaAccruals[]) => {
  const total: AreaSums = { place: { name: '', costCenter: null }, sums: noSums(), before: noSums() };
  for (const { sums, before } of areas) {
    addTo(total.sums, sums);
    addTo(total.before, before);
  }
  return { ...total, rows: rowsOf(areas), areas };
};
export type Accruals = ReturnType<typeof sumAccruals>;
