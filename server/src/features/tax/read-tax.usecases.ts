import {
  type ContractTax,
  type Ore,
  type TaxRequest,
  type TaxTotals,
  type TaxTotalsQuery,
  taxRequest,
  yearOf,
} from '@sponsorat/api';
import type { Actor } from '../../lib/actor.ts';
import { today } from '../../lib/clock.ts';
import { type Connection, readSnapshot } from '../../lib/db/database.ts';
import type { Deps } from '../../lib/deps.ts';
import { wholeList } from '../../lib/exports/list-export.ts';
import { listAnswerOf } from '../../lib/resource/lists.ts';
import { checkContract } from '../contracts/contracts.store.ts';
import { checkArea, outOfScope } from '../sponsorships/sponsorships.scope.ts';
import { presentTax, taxOfContract } from './contract-tax.ts';
import { findTaxed } from './tax.store.ts';
import { findTerms, type TaxYears } from './tax-index.ts';
import { presentRow, type TaxYear } from './tax-year.ts';

/** An agreement, whatever its status, with its tax of a year. Throws 404. */
export const findContractTax = async (db: Connection, actor: Actor, contractId: number, year: number) => {
  await checkContract(db, actor, contractId);
  const { terms, used } = await findTerms(db, year);
  const agreement = await findTaxed(db, year, contractId);
  if (!agreement) throw outOfScope(actor, 'contract', contractId);
  return { agreement, tax: presentTax(taxOfContract(agreement, terms), year, used) };
};

/** What is asked about VAT and deduction. */
export const openTax = ({ db, clock }: Pick<Deps, 'db' | 'clock'>, years: TaxYears) => {
  const readYear = <T>(asked: number | undefined, read: (kept: TaxYear, year: number) => T): Promise<T> => {
    const day = today(clock);
    const year = asked ?? yearOf(day);
    return years.of(year).agreements.read(day, (kept) => read(kept, year));
  };
  return {
    /** An agreement's tax of a year, or of this one. Throws 404. */
    readContract: (actor: Actor, contractId: number, year: number | undefined): Promise<ContractTax> =>
      readSnapshot(db, async (tx) => {
        const { tax } = await findContractTax(tx, actor, contractId, year ?? yearOf(today(clock)));
        return tax;
      }),
    /** A page of the agreements that the actor sees, with their tax of a year. */
    list: async (actor: Actor, request: TaxRequest) => {
      const { rows, total } = await readYear(request.filter.year ?? undefined, (kept) => kept.page(actor, request));
      return listAnswerOf(rows.map(presentRow), total, request);
    },
    /** All of them, and what they come to. */
    readWhole: (actor: Actor, year: number, area: number | undefined) =>
      readYear(year, (kept) => {
        const { rows } = kept.page(actor, wholeList({ ...taxRequest.parse({}), filter: { area } }));
        return { rows, totals: { year, ...kept.totals(actor, area) } };
      }),
    /** What of their cost is not deductible, in some areas, in øre. */
    sumNotDeductible: (year: number, areaIds: readonly number[]): Promise<Ore> =>
      years.of(year).notDeductible.read(today(clock), (kept) => kept.sumOf(areaIds)),
    /** What they come to, by area and part. Throws 404 for an area that is not the actor's, or is none. */
    sumYear: async (actor: Actor, { year, area }: TaxTotalsQuery): Promise<TaxTotals> => {
      await checkArea(db, actor, area);
      return readYear(year, (kept, of) => ({ year: of, ...kept.totals(actor, area) }));
    },
  };
};
export type Tax = ReturnType<typeof openTax>;
