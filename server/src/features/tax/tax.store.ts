import { daysOf, recipientTypes, type TaxTickets } from '@sponsorat/api';
import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { type Connection, rowsOf } from '../../lib/db/database.ts';
import { agreementRow, batchesOf, ore, oreRead, terms } from '../budgets/agreements.store.ts';
import { dayHandedOut, givesTickets, isPerEvent, takesSeats } from '../contracts/seats.sql.ts';

const percent = z.number().nullable();
const taxedRow = agreementRow.extend({
  /** Of advertisement, tickets, catering and travel. */
  shares: z.tuple([percent, percent, percent, percent]),
  /** The club's word on whether it charges VAT; null where it has not been asked. */
  chargesVat: z.boolean().nullable(),
  /** Of the year's payments that say a VAT: that, and what they come to. */
  invoicedVat: oreRead,
  invoiced: oreRead,
  isItemised: z.boolean(),
  /** All that was paid until the year's end, and when last in the year. */
  paid: oreRead,
  lastPaidOn: z.string().nullable(),
});
/** An agreement as its tax of a year is reckoned, in øre. */
export type TaxedAgreement = z.infer<typeof taxedRow>;

const listTaxed = (db: Connection, year: number, which: SQL): Promise<TaxedAgreement[]> => {
  const { from, to } = daysOf(year);
  const isOfYear = sql`coalesce(p.paid_on, p.invoice_date) between ${from}::date and ${to}::date`;
  return rowsOf(
    db,
    taxedRow,
    sql`select ${terms},
        json_build_array(c.value_of_advertisement, c.value_of_tickets, c.value_of_catering, c.value_of_travel) as shares,
        s.charges_vat as "chargesVat", w.*
      from (${which}) c join sponsorships s on s.id = c.sponsorship_id
      cross join lateral (
        select ${ore(sql`coalesce(sum(p.vat_amount) filter (where ${isOfYear}), 0)`)} as "invoicedVat",
          ${ore(sql`coalesce(sum(p.amount) filter (where ${isOfYear} and p.vat_amount is not null), 0)`)} as invoiced,
          coalesce(bool_and(p.itemised is distinct from false) filter (where ${isOfYear}), true) as "isItemised",
          (max(p.paid_on) filter (where ${isOfYear}))::text as "lastPaidOn",
          ${ore(sql`coalesce(sum(p.amount) filter (where p.paid_on <= ${to}::date), 0)`)} as paid
        from payments p where p.contract_id = c.id) w
      order by c.id`,
  );
};

/** An agreement, whatever its status. */
export const findTaxed = async (
  db: Connection,
  year: number,
  contractId: number,
): Promise<TaxedAgreement | undefined> => {
  const [agreement] = await listTaxed(db, year, sql`select * from contracts where id = ${contractId}`);
  return agreement;
};

/** The approved agreements with a day in a year, some at a time. */
export const taxedInYear = (db: Connection, year: number): AsyncGenerator<TaxedAgreement[]> => {
  const { from, to } = daysOf(year);
  return batchesOf((after, limit) =>
    listTaxed(
      db,
      year,
      sql`select * from contracts where id > ${after} and status = 'Godkendt' and start_date <= ${to}::date
        and end_date >= ${from}::date order by id limit ${limit}::int`,
    ),
  );
};

const seatsRow = z.object({
  contractId: z.number(),
  itemId: z.number(),
  /** How many seats the item has in the year; a part of one where a pool lies in several years. */
  seats: z.number(),
  value: oreRead.nullable(),
});
const handedOutRow = z.object({ itemId: z.number(), type: z.enum(recipientTypes), seats: z.number() });

/**
 * The tickets of a year, by agreement: those that were handed out, by the day of their event, else of the handing out;
 * a seat without a companion's name is the recipient's. What an item has besides, nobody has registered: a pool's seats
 * are spread over the days of its agreement, those of an item that is given at each event are there at each.
 */
export const listSeats = async (
  db: Connection,
  year: number,
  contractIds: readonly number[],
): Promise<ReadonlyMap<number, TaxTickets[]>> => {
  const { from, to } = daysOf(year);
  const first = sql`greatest(c.start_date, ${from}::date)`;
  const last = sql`least(c.end_date, ${to}::date)`;
  const items = await rowsOf(
    db,
    seatsRow,
    sql`select c.id as "contractId", i.id as "itemId", ${ore(sql`t.unit_value`)} as value,
        (i.amount * case when ${isPerEvent} then greatest(1, (
            select count(*) from events e
            where e.sponsorship_id = c.sponsorship_id and not e.cancelled and e.date between ${first} and ${last}
          )) else (${last} - ${first} + 1)::float8 / (c.end_date - c.start_date + 1) end)::float8 as seats
      from contracts c join contract_items i on i.contract_id = c.id
      left join item_tickets t on t.item_id = i.id
      where ${givesTickets} and c.id = any(${sql.param([...contractIds])}::int[]) and ${first} <= ${last} order by i.id`,
  );
  const given = await rowsOf(
    db,
    handedOutRow,
    sql`select g.item_id as "itemId", seat.type, sum(seat.count)::int as seats
      from grants g left join events e on e.id = g.event_id
      cross join lateral (
        select g.recipient_type as type, g.quantity - jsonb_array_length(g.companions) as count
        union all select companion ->> 'type', 1 from jsonb_array_elements(g.companions) companion) seat
      where g.state = 'Udleveret' and ${takesSeats} and ${dayHandedOut} between ${from}::date and ${to}::date
        and g.item_id = any(${sql.param(items.map(({ itemId }) => itemId))}::int[])
      group by 1, 2 having sum(seat.count) > 0 order by 1, 2`,
  );
  const byItem = Map.groupBy(given, ({ itemId }) => itemId);
  const seatsOf = ({ itemId, seats, value }: z.infer<typeof seatsRow>): TaxTickets[] => {
    const known = (byItem.get(itemId) ?? []).map(({ type, seats: count }) => ({ type, seats: count, value }));
    const rest = seats - known.reduce((sum, { seats: count }) => sum + count, 0);
    return rest > 0 ? [...known, { type: null, seats: rest, value }] : known;
  };
  return new Map([...Map.groupBy(items, (item) => item.contractId)].map(([id, all]) => [id, all.flatMap(seatsOf)]));
};
