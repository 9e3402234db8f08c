import { contractStatuses, daysOf, recipientTypes, type TaxTickets } from '@sponsorat/api';
import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { type Connection, rowsOf } from '../../lib/db/database.ts';
import { ore, oreRead, terms } from '../budgets/agreements.store.ts';
import { dayHandedOut, givesTickets, isPerEvent, takesSeats } from '../contracts/seats.sql.ts';

const percent = z.number().nullable();
const taxedRow = z.object({
  contractId: z.number(),
  number: z.string(),
  sponsorshipId: z.number(),
  name: z.string(),
  areaId: z.number(),
  status: z.enum(contractStatuses),
  startDate: z.string().nullable(),
  endDate: z.string().nullable(),
  sponsorshipAmount: oreRead.nullable(),
  rates: oreRead.nullable(),
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

/** The approved agreements with a day in a year, or one agreement, whatever its status. */
export const listTaxed = (db: Connection, year: number, contractId?: number): Promise<TaxedAgreement[]> => {
  const { from, to } = daysOf(year);
  const which = (column: SQL): SQL => (contractId === undefined ? sql`true` : sql`${column} = ${contractId}`);
  const ofYear =
    contractId === undefined
      ? sql`c.status = 'Godkendt' and c.start_date <= ${to}::date and c.end_date >= ${from}::date`
      : which(sql`c.id`);
  return rowsOf(
    db,
    taxedRow,
    sql`with invoices as (
        select p.contract_id, sum(p.vat_amount) as vat, sum(p.amount) filter (where p.vat_amount is not null) as amount,
          bool_and(p.itemised is distinct from false) as itemised, max(p.paid_on) as last_paid_on
        from payments p
        where coalesce(p.paid_on, p.invoice_date) between ${from}::date and ${to}::date and ${which(sql`p.contract_id`)}
        group by 1
      ), paid as (
        select p.contract_id, sum(p.amount) as amount from payments p
        where p.paid_on <= ${to}::date and ${which(sql`p.contract_id`)} group by 1
      )
      select ${terms},
        json_build_array(c.value_of_advertisement, c.value_of_tickets, c.value_of_catering, c.value_of_travel) as shares,
        s.charges_vat as "chargesVat",
        ${ore(sql`coalesce(n.vat, 0)`)} as "invoicedVat", ${ore(sql`coalesce(n.amount, 0)`)} as invoiced,
        coalesce(n.itemised, true) as "isItemised", n.last_paid_on::text as "lastPaidOn",
        ${ore(sql`coalesce(w.amount, 0)`)} as paid
      from contracts c join sponsorships s on s.id = c.sponsorship_id
      left join invoices n on n.contract_id = c.id left join paid w on w.contract_id = c.id
      where ${ofYear} order by c.id`,
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
  contractId?: number,
): Promise<ReadonlyMap<number, TaxTickets[]>> => {
  const { from, to } = daysOf(year);
  const first = sql`greatest(c.start_date, ${from}::date)`;
  const last = sql`least(c.end_date, ${to}::date)`;
  const which =
    contractId === undefined
      ? sql`c.status = 'Godkendt' and c.value_of_tickets > 0 and ${first} <= ${last}`
      : sql`c.id = ${contractId} and ${first} <= ${last}`;
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
      where ${givesTickets} and ${which} order by i.id`,
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
