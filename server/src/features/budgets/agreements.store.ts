import { addDays, type ContractStatus, contractStatuses, daysOf, type IsoDate } from '@sponsorat/api';
import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { type Connection, findIds, rowsOf } from '../../lib/db/database.ts';
import { ENDED_DAYS, hasSuccessor, isOutlasted } from '../contracts/chain.sql.ts';
import { isApproved } from '../payments/rates.store.ts';

/** Whole øre of a column in kroner, exact in a number. */
export const ore = (kroner: SQL): SQL => sql`(${kroner} * 100)::int8`;
export const oreRead = z.number().transform(BigInt);

const runningRow = z.object({
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
});
/** An agreement that has both its days, as its part of a year is reckoned, in øre. */
type RunningAgreement = z.infer<typeof runningRow>;
export type Agreement = RunningAgreement & {
  /** It is the last of its club, ended lately or is yet to end, and nothing follows it. */
  goesOn: boolean;
};

/** The columns of an agreement `c` of a sponsorship `s`. */
const place = sql`c.id as "contractId", c.number, c.sponsorship_id as "sponsorshipId", s.name, s.area_id as "areaId"`;
export const terms = sql`${place}, c.status, c.start_date::text as "startDate", c.end_date::text as "endDate",
  ${ore(sql`c.sponsorship_amount`)} as "sponsorshipAmount",
  (select ${ore(sql`sum(n.amount)`)} from contract_rates n where n.contract_id = c.id) as rates`;

/** The areas that something is read of: those that whoever asks sees, or one of them. */
export type AreaIds = readonly number[];
export const isIn = (areaIds: AreaIds, column: SQL): SQL => sql`${column} = any(${sql.param([...areaIds])}::int[])`;

const AT_ONCE = 5_000;

/**
 * Agreements in the order of their ids, some at a time: a large bank has more than there is room for. The next are read
 * while these are looked at, and others are answered in between.
 */
async function* batchesOf<R extends { contractId: number }>(
  read: (after: number, atOnce: number) => Promise<R[]>,
  atOnce = AT_ONCE,
): AsyncGenerator<R[]> {
  for (let next: Promise<R[]> | null = read(0, atOnce); next; ) {
    const rows: R[] = await next;
    const last = rows.length < atOnce ? undefined : rows.at(-1);
    next = last ? read(last.contractId, atOnce) : null;
    // Whoever takes no more of them has failed already.
    next?.catch(() => {});
    yield rows;
  }
}

/** The agreements that go on, asked of all at once: of each by itself it takes three times as long. */
const findGoingOn = async (db: Connection, areaIds: AreaIds, today: IsoDate): Promise<ReadonlySet<number>> => {
  const ids = await findIds(
    db,
    sql`select c.id from contracts c join sponsorships s on s.id = c.sponsorship_id
      where c.status = 'Godkendt' and c.end_date >= ${today}::date - ${ENDED_DAYS}::int
        and not ${isOutlasted(sql`c`)} and not ${hasSuccessor(sql`c`)} and ${isIn(areaIds, sql`s.area_id`)}`,
  );
  return new Set(ids);
};

/** The agreements of some areas of which a day lies between two days, whatever their status, or of one. */
export const agreementsRunning = (
  db: Connection,
  areaIds: AreaIds,
  { from, to, status }: { from: IsoDate; to: IsoDate; status?: ContractStatus | undefined },
  atOnce?: number,
) =>
  batchesOf(
    (after, limit) =>
      rowsOf(
        db,
        runningRow,
        sql`select ${terms} from contracts c join sponsorships s on s.id = c.sponsorship_id
          where c.id > ${after} and c.start_date <= ${to}::date and c.end_date >= ${from}::date
            and ${status ? sql`c.status = ${status}` : sql`true`} and ${isIn(areaIds, sql`s.area_id`)}
          order by c.id limit ${limit}::int`,
      ),
    atOnce,
  );

