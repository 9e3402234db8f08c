import { daysOf, recipientTypes, type TaxTickets } from '@sponsorat/api';
import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { type Connection, rowsOf } from '../../lib/db/database.ts';
import { agreementRow, ore, oreRead, shares, sharesRead, terms } from '../budgets/agreements.store.ts';
import { dayHandedOut, givesTickets, isPerEvent, takesSeats } from '../contracts/seats.sql.ts';
import type { RowSource } from '../sponsorship-index/change-log.store.ts';

/** Tickets of an item in a year; a part of one where a pool lies in several years. */
const itemRow = z
  .object({
    seats: z.number(),
    value: oreRead.nullable(),
    given: z.array(z.object({ type: z.enum(recipientTypes), seats: z.number() })),
  })
  .transform(({ seats, value, given }): TaxTickets[] => {
    const rest = seats - given.reduce((sum, one) => sum + one.seats, 0);
    const unregistered = rest > 0 ? [{ type: null, seats: rest, value }] : [];
    return [...given.map((one) => ({ ...one, value })), ...unregistered];
  });

/** What an agreement's tax of a year is reckoned of, in øre. */
const taxedRow = agreementRow.extend({
  area: z.string(),
  shares,
  /** The club's word on whether it charges VAT; null where it has not been asked. */
  chargesVat: z.boolean().nullable(),
  /** Of the year's payments that say a VAT: that, and what they come to. */
  invoicedVat: oreRead,
  invoiced: oreRead,
  isItemised: z.boolean(),
  /** All that was paid until the year's end, and when last in the year. */
  paid: oreRead,
  lastPaidOn: z.string().nullable(),
  tickets: z.array(itemRow).transform((items) => items.flat()),
});
export type TaxedAgreement = z.infer<typeof taxedRow>;

/** The payments of the agreement `c`. */
const paidIn = (year: number): SQL => {
  const { from, to } = daysOf(year);
  const isOfYear = sql`coalesce(p.paid_on, p.invoice_date) between ${from}::date and ${to}::date`;
  return sql`
    select ${ore(sql`coalesce(sum(p.vat_amount) filter (where ${isOfYear}), 0)`)} as "invoicedVat",
      ${ore(sql`coalesce(sum(p.amount) filter (where ${isOfYear} and p.vat_amount is not null), 0)`)} as invoiced,
      coalesce(bool_and(p.itemised is distinct from false) filter (where ${isOfYear}), true) as "isItemised",
      (max(p.paid_on) filter (where ${isOfYear}))::text as "lastPaidOn",
      ${ore(sql`coalesce(sum(p.amount) filter (where p.paid_on <= ${to}::date), 0)`)} as paid
    from payments p where p.contract_id = c.id`;
};

/**
 * The tickets of the agreement `c` in a year: those that were handed out, by the day of their event, else of the handing
 * out; a seat without a companion's name is the recipient's. What an item has besides, nobody has registered: a pool's
 * seats are spread over the days of its agreement, those of an item that is given at each event are there at each.
 */
const ticketsIn = (year: number): SQL => {
  const { from, to } = daysOf(year);
  const first = sql`greatest(c.start_date, ${from}::date)`;
  const last = sql`least(c.end_date, ${to}::date)`;
  const events = sql`(select count(*) from events e
    where e.sponsorship_id = c.sponsorship_id and not e.cancelled and e.date between ${first} and ${last})`;
  const seats = sql`i.amount * case when ${isPerEvent} then greatest(1, ${events})
    else (${last} - ${first} + 1)::float8 / (c.end_date - c.start_date + 1) end`;
  const given = sql`select seat.type, sum(seat.count)::int as seats
    from grants g left join events e on e.id = g.event_id
    cross join lateral (
      select g.recipient_type as type, g.quantity - jsonb_array_length(g.companions) as count
      union all select companion ->> 'type', 1 from jsonb_array_elements(g.companions) companion) seat
    where g.item_id = i.id and g.state = 'Udleveret' and ${takesSeats}
      and ${dayHandedOut} between ${from}::date and ${to}::date
    group by 1 having sum(seat.count) > 0 order by 1`;
  return sql`
    select json_agg(json_build_object('seats', (${seats})::float8, 'value', ${ore(sql`t.unit_value`)},
      'given', coalesce((select json_agg(r) from (${given}) r), '[]')) order by i.id)
    from contract_items i left join item_tickets t on t.item_id = i.id
    where i.contract_id = c.id and ${givesTickets} and ${first} <= ${last}`;
};

/** Agreements `c` of sponsorships `s` with what their tax of a year is reckoned of; tickets, where they have a share. */
const selectTaxed = (year: number, where: SQL): SQL => sql`
  select ${terms}, a.name as area,
    ${sharesRead} as shares, s.charges_vat as "chargesVat", w.*,
    coalesce(case when c.value_of_tickets > 0 then (${ticketsIn(year)}) end, '[]') as tickets
  from contracts c join sponsorships s on s.id = c.sponsorship_id join areas a on a.id = s.area_id
  cross join lateral (${paidIn(year)}) w
  where ${where}`;

/** An agreement, whatever its status. */
export const findTaxed = async (
  db: Connection,
  year: number,
  contractId: number,
): Promise<TaxedAgreement | undefined> => {
  const [agreement] = await rowsOf(db, taxedRow, selectTaxed(year, sql`c.id = ${contractId}`));
  return agreement;
};

/** The approved agreements with a day in a year. */
export const taxedIn = (year: number): RowSource<TaxedAgreement> => {
  const { from, to } = daysOf(year);
  const runs = sql`c.status = 'Godkendt' and c.start_date <= ${to}::date and c.end_date >= ${from}::date`;
  return {
    row: taxedRow,
    select: (where) => selectTaxed(year, sql`${runs} and ${where}`),
    order: sql`o."contractId"`,
  };
};
