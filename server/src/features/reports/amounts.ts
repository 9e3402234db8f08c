import {
  type AccrualRow,
  accruedIn,
  daysOf,
  type FigureChange,
  type Ore,
  oreToKroner,
  type ReportChange,
  type ReportFigure,
  toOre,
} from '@sponsorat/api';
import type { Connection } from '../../lib/db/database.ts';
import { type AreaIds, agreementsRunning } from '../budgets/agreements.store.ts';
import type { KeptAmount } from './kept-reports.store.ts';

/** What each agreement of some areas is part of a year with. */
export const amountsOfYear = async (db: Connection, areaIds: AreaIds, year: number) => {
  const amounts = new Map<number, KeptAmount[]>(areaIds.map((id) => [id, []]));
  for await (const agreements of agreementsRunning(db, areaIds, { ...daysOf(year), status: 'Godkendt' }))
    for (const agreement of agreements) {
      const ore = accruedIn(agreement, year);
      if (ore !== 0n) amounts.get(agreement.areaId)?.push([agreement.contractId, agreement.number, Number(ore)]);
    }
  return amounts;
};

/** What each agreement has cost by a day. */
export const amountsOfAccruals = (rows: Iterable<AccrualRow>): KeptAmount[] =>
  Array.from(
    rows,
    ({ contractId, number, accrued }): KeptAmount => [contractId, number, Number(toOre(accrued))],
  ).filter(([, , ore]) => ore !== 0);

/** Whose part is another than it was, the largest difference first: of agreements that came or went too. */
export const changesOf = (before: readonly KeptAmount[], now: readonly KeptAmount[]): ReportChange[] => {
  const differences = new Map<number, { number: string; ore: Ore }>();
  for (const [amounts, sign] of [
    [now, 1n],
    [before, -1n],
  ] as const)
    for (const [id, number, ore] of amounts) {
      const known = differences.get(id) ?? { number, ore: 0n };
      differences.set(id, { ...known, ore: known.ore + sign * BigInt(ore) });
    }
  return [...differences]
    .filter(([, { ore }]) => ore !== 0n)
    .map(([contractId, { number, ore }]) => ({ contractId, number, difference: oreToKroner(ore) }))
    .sort((one, other) => Math.abs(other.difference) - Math.abs(one.difference) || one.contractId - other.contractId);
};

/** The figures that are others than they were, in their order, with what they were. */
export const figureChangesOf = (before: readonly ReportFigure[], now: readonly ReportFigure[]): FigureChange[] =>
  now.flatMap(({ key, label, unit, value }) => {
    const known = before.find((one) => one.key === key);
    return known && known.value !== value ? [{ key, label, unit, value, before: known.value }] : [];
  });
