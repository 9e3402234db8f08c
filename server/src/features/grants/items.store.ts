import {
  contractStatuses,
  type EventToGive,
  eventToGiveSchema,
  type IsoDate,
  type ItemTicketsInput,
  ticketModes,
} from '@sponsorat/api';
import { inArray, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Viewer } from '../../lib/actor.ts';
import { type Connection, findIds, hasRows, listOf, rowsOf, runPrepared } from '../../lib/db/database.ts';
import type { Save } from '../../lib/db/versions.ts';
import { contractItems, contracts } from '../contracts/contracts.table.ts';
import { freeOf, givesTickets, joinTaken, modeOf, productOf } from '../contracts/seats.sql.ts';
import { itemTickets } from '../contracts/tickets.table.ts';
import { activeContractOf } from '../sponsorships/active-contract.sql.ts';
import { inScope } from '../sponsorships/sponsorships.scope.ts';

const itemRow = z.object({
  id: z.number(),
  contractId: z.number(),
  sponsorshipId: z.number(),
  areaId: z.number(),
  /** The club, and who is responsible for it. */
  club: z.string(),
  userId: z.number(),
  product: z.string(),
  amount: z.number(),
  /** Of a pool in all, else at the event that is asked about. */
  given: z.number(),
  free: z.number(),
  used: z.number(),
  catering: z.boolean(),
  public: z.boolean(),
  /** False where it has no seats, or the agreement is a draft. */
  givesTickets: z.boolean(),
  mode: z.enum(ticketModes),
  unitValue: z.number().nullable(),
  includesTravel: z.boolean(),
  version: z.number(),
  updatedBy: z.string(),
  updatedAt: z.coerce.date(),
  status: z.enum(contractStatuses),
  startDate: z.string().nullable(),
  endDate: z.string().nullable(),
});
export type TicketItem = z.infer<typeof itemRow>;

/** An item with what its tickets are, and what is free of it, at an event too; null where there is none. */
export const findTicketItem = async (
  db: Connection,
  id: number,
  eventId: number | null = null,
): Promise<TicketItem | null> => {
  const [row] = await runPrepared(
    db,
    sql`select i.id, i.contract_id as "contractId", s.id as "sponsorshipId", s.area_id as "areaId", s.name as club,
        s.user_id as "userId", ${productOf} as product, coalesce(i.amount, 0) as amount, taken.given, ${freeOf} as free,
        i.used, i.catering, i.public,
        ${givesTickets} as "givesTickets", ${modeOf} as mode, t.unit_value::float8 as "unitValue",
        coalesce(t.includes_travel, false) as "includesTravel", coalesce(t.version, 0) as version,
        coalesce(t.updated_by, '') as "updatedBy", coalesce(t.updated_at, now()) as "updatedAt",
        c.status, c.start_date::text as "startDate", c.end_date::text as "endDate"
      from contract_items i
      join products p on p.id = i.product_id
      join contracts c on c.id = i.contract_id
      join sponsorships s on s.id = c.sponsorship_id
      left join item_tickets t on t.item_id = i.id ${joinTaken(sql`${eventId}::int`)}
      where i.id = ${id}`,
  );
  return row ? itemRow.parse(row) : null;
};

/**
 * Locks items until the transaction ends, with their agreements and before them some events: nobody changes, cancels or
 * ends these meanwhile, and of an item one grant is saved at a time.
 */
export const lockSeats = async (
  tx: Connection,
  itemIds: readonly number[],
  eventIds: readonly number[],
): Promise<void> => {
  const ofItems = tx
    .select({ id: contractItems.contractId })
    .from(contractItems)
    .where(inArray(contractItems.id, [...itemIds]));
  await tx.select({ id: contracts.id }).from(contracts).where(inArray(contracts.id, ofItems)).for('key share');
  const idsIn = (ids: readonly number[]) => sql`id = any(${sql.param([...ids])}::int[]) order by id`;
  // In the order of a save of an event: first that one, then the items that tickets for it are of.
  await tx.execute(sql`select from events where ${idsIn(eventIds)} for share`);
  await tx.execute(sql`select from contract_items where ${idsIn(itemIds)} for update`);
};

