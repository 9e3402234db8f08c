import {
  BIG_CONTRACT_KRONER,
  type CategoryCount,
  divideHalfUp,
  type Ore,
  type Overview,
  oreToKroner,
  toOre,
} from '@sponsorat/api';
import { inDanish } from './live/values.ts';
import type { Standing } from './standings.types.ts';

/** True where the active contract is a big one. */
export const isBig = (standing: Standing): boolean => standing.sum > BIG_CONTRACT_KRONER;

/** A percent is so many parts, of which the last digit does not count: so three thirds make a whole. */
const PARTS = 10n ** 15n;
const KEPT_PARTS = 10n ** 14n;
const partsOf = (percent: string): bigint => BigInt(percent.replace('.', ''));

/** The areas that sums are over. */
type Scope = (areaId: number) => boolean;

type Total = {
  sum: Ore;
  contracts: number;
  big: number;
  tickets: number;
  /** Of `tracked` contracts, in parts of a percent. */
  utilization: bigint;
  tracked: number;
  categories: Map<string, number>;
};

const none = (): Total => ({
  ...{ sum: 0n, contracts: 0, big: 0, tickets: 0, utilization: 0n, tracked: 0 },
  categories: new Map(),
});

/** The sums over active contracts, an area each, kept right while sponsorships come and go. */
export class Totals {
  readonly #areas = new Map<number, Total>();

  add(standing: Standing): void {
    this.#count(standing, 1);
  }

  remove(standing: Standing): void {
    this.#count(standing, -1);
  }

  /** The dashboard's figures over the areas that are the asker's. */
  overview(isOwn: Scope): Overview {
    const all = none();
    for (const [areaId, total] of this.#areas) {
      if (!isOwn(areaId)) continue;
      all.sum += total.sum;
      all.contracts += total.contracts;
      all.big += total.big;
      all.tickets += total.tickets;
      all.utilization += total.utilization;
      all.tracked += total.tracked;
    }
    return {
      sum: oreToKroner(all.sum),
      contracts: all.contracts,
      bigContracts: all.big,
      hasTickets: all.tickets,
      utilization: all.tracked === 0 ? null : meanPercent(all.utilization, all.tracked),
    };
  }

  /** The active contracts of the asker's areas by category, the largest first, ties in Danish order. */
  byCategory(isOwn: Scope): CategoryCount[] {
    const counts = new Map<string, number>();
    for (const [areaId, { categories }] of this.#areas)
      if (isOwn(areaId)) for (const [name, count] of categories) counts.set(name, (counts.get(name) ?? 0) + count);
    return [...counts]
      .filter(([, count]) => count > 0)
      .map(([name, count]) => ({ name, count }))
      .sort((one, other) => other.count - one.count || inDanish(one.name, other.name));
  }

  #count(standing: Standing, by: 1 | -1): void {
    if (standing.contractId === null) return;
    const total = this.#areas.get(standing.areaId) ?? none();
    this.#areas.set(standing.areaId, total);
    const times = BigInt(by);
    total.sum += times * toOre(standing.sum);
    total.contracts += by;
    if (isBig(standing)) total.big += by;
    if (standing.hasTickets) total.tickets += by;
    const category = standing.category ?? '';
    total.categories.set(category, (total.categories.get(category) ?? 0) + by);
    if (standing.utilization === null) return;
    total.utilization += times * partsOf(standing.utilization);
    total.tracked += by;
  }
}

/** In whole percent, half up. The last digits go first, so that thirds can make a half. */
const meanPercent = (parts: bigint, count: number): number => {
  const mean = divideHalfUp(parts * KEPT_PARTS, BigInt(count) * PARTS);
  return Number(divideHalfUp(mean, KEPT_PARTS));
};
