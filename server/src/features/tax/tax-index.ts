import { isDeepStrictEqual } from 'node:util';
import type { Ore } from '@sponsorat/api';
import type { Connection, PooledDatabase } from '../../lib/db/database.ts';
import type { AreaIds } from '../budgets/agreements.store.ts';
import { findRulesOfYear } from '../rule-values/rule-values.store.ts';
import { ChangeFollower } from '../sponsorship-index/change-follower.ts';
import type { RowSource } from '../sponsorship-index/change-log.store.ts';
import { percentsOf, taxOfContract } from './contract-tax.ts';
import { readTaxed, taxedIn } from './tax.store.ts';
import { type TaxedRow, TaxYear, taxedRowOf } from './tax-year.ts';

/** What the tax of a year is reckoned by, and which rules that follows from. */
export const findTerms = async (db: Connection, year: number) => {
  const { rules, used } = await findRulesOfYear(db, year);
  return { terms: { year, percents: percentsOf({ rules }), adShareMin: rules['tax.adShareMin'] }, used };
};
export type TaxTerms = Awaited<ReturnType<typeof findTerms>>['terms'];

const rowsBy = (terms: TaxTerms): RowSource<TaxedRow> => {
  const source = taxedIn(terms.year);
  return { ...source, row: source.row.transform((one) => taxedRowOf(one, taxOfContract(one, terms))) };
};

/** The tax of all agreements of a year, by the rules of that year. */
export class TaxIndex extends ChangeFollower<TaxYear, TaxedRow, TaxTerms> {
  constructor(db: PooledDatabase, year: number) {
    super(db, {
      begin: () => new TaxYear(),
      contextOn: async () => (await findTerms(db, year)).terms,
      sourceOn: rowsBy,
      invalidOn: (_year, terms, before) => (isDeepStrictEqual(terms, before) ? [] : null),
    });
  }
}

/** What of the cost of a year's agreements is not deductible, in each of some areas, in øre. */
export const sumNotDeductible = async (
  tx: Connection,
  areaIds: AreaIds,
  terms: TaxTerms,
): Promise<Map<number, Ore>> => {
  const sums = new Map(areaIds.map((id) => [id, 0n]));
  await readTaxed(tx, areaIds, terms.year, (rows) => {
    for (const one of rows)
      for (const { cost, deductible } of taxOfContract(one, terms).parts)
        sums.set(one.areaId, (sums.get(one.areaId) ?? 0n) + cost - deductible);
  });
  return sums;
};

const MOST_YEARS = 3;

/** The years that were asked for lately. */
export class TaxYears {
  readonly #db: PooledDatabase;
  readonly #years = new Map<number, TaxIndex>();

  constructor(db: PooledDatabase) {
    this.#db = db;
  }

  of(year: number): TaxIndex {
    const index = this.#years.get(year) ?? new TaxIndex(this.#db, year);
    // The one that was asked for last stands last.
    this.#years.delete(year);
    this.#years.set(year, index);
    for (const oldest of [...this.#years.keys()].slice(0, -MOST_YEARS)) this.#years.delete(oldest);
    return index;
  }
}
