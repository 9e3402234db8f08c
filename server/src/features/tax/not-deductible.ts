import type { Ore } from '@sponsorat/api';
import type { MemoryTable } from '../sponsorship-index/change-follower.ts';
import type { TaxOfContract } from './contract-tax.ts';
import type { TaxedAgreement } from './tax.store.ts';

type Part = Pick<TaxedAgreement, 'sponsorshipId' | 'areaId'> & { ore: Ore };

/** What of an agreement's cost of a year is not deductible. */
export const notDeductibleOf = ({ sponsorshipId, areaId }: TaxedAgreement, { parts }: TaxOfContract): Part => ({
  sponsorshipId,
  areaId,
  ore: parts.reduce((sum, { cost, deductible }) => sum + cost - deductible, 0n),
});

/** What of the cost of a year's agreements is not deductible, of each club and in each area. */
export class NotDeductible implements MemoryTable<Part> {
  readonly #clubs = new Map<number, Part>();
  readonly #areas = new Map<number, Ore>();

  get size(): number {
    return this.#clubs.size;
  }

  replace(sponsorshipIds: readonly number[], rows: readonly Part[]): void {
    for (const id of sponsorshipIds) {
      const before = this.#clubs.get(id);
      if (before) this.#addTo(before.areaId, -before.ore);
      this.#clubs.delete(id);
    }
    for (const row of rows) {
      const others = this.#clubs.get(row.sponsorshipId)?.ore ?? 0n;
      this.#clubs.set(row.sponsorshipId, { ...row, ore: others + row.ore });
      this.#addTo(row.areaId, row.ore);
    }
  }

  /** In øre, of some areas together. */
  sumOf(areaIds: readonly number[]): Ore {
    return areaIds.reduce((sum, id) => sum + (this.#areas.get(id) ?? 0n), 0n);
  }

  #addTo(areaId: number, ore: Ore): void {
    this.#areas.set(areaId, (this.#areas.get(areaId) ?? 0n) + ore);
  }
}
