import { type AreaCount, type CategoryCount, divideHalfUp, type Overview, oreToKroner } from '@sponsorat/api';
import { inDanish } from '../sponsorship-index/sorted-table.ts';
import { isBig, PARTS_OF_PERCENT, type Summary } from '../sponsorship-index/summary.schemas.ts';

type ActiveSummary = Pick<Summary, 'areaId' | 'contractId' | 'category' | 'ore' | 'hasTickets' | 'utilization'>;

/** The sum of safe integers, exact however large it becomes. */
class Sum {
  #whole = 0n;
  #rest = 0;

  add(value: number): void {
    this.#rest += value;
    if (Number.isSafeInteger(this.#rest * 2)) return;
    this.#whole += BigInt(this.#rest);
    this.#rest = 0;
  }

  get value(): bigint {
    return this.#whole + BigInt(this.#rest);
  }
}

/** In whole percent, half up. The last digit goes first, so that thirds can make a half. */
const meanPercent = (parts: bigint, count: number): number => {
  const mean = divideHalfUp(parts, BigInt(count) * 10n);
  return Number(divideHalfUp(mean, BigInt(PARTS_OF_PERCENT) / 10n));
};

/** The dashboard's figures over the active contracts of these sponsorships. */
export const overviewOf = (summaries: Iterable<ActiveSummary>): Overview => {
  const [sum, utilization] = [new Sum(), new Sum()];
  let [contracts, bigContracts, hasTickets, tracked] = [0, 0, 0, 0];
  for (const summary of summaries) {
    if (summary.contractId === null) continue;
    contracts += 1;
    sum.add(summary.ore);
    if (isBig(summary)) bigContracts += 1;
    if (summary.hasTickets) hasTickets += 1;
    if (summary.utilization === null) continue;
    utilization.add(summary.utilization);
    tracked += 1;
  }
  return {
    sum: oreToKroner(sum.value),
    contracts,
    bigContracts,
    hasTickets,
    utilization: tracked === 0 ? null : meanPercent(utilization.value, tracked),
  };
};

/** Active contracts by what `keyOf` says of each: how many they are, and their annual amounts together in kroner. */
const countsBy = <K>(summaries: Iterable<ActiveSummary>, keyOf: (summary: ActiveSummary) => K) => {
  const totals = new Map<K, { count: number; ore: Sum }>();
  for (const summary of summaries) {
    if (summary.contractId === null) continue;
    const key = keyOf(summary);
    const total = totals.get(key) ?? { count: 0, ore: new Sum() };
    totals.set(key, total);
    total.count += 1;
    total.ore.add(summary.ore);
  }
  return Array.from(totals, ([key, { count, ore }]) => ({ key, count, sum: oreToKroner(ore.value) }));
};

/** Their active contracts by category, the largest number first, ties in Danish order. */
export const categoryCounts = (summaries: Iterable<ActiveSummary>): CategoryCount[] =>
  countsBy(summaries, ({ category }) => category ?? '')
    .map(({ key, ...counts }) => ({ name: key, ...counts }))
    .sort((one, other) => other.count - one.count || inDanish(one.name, other.name));

/** Their active contracts by the id of their area, the largest sum first. */
export const areaCounts = (summaries: Iterable<ActiveSummary>): Omit<AreaCount, 'name'>[] =>
  countsBy(summaries, ({ areaId }) => areaId)
    .map(({ key, ...counts }) => ({ id: key, ...counts }))
    .sort((one, other) => other.sum - one.sum || one.id - other.id);
