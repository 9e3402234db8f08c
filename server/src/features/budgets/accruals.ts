import {
  type AccrualRow,
  accrualRowSchema,
  accruedBy,
  daysOf,
  type IsoDate,
  type Ore,
  oreToKroner,
  shareByParts,
  taxParts,
  yearOf,
} from '@sponsorat/api';
import { PackedRows } from '../../lib/http/packed-rows.ts';
import type { AgreementTerms } from './agreements.store.ts';

/** What agreements have cost by a day and what was paid of them, and what of that is prepaid and owed, in øre. */
export type AccrualSums = Record<'accrued' | 'paid' | 'prepaid' | 'owed', Ore>;
type Place = { name: string; costCenter: string | null };

/** The days by which something is added up: one, and the last of the month before it. */
export type AccrualDays = { day: IsoDate; eve: IsoDate };
type PaidBy = { byDay: Ore; byEve: Ore };

/** What the agreements of an area have cost by a day, and by the eve of its month; what they cost between, part by part. */
type AreaSums = { place: Place; sums: AccrualSums; before: AccrualSums; parts: Ore[] };
/** The same with its agreements, one at a time. */
export type GrowingArea = AreaSums & { rows: AccrualRow[] };
/** The same with them packed: of a large bank they are very many. */
export type AreaAccruals = AreaSums & { rows: readonly PackedRows<AccrualRow>[] };
/** So many rows are packed together: who asks for the first ones need not unpack them all. */
const TOGETHER = 1_000;

const noSums = (): AccrualSums => ({ accrued: 0n, paid: 0n, prepaid: 0n, owed: 0n });
const addTo = (sums: AccrualSums, more: AccrualSums): void => {
  sums.accrued += more.accrued;
  sums.paid += more.paid;
  sums.prepaid += more.prepaid;
  sums.owed += more.owed;
};

export const inKroner = ({ accrued, paid, prepaid, owed }: AccrualSums) => ({
  accrued: oreToKroner(accrued),
  paid: oreToKroner(paid),
  prepaid: oreToKroner(prepaid),
  owed: oreToKroner(owed),
});

const noParts = (): Ore[] => taxParts.map(() => 0n);

export const noAccruals = (place: Place): GrowingArea => ({
  place,
  rows: [],
  sums: noSums(),
  before: noSums(),
  parts: noParts(),
});

/** Packs the agreements of each area. */
export const packAreas = async (areas: ReadonlyMap<number, GrowingArea>): Promise<Map<number, AreaAccruals>> => {
  const packedAreas = new Map<number, AreaAccruals>();
  for (const [id, { rows, ...sums }] of areas) {
    const packed: PackedRows<AccrualRow>[] = [];
    for (let at = 0; at < rows.length; at += TOGETHER)
      packed.push(await PackedRows.of(accrualRowSchema, rows.slice(at, at + TOGETHER)));
    packedAreas.set(id, { ...sums, rows: packed });
  }
  return packedAreas;
};

const sumsBy = (agreement: AgreementTerms, day: IsoDate, paid: Ore): AccrualSums => {
  const accrued = agreement.status === 'Godkendt' ? accruedBy(agreement, day) : 0n;
  return paid > accrued
    ? { accrued, paid, prepaid: paid - accrued, owed: 0n }
    : { accrued, paid, prepaid: 0n, owed: accrued - paid };
};

/** Adds an agreement to its area's; one that has neither cost anything nor was paid for is no row. */
export const addAccrual = (
  { place, rows, sums, before, parts }: GrowingArea,
  agreement: AgreementTerms,
  { day, eve }: AccrualDays,
  paid: PaidBy = { byDay: 0n, byEve: 0n },
): void => {
  const ownBefore = sumsBy(agreement, eve, paid.byEve);
  addTo(before, ownBefore);
  const own = sumsBy(agreement, day, paid.byDay);
  if (own.accrued !== ownBefore.accrued) {
    // A year's months add up to the parts of its tax.
    const earlier = accruedBy(agreement, daysOf(yearOf(day) - 1).to);
    const [since, until] = [own, ownBefore].map(({ accrued }) =>
      shareByParts({ amount: accrued - earlier, shares: agreement.shares }),
    );
    for (const at of parts.keys()) parts[at] = (parts[at] ?? 0n) + (since?.[at] ?? 0n) - (until?.[at] ?? 0n);
  }
  if (own.accrued === 0n && own.paid === 0n) return;
  addTo(sums, own);
  const { contractId, number, sponsorshipId, name } = agreement;
  rows.push({
    contractId,
    number,
    sponsorshipId,
    name,
    area: place.name,
    costCenter: place.costCenter,
    ...inKroner(own),
  });
};

/** The rows of areas, one area after another. */
const rowsOf = (packed: readonly PackedRows<AccrualRow>[]) => ({
  packed,
  length: packed.reduce((sum, { length }) => sum + length, 0),
  slice(from: number, to: number): AccrualRow[] {
    const first: AccrualRow[] = [];
    for (const some of packed) if (first.length < to) first.push(...some.read());
    return first.slice(from, to);
  },
  *[Symbol.iterator](): Generator<AccrualRow> {
    for (const some of packed) yield* some.read();
  },
});

/** The agreements of several areas, and what they come to, by area and in all. */
export const sumAccruals = (areas: readonly AreaAccruals[]) => {
  const total: Omit<AreaSums, 'parts'> = { place: { name: '', costCenter: null }, sums: noSums(), before: noSums() };
  for (const { sums, before } of areas) {
    addTo(total.sums, sums);
    addTo(total.before, before);
  }
  return { ...total, rows: rowsOf(areas.flatMap(({ rows }) => rows)), areas };
};
export type Accruals = ReturnType<typeof sumAccruals>;
