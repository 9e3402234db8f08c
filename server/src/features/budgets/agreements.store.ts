import { contractStatuses, daysOf, type IsoDate } from '@sponsorat/api';
import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Viewer } from '../../lib/actor.ts';
import { type Connection, rowsOf } from '../../lib/db/database.ts';
import { ENDED_DAYS, hasSuccessor, isOutlasted } from '../contracts/chain.sql.ts';
import { isApproved } from '../payments/rates.store.ts';
import { inScope } from '../sponsorships/sponsorships.scope.ts';

/** Whole øre of a column in kroner, exact in a number. */
export const ore = (kroner: SQL): SQL => sql`(${kroner} * 100)::int8`;
export const oreRead = z.number().transform(BigInt);

const agreementRow = z.object({
  contractId: z.number(),
  number: z.string(),
  sponsorshipId: z.number(),
  name: z.string(),
  areaId: z.number(),
  status: z.enum(contractStatuses),
  startDate: z.string(),
  endDate: z.string(),
  sponsorshipAmount: oreRead.nullable(),
  rates: oreRead.nullable(),
  /** It is the last of its club, ended lately or is yet to end, and nothing follows it. */
  goesOn: z.boolean(),
});
/** An agreement that has both its days, as its part of a year is reckoned, in øre. */
export type Agreement = z.infer<typeof agreementRow>;

/** The columns of an agreement `c` of a sponsorship `s`. */
const place = sql`c.id as "contractId", c.number, c.sponsorship_id as "sponsorshipId", s.name, s.area_id as "areaId"`;
export const terms = sql`${place}, c.status, c.start_date::text as "startDate", c.end_date::text as "endDate",
  ${ore(sql`c.sponsorship_amount`)} as "sponsorshipAmount",
  (select ${ore(sql`sum(n.amount)`)} from contract_rates n where n.contract_id = c.id) as rates`;

/** What the actor sees, all of it or an area. */
export type Scope = { actor: Viewer; areaId?: number | undefined };
export const isSeen = ({ actor, areaId }: Scope, column: SQL): SQL =>
  areaId === undefined ? inScope(actor, column) : sql`${inScope(actor, column)} and ${column} = ${areaId}`;

/**
 * The agreements that the actor sees of which a day lies between two days, whatever their status, and those that would go
 * on until then, some at a time: a large bank has more than there is room for, and others are answered in between.
 */
export async function* agreementsBetween(
  db: Connection,
  scope: Scope,
  { from, to, today }: { from: IsoDate; to: IsoDate; today: IsoDate },
  atOnce = 10_000,
): AsyncGenerator<Agreement[]> {
  for (let after: number | undefined = 0; after !== undefined; ) {
    const rows: Agreement[] = await rowsOf(
      db,
      agreementRow,
      sql`select ${terms},
          c.status = 'Godkendt' and c.end_date >= ${today}::date - ${ENDED_DAYS}::int
            and not ${isOutlasted(sql`c`)} and not ${hasSuccessor(sql`c`)} as "goesOn"
        from contracts c join sponsorships s on s.id = c.sponsorship_id
        where c.id > ${after} and c.start_date <= ${to}::date
          and c.end_date >= least(${from}::date, ${today}::date - ${ENDED_DAYS}::int) and ${isSeen(scope, sql`s.area_id`)}
        order by c.id limit ${atOnce}::int`,
    );
    yield rows;
    after = rows.length < atOnce ? undefined : rows.at(-1)?.contractId;
  }
}

const accruingRow = agreementRow.omit({ goesOn: true, startDate: true, endDate: true }).extend({
  startDate: z.string().nullable(),
  endDate: z.string().nullable(),
  costCenter: z.string().nullable(),
  paid: oreRead,
});

/** The agreements that the actor sees which have begun by a day, or of which something was paid by then, with that. */
export const listAccruing = (db: Connection, scope: Scope, day: IsoDate) =>
  rowsOf(
    db,
    accruingRow,
    sql`select ${terms}, a.cost_center as "costCenter", ${ore(sql`coalesce(w.paid, 0)`)} as paid
      from contracts c join sponsorships s on s.id = c.sponsorship_id join areas a on a.id = s.area_id
      left join (select p.contract_id, sum(p.amount) as paid from payments p
        where p.paid_on <= ${day}::date group by 1) w on w.contract_id = c.id
      where ((c.status = 'Godkendt' and c.start_date <= ${day}::date) or w.paid > 0) and ${isSeen(scope, sql`s.area_id`)}
      order by c.id`,
  );

const sumRow = z.object({ key: z.number(), paid: oreRead, owed: oreRead });
type Sums = ReadonlyMap<number, Omit<z.infer<typeof sumRow>, 'key'>>;

/**
 * What was paid in a year of what the actor sees, whatever became of the agreement, and what is still owed of the rates
 * of approved agreements that are due in it: by area or by agreement, in øre.
 */
export const sumPayments = async (
  db: Connection,
  scope: Scope,
  { year, by }: { year: number; by: 'area_id' | 'contract_id' },
): Promise<Sums> => {
  const { from, to } = daysOf(year);
  const key = sql.identifier(by);
  const rows = await rowsOf(
    db,
    sumRow,
    sql`select f.key, ${ore(sql`sum(f.paid)`)} as paid, ${ore(sql`sum(f.owed)`)} as owed from (
        select p.${key} as key, sum(p.amount) as paid, 0 as owed from payments p
        where p.paid_on between ${from}::date and ${to}::date and ${isSeen(scope, sql`p.area_id`)} group by 1
        union all
        select r.${key}, 0, sum(r.amount - r.paid) from contract_rates r
        where r.due_date between ${from}::date and ${to}::date and r.paid < r.amount
          and ${isApproved(sql`r.contract_id`)}
          and ${isSeen(scope, sql`r.area_id`)} group by 1) f
      group by 1`,
  );
  return new Map(rows.map(({ key, ...sums }) => [key, sums]));
};

const placedRow = agreementRow.pick({ contractId: true, number: true, sponsorshipId: true, name: true, areaId: true });
/** Agreements by their ids, with the club and area that each is of. */
export const listPlaces = (db: Connection, ids: readonly number[]) =>
  rowsOf(
    db,
    placedRow,
    sql`select ${place} from contracts c join sponsorships s on s.id = c.sponsorship_id
      where c.id = any(${sql.param([...ids])}::int[])`,
  );
