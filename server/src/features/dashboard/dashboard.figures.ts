import { type CategoryCount, divideHalfUp, type Overview, oreToKroner } from '@sponsorat/api';
import { inDanish } from '../sponsorship-index/sorted-table.ts';
import { isBig, PARTS_OF_PERCENT, type Summary } from '../sponsorship-index/summary.schemas.ts';

type ActiveSummary = Pick<Summary, 'contractId' | 'category' | 'ore' | 'hasTickets' | 'utilization'>;

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

/** Their active contracts by category, the largest first, ties in Danish order. */
export const categoryCounts = (summaries: Iterable<ActiveSummary>): CategoryCount[] => {
  const counts = new Map<string, number>();
  for (const { contractId, category } of summaries)
    if (contractId !== null) counts.set(category ?? '', (counts.get(category ?? '') ?? 0) + 1);
  return Array.from(counts, ([name, count]) => ({ name, count })).sort(
    (one, other) => other.count - one.count || inDanish(one.name, other.name),
  );
};
