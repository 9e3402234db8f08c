import { daysOf, type IsoDate } from '@sponsorat/api';
import type { Connection } from '../../lib/db/database.ts';
import { agreementsBetween, type Scope, sumPayments } from '../budgets/agreements.store.ts';
import { sumOf } from './report-parts.ts';
import { countRenewals, findDelivered, findPurposes } from './reports.store.ts';
import { YEARS, yearTotals } from './year.totals.ts';

/** What agreements, payments and deliveries say of a year, of all that the actor sees or of an area, in øre. */
export const findYearFacts = async (db: Connection, scope: Scope, year: number, today: IsoDate) => {
  const { add, totals } = yearTotals(year, today, await findPurposes(db, scope));
  const period = { from: daysOf(year - YEARS + 1).from, to: daysOf(year + YEARS - 1).to, today };
  for await (const agreements of agreementsBetween(db, scope, period)) for (const one of agreements) add(one);
  const paidIn = async (of: number) =>
    sumOf([...(await sumPayments(db, scope, { year: of, by: 'area_id' })).values()].map(({ paid }) => paid));
  const renewals = await countRenewals(db, scope, year);
  const renewalsOf = (of: number) => renewals.find((row) => row.year === of) ?? null;
  return {
    ...totals(),
    paid: { now: await paidIn(year), before: await paidIn(year - 1) },
    renewals: { now: renewalsOf(year), before: renewalsOf(year - 1) },
    delivered: await findDelivered(db, scope, year),
  };
};
export type YearFacts = Awaited<ReturnType<typeof findYearFacts>>;
