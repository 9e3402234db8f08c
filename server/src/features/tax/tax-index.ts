import { isDeepStrictEqual } from 'node:util';
import type { Connection, Database, PooledDatabase } from '../../lib/db/database.ts';
import { findRulesOfYear } from '../rule-values/rule-values.store.ts';
import { ChangeFollower } from '../sponsorship-index/change-follower.ts';
import { type RowSource, readAllRows } from '../sponsorship-index/change-log.store.ts';
import { percentsOf, taxOfContract } from './contract-tax.ts';
import { taxedIn } from './tax.store.ts';
import { type TaxedRow, TaxYear, taxedRowOf } from './tax-year.ts';

/** What the tax of a year is reckoned by, and which rules that follows from. */
export const findTerms = async (db: Connection, year: number) => {
  const { rules, used } = await findRulesOfYear(db, year);
  return { terms: { year, percents: percentsOf({ rules }), adShareMin: rules['tax.adShareMin'] }, used };
};
type Terms = Awaited<ReturnType<typeof findTerms>>['terms'];

const rowsBy = (terms: Terms): RowSource<TaxedRow> => {
  const source = taxedIn(terms.year);
  return { ...source, row: source.row.transform((one) => taxedRowOf(one, taxOfContract(one, terms))) };
};

/** The tax of all agreements of a year, by the rules of that year. */
export class TaxIndex extends ChangeFollower<TaxYear, TaxedRow, Terms> {
  constructor(db: PooledDatabase, year: number) {
    super(db, {
      begin: () => new TaxYear(),
      contextOn: async () => (await findTerms(db, year)).terms,
      sourceOn: rowsBy,
      invalidOn: (_year, terms, before) => (isDeepStrictEqual(terms, before) ? [] : null),
    });
  }
}

/** A year, read once. */
export const readTaxYear = async (db: Database, year: number): Promise<TaxYear> => {
  const kept = new TaxYear();
  const { terms } = await findTerms(db, year);
  await readAllRows(db, rowsBy(terms), (rows) => kept.replace([], rows));
  return kept;
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
