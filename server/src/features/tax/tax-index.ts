import { isDeepStrictEqual } from 'node:util';
import type { Connection, Database, PooledDatabase } from '../../lib/db/database.ts';
import { findRulesOfYear } from '../rule-values/rule-values.store.ts';
import { ChangeFollower, type MemoryTable } from '../sponsorship-index/change-follower.ts';
import { type RowSource, readAllRows } from '../sponsorship-index/change-log.store.ts';
import { percentsOf, type TaxOfContract, taxOfContract } from './contract-tax.ts';
import { NotDeductible, notDeductibleOf } from './not-deductible.ts';
import { type TaxedAgreement, taxedIn } from './tax.store.ts';
import { TaxYear, taxedRowOf } from './tax-year.ts';

/** What the tax of a year is reckoned by, and which rules that follows from. */
export const findTerms = async (db: Connection, year: number) => {
  const { rules, used } = await findRulesOfYear(db, year);
  return { terms: { year, percents: percentsOf({ rules }), adShareMin: rules['tax.adShareMin'] }, used };
};
type TaxTerms = Awaited<ReturnType<typeof findTerms>>['terms'];

type RowOf<R> = (agreement: TaxedAgreement, tax: TaxOfContract) => R;
const rowsBy = <R>(terms: TaxTerms, rowOf: RowOf<R>): RowSource<R> => {
  const source = taxedIn(terms.year);
  return { ...source, row: source.row.transform((one) => rowOf(one, taxOfContract(one, terms))) };
};

/** Follows the tax of all agreements of a year, by the rules of that year. */
const follow = <K extends MemoryTable<R>, R>(db: PooledDatabase, year: number, begin: () => K, rowOf: RowOf<R>) =>
  new ChangeFollower<K, R, TaxTerms>(db, {
    begin,
    contextOn: async () => (await findTerms(db, year)).terms,
    sourceOn: (terms) => rowsBy(terms, rowOf),
    invalidOn: (_year, terms, before) => (isDeepStrictEqual(terms, before) ? [] : null),
  });

/** A year's agreements, and what comes of them area by area, which is much less to keep. */
const followYear = (db: PooledDatabase, year: number) => ({
  agreements: follow(db, year, () => new TaxYear(), taxedRowOf),
  notDeductible: follow(db, year, () => new NotDeductible(), notDeductibleOf),
});

/** What of a year's cost is not deductible, read once. */
export const readNotDeductible = async (db: Database, year: number): Promise<NotDeductible> => {
  const kept = new NotDeductible();
  const { terms } = await findTerms(db, year);
  await readAllRows(db, rowsBy(terms, notDeductibleOf), (rows) => kept.replace([], rows));
  return kept;
};

const MOST_YEARS = 3;

/** The years that were asked for lately. */
export class TaxYears {
  readonly #db: PooledDatabase;
  readonly #years = new Map<number, ReturnType<typeof followYear>>();

  constructor(db: PooledDatabase) {
    this.#db = db;
  }

  of(year: number) {
    const index = this.#years.get(year) ?? followYear(this.#db, year);
    // The one that was asked for last stands last.
    this.#years.delete(year);
    this.#years.set(year, index);
    for (const oldest of [...this.#years.keys()].slice(0, -MOST_YEARS)) this.#years.delete(oldest);
    return index;
  }
}