/** Whether anything was given or wished for of an item. */
export const hasGrants = (db: Connection, itemId: number): Promise<boolean> =>
  hasRows(db, sql`select from grants g where g.item_id = ${itemId} limit 1`);

/** Keeps what an item's tickets are from its first grant on, and how many of a pool were used before. */
export const keepMode = async (tx: Connection, { id, mode, used }: TicketItem): Promise<void> => {
  const usedBefore = mode === 'pulje' ? used : null;
  await tx
    .insert(itemTickets)
    .values({ itemId: id, mode, usedBefore })
    .onConflictDoUpdate({
      target: itemTickets.itemId,
      set: { usedBefore: sql`coalesce(${itemTickets.usedBefore}, excluded.used_before)` },
    });
};

/** Saves what an item's tickets are. */
export const saveTickets = async (
  tx: Connection,
  itemId: number,
  values: Omit<ItemTicketsInput, 'version'>,
  { by, at }: Save,
): Promise<void> => {
  const columns = { ...values, updatedBy: by, updatedAt: at };
  await tx
    .insert(itemTickets)
    .values({ itemId, ...columns })
    .onConflictDoUpdate({ target: itemTickets.itemId, set: { ...columns, version: sql`${itemTickets.version} + 1` } });
};

/** Events `d` with the item `i` that an item's product has in the agreement of their day. */
const itemsOfDays = (id: SQL, sponsorshipId: SQL, joins: SQL = sql``) => sql`
  from events d
  cross join lateral (${activeContractOf(sql`d.sponsorship_id`, sql`d.date`)}) a
  join contract_items i on i.contract_id = a.id and i.product_id = (select o.product_id from contract_items o where o.id = ${id})
  ${joins}
  where d.sponsorship_id = ${sponsorshipId} and ${givesTickets}`;
const isToCome = (day: IsoDate) => sql`not d.cancelled and d.date >= ${day}::date`;

/** The coming events that tickets like an item's can be given for, or that everybody may wish for, and what is free at each. */
export const listComingEvents = (
  db: Connection,
  { id, sponsorshipId }: TicketItem,
  { day, onlyPublic }: { day: IsoDate; onlyPublic: boolean },
): Promise<EventToGive[]> => {
  const taken = sql`left join item_tickets t on t.item_id = i.id ${joinTaken(sql`d.id`)}`;
  return rowsOf(
    db,
    eventToGiveSchema,
    sql`select d.id, d.title, d.kind, d.date::text, d.time, d.venue, ${freeOf} as free
        ${itemsOfDays(sql`${id}`, sql`${sponsorshipId}`, taken)}
        and ${isToCome(day)} and (i.public or not ${onlyPublic}::boolean)
      order by d.date, d.time nulls first, d.id`,
  );
};

/** Which of these items have tickets for a coming event that somebody may wish for: of other areas the public ones. */
export const findItemsWithEvents = async (
  db: Connection,
  viewer: Viewer,
  ids: readonly number[],
  day: IsoDate,
): Promise<Set<number>> =>
  new Set(
    await findIds(
      db,
      sql`select own.id from contract_items own
        join contracts c on c.id = own.contract_id
        join sponsorships s on s.id = c.sponsorship_id
        where own.id = any(${listOf(ids, 'int')}) and exists (select ${itemsOfDays(sql`own.id`, sql`s.id`)}
          and ${isToCome(day)} and (i.public or ${inScope(viewer, sql`s.area_id`)}))`,
    ),
  );

/** Which item like this one gives the tickets for an event: that of the agreement of its day. */
export const findItemOfDay = async (db: Connection, item: TicketItem, eventId: number): Promise<number | undefined> =>
  (
    await findIds(
      db,
      sql`select i.id ${itemsOfDays(sql`${item.id}`, sql`${item.sponsorshipId}`)} and d.id = ${eventId}`,
    )
  )[0];
