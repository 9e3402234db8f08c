import {
  type ContractTax,
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
import { areaNames } from '../areas/areas.store.ts';
import { checkContract } from '../contracts/contracts.store.ts';
import { findRulesOfYear } from '../rule-values/rule-values.store.ts';
import { rememberUntilChange } from '../sponsorship-index/remembered.ts';
import type { SponsorshipIndex } from '../sponsorship-index/sponsorship-index.ts';
import { checkArea, outOfScope } from '../sponsorships/sponsorships.scope.ts';
import { percentsOf, presentTax, taxOfContract } from './contract-tax.ts';
import { findTaxed, listSeats, taxedInYear } from './tax.store.ts';
import { presentRow, TaxYear } from './tax-year.ts';

/** What the tax of a year is reckoned by. */
const findTerms = async (db: Connection, year: number) => {
  const { rules, used } = await findRulesOfYear(db, year);
  return { terms: { year, percents: percentsOf({ rules }), adShareMin: rules['tax.adShareMin'] }, used };
};
type Terms = Awaited<ReturnType<typeof findTerms>>['terms'];

/** An agreement, whatever its status, with its tax of a year. Throws 404. */
export const findContractTax = async (db: Connection, actor: Actor, contractId: number, year: number) => {
  await checkContract(db, actor, contractId);
  const { terms, used } = await findTerms(db, year);
  const agreement = await findTaxed(db, year, contractId);
  if (!agreement) throw outOfScope(actor, 'contract', contractId);
  const seats = (await listSeats(db, year, [contractId])).get(contractId) ?? [];
  return { agreement, tax: presentTax(taxOfContract(agreement, seats, terms), year, used) };
};

const findYear = async (db: Connection, terms: Terms): Promise<TaxYear> => {
  const year = new TaxYear();
  const names = await areaNames(db);
  for await (const some of taxedInYear(db, terms.year)) {
    const withTickets = some.filter(({ shares }) => (shares[1] ?? 0) > 0);
    const seats = await listSeats(
      db,
      terms.year,
      withTickets.map(({ contractId }) => contractId),
    );
    for (const agreement of some) {
      const tax = taxOfContract(agreement, seats.get(agreement.contractId) ?? [], terms);
      year.add(agreement, names.get(agreement.areaId) ?? '', tax);
    }
  }
  return year;
};

/** A year of the whole bank as one moment has it, and what it is reckoned by. */
export const readTaxYear = async (db: Connection, year: number, find = findYear) => {
  const { terms } = await findTerms(db, year);
  return { year, kept: await find(db, terms) };
};

/** What is asked about VAT and deduction: a year of the whole bank is remembered until something changes. */
export const openTax = ({ db, clock }: Pick<Deps, 'db' | 'clock'>, index: SponsorshipIndex) => {
  const years = rememberUntilChange<TaxYear>(index, { most: 3 });
  const readYear = (asked: number | null | undefined) => {
    const day = today(clock);
    return readTaxYear(db, asked ?? yearOf(day), (_, terms) =>
      years(day, terms, () => readSnapshot(db, (tx) => findYear(tx, terms))),
    );
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
      const { rows, total } = (await readYear(request.filter.year)).kept.page(actor, request);
      return listAnswerOf(rows.map(presentRow), total, request);
    },
    /** All of them, and what they come to. */
    readWhole: async (actor: Actor, year: number, area: number | undefined) => {
      const { kept } = await readYear(year);
      const { rows } = kept.page(actor, wholeList({ ...taxRequest.parse({}), filter: { area } }));
      return { rows, totals: { year, ...kept.totals(actor, area) } };
    },
    /** What they come to, by area and part. Throws 404 for an area that is not the actor's, or is none. */
    sumYear: async (actor: Actor, { year, area }: TaxTotalsQuery): Promise<TaxTotals> => {
      await checkArea(db, actor, area);
      const read = await readYear(year);
      return { year: read.year, ...read.kept.totals(actor, area) };
    },
  };
};
export type Tax = ReturnType<typeof openTax>;
