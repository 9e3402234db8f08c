import { type PartOfTax, type TaxPart, type TaxSums, taxParts } from '@sponsorat/api';
import { presentSums } from './contract-tax.ts';

/** What is kept of each part; its cost is the amount less the VAT that is deducted. */
const columns = ['amount', 'vat', 'vatDeductible', 'deductible'] as const;
type Column = (typeof columns)[number];

/**
 * What the parts of one agreement, or of many, add up to. In plain numbers of whole øre, for a large bank has a hundred
 * thousand of them: they are exact, as long as the bank does not spend 90 billion kroner.
 */
export class PartSums {
  readonly #ore = Array.from({ length: taxParts.length * columns.length }, () => 0);
  #isVatKnown = false;

  static of(parts: readonly PartOfTax[]): PartSums {
    const sums = new PartSums();
    for (const part of parts) {
      for (const column of columns) sums.#ore[sums.#place(part.part, column)] = Number(part[column] ?? 0n);
      sums.#isVatKnown ||= part.vat !== null;
    }
    return sums;
  }

  add(other: PartSums): void {
    for (let at = 0; at < this.#ore.length; at += 1) this.#ore[at] = (this.#ore[at] ?? 0) + (other.#ore[at] ?? 0);
    this.#isVatKnown ||= other.#isVatKnown;
  }

  /** Øre of all parts together, or of one. */
  amountOf(...parts: TaxPart[]): number {
    return this.#sum('amount', parts.length > 0 ? parts : taxParts);
  }

  /** A part's sums in kroner. */
  part(part: TaxPart): TaxSums {
    return this.#present([part]);
  }

  /** The sums of all parts in kroner. */
  total(): TaxSums {
    return this.#present(taxParts);
  }

  #place(part: TaxPart, column: Column): number {
    return taxParts.indexOf(part) * columns.length + columns.indexOf(column);
  }

  #sum(column: Column, parts: readonly TaxPart[]): number {
    return parts.reduce((sum, part) => sum + (this.#ore[this.#place(part, column)] ?? 0), 0);
  }

  #present(parts: readonly TaxPart[]): TaxSums {
    const sum = (column: Column) => BigInt(this.#sum(column, parts));
    const [amount, vatDeductible] = [sum('amount'), sum('vatDeductible')];
    const vat = this.#isVatKnown ? sum('vat') : null;
    return presentSums({ amount, vat, vatDeductible, cost: amount - vatDeductible, deductible: sum('deductible') });
  }
}