/** Those of any status, and those that would go on until then. */
export async function* agreementsBetween(
  db: Connection,
  areaIds: AreaIds,
  { from, to, today }: { from: IsoDate; to: IsoDate; today: IsoDate },
  atOnce?: number,
): AsyncGenerator<Agreement[]> {
  const onward = await findGoingOn(db, areaIds, today);
  const endedLately = addDays(today, -ENDED_DAYS);
  const period = { from: endedLately < from ? endedLately : from, to };
  for await (const rows of agreementsRunning(db, areaIds, period, atOnce))
    yield rows.map((row) => Object.assign(row, { goesOn: onward.has(row.contractId) }));
}

/** An agreement that need not have its days yet. */
export const agreementRow = runningRow.extend({ startDate: z.string().nullable(), endDate: z.string().nullable() });

const percent = z.number().nullable();
/** Its shares in percent, of advertisement, tickets, catering and travel. */
export const shares = z.tuple([percent, percent, percent, percent]);
export const sharesRead = sql`json_build_array(
  c.value_of_advertisement, c.value_of_tickets, c.value_of_catering, c.value_of_travel)`;

const sharedRow = agreementRow.extend({ shares });
export type AgreementTerms = z.infer<typeof sharedRow>;

/** All agreements of some areas. */
export const allAgreements = (db: Connection, areaIds: AreaIds) =>
  batchesOf((after, limit) =>
    rowsOf(
      db,
      sharedRow,
      sql`select ${terms}, ${sharesRead} as shares from contracts c join sponsorships s on s.id = c.sponsorship_id
        where c.id > ${after} and ${isIn(areaIds, sql`s.area_id`)}
        order by c.id limit ${limit}::int`,
    ),
  );

const paidRow = z.object({ id: z.number(), byDay: oreRead, byEve: oreRead });

/** What was paid of each agreement of some areas by a day, and by the eve of its month, in øre. */
export const sumPaidBy = async (db: Connection, areaIds: AreaIds, { day, eve }: { day: IsoDate; eve: IsoDate }) => {
  const rows = await rowsOf(
    db,
    paidRow,
    sql`select p.contract_id as id, ${ore(sql`sum(p.amount)`)} as "byDay",
        ${ore(sql`coalesce(sum(p.amount) filter (where p.paid_on <= ${eve}::date), 0)`)} as "byEve"
      from payments p where p.paid_on <= ${day}::date and ${isIn(areaIds, sql`p.area_id`)} group by 1`,
  );
  return new Map(rows.map(({ id, ...paid }) => [id, paid]));
};

const sumRow = z.object({ key: z.number(), paid: oreRead, owed: oreRead });
type Sums = ReadonlyMap<number, Omit<z.infer<typeof sumRow>, 'key'>>;

/**
 * What was paid in a year in some areas, whatever became of the agreement, and what is still owed of the rates
 * of approved agreements that are due in it: by area or by agreement, in øre.
 */
export const sumPayments = async (
  db: Connection,
  areaIds: AreaIds,
  { year, by }: { year: number; by: 'area_id' | 'contract_id' },
): Promise<Sums> => {
  const { from, to } = daysOf(year);
  const key = sql.identifier(by);
  const rows = await rowsOf(
    db,
    sumRow,
    sql`select f.key, ${ore(sql`sum(f.paid)`)} as paid, ${ore(sql`sum(f.owed)`)} as owed from (
        select p.${key} as key, sum(p.amount) as paid, 0 as owed from payments p
        where p.paid_on between ${from}::date and ${to}::date and ${isIn(areaIds, sql`p.area_id`)} group by 1
        union all
        select r.${key}, 0, sum(r.amount - r.paid) from contract_rates r
        where r.due_date between ${from}::date and ${to}::date and r.paid < r.amount
          and ${isApproved(sql`r.contract_id`)}
          and ${isIn(areaIds, sql`r.area_id`)} group by 1) f
      group by 1`,
  );
  return new Map(rows.map(({ key, ...sums }) => [key, sums]));
};

const placedRow = runningRow.pick({ contractId: true, number: true, sponsorshipId: true, name: true, areaId: true });
/** Agreements by their ids, with the club and area that each is of. */
export const listPlaces = (db: Connection, ids: readonly number[]) =>
  rowsOf(
    db,
    placedRow,
    sql`select ${place} from contracts c join sponsorships s on s.id = c.sponsorship_id
      where c.id = any(${sql.param([...ids])}::int[])`,
  );
