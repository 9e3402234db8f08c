import { type GrantListRequest, type GrantRow, grantRowSchema, grantStates } from '@sponsorat/api';
import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Actor } from '../../lib/actor.ts';
import type { Connection } from '../../lib/db/database.ts';
import { byId, danish, firstLine, inOrderOf, type ListColumns, searchedFor } from '../../lib/resource/lists.ts';
import { findPage, findRows, type Page } from '../../lib/resource/pages.sql.ts';
import { dayOfGrant, productOf, stateOfGrant } from '../contracts/seats.sql.ts';
import { inScope, isOfClub } from '../sponsorships/sponsorships.scope.ts';
import { findWarnings } from './facts.store.ts';
import { grantStore } from './grants.store.ts';

const stateRank = sql`array_position(${sql.raw(`array[${grantStates.map((state) => `'${state}'`).join(', ')}]`)}, ${stateOfGrant})`;

const columns: ListColumns<Omit<GrantRow, 'Warnings'>, { nullable?: true }> = {
  Id: { value: sql`g.id` },
  EventId: { value: sql`g.event_id`, nullable: true },
  Event: { value: sql`e.title`, sortBy: danish(sql`e.title`), nullable: true },
  Date: {
    value: sql`${dayOfGrant}::text`,
    sortBy: sql`(${dayOfGrant}, coalesce(e.time, ''), coalesce(g.event_id, 0))`,
  },
  SponsorshipId: { value: sql`g.sponsorship_id` },
  Name: { value: sql`s.name`, sortBy: danish(sql`s.name`) },
  Product: { value: productOf, sortBy: danish(productOf) },
  Recipient: { value: sql`g.recipient_name`, sortBy: danish(sql`g.recipient_name`) },
  Type: { value: sql`g.recipient_type`, sortBy: danish(sql`g.recipient_type`) },
  Company: { value: sql`g.company`, sortBy: danish(sql`g.company`), nullable: true },
  Quantity: { value: sql`g.quantity` },
  Value: { value: sql`(g.quantity * t.unit_value)::float8`, nullable: true },
  State: { value: stateOfGrant, sortBy: stateRank },
  Host: { value: sql`u.name`, sortBy: danish(sql`u.name`), nullable: true },
  Purpose: { value: sql`g.purpose`, sortBy: danish(sql`g.purpose`), nullable: true },
  Attended: { value: sql`g.attended`, nullable: true },
};

// All of them are there. Said so, PostgreSQL joins no more of them than a statement asks for.
const placed = sql`left join sponsorships s on s.id = g.sponsorship_id left join events e on e.id = g.event_id`;
const shown = sql`${placed}
  left join contract_items i on i.id = g.item_id
  left join products p on p.id = i.product_id
  left join item_tickets t on t.item_id = g.item_id
  left join users u on u.id = g.host_user_id`;

/** True of a grant `g` of this person: an e-mail or a whole name, whatever the case. */
const isOf = (recipient: string): SQL =>
  sql`(lower(g.email) = lower(${recipient}) or lower(g.recipient_name) = lower(${recipient}))`;

/** True of a grant `g` whose recipient, purpose, event or club is called so. */
const isFound = (search: string): SQL => sql`(${searchedFor(search, sql`g.searched`)}
  or g.event_id in (select f.id from events f where ${searchedFor(search, firstLine(sql`f.searched`))})
  or ${isOfClub(search, sql`g.sponsorship_id`)})`;

const conditionOf = (actor: Actor, filter: GrantListRequest['filter']): SQL => {
  const conditions: SQL[] = [inScope(actor, sql`g.area_id`)];
  const { event, sponsorship: club, area, state, type, user, recipient, from, to, search } = filter;
  if (event !== undefined) conditions.push(sql`g.event_id = ${event}`);
  if (club !== undefined) conditions.push(sql`g.sponsorship_id = ${club}`);
  if (area !== undefined) conditions.push(sql`g.area_id = ${area}`);
  if (state) conditions.push(sql`${stateOfGrant} = ${state}`);
  if (type) conditions.push(sql`g.recipient_type = ${type}`);
  if (user !== undefined) conditions.push(sql`g.host_user_id = ${user}`);
  if (recipient?.trim()) conditions.push(isOf(recipient.trim()));
  if (from) conditions.push(sql`${dayOfGrant} >= ${from}::date`);
  if (to) conditions.push(sql`${dayOfGrant} <= ${to}::date`);
  if (search?.trim()) conditions.push(isFound(search.trim()));
  return sql.join(conditions, sql` and `);
};

/** Which grants that the actor sees are on a page, where some are given of these alone. */
export const findGrantPage = (
  db: Connection,
  actor: Actor,
  request: GrantListRequest,
  among?: readonly number[],
): Promise<Page> => {
  const { field } = request.sort;
  const kept = among ? sql`and g.id = any(${sql.param([...among])}::int[])` : sql``;
  const where = sql`where ${conditionOf(actor, request.filter)} ${kept}`;
  return findPage(db, request, {
    id: sql`g.id`,
    matches: sql`from grants g ${placed} ${where}`,
    sorted: sql`from grants g ${shown} ${where}`,
    column: field === 'Warnings' ? columns.Id : columns[field],
  });
};

const warnedRow = grantRowSchema.omit({ Warnings: true }).extend({
  itemId: z.number(),
  email: z.string().nullable(),
  hostUserId: z.number().nullable(),
  companions: z.array(z.object({ name: z.string(), type: grantRowSchema.shape.Type })),
});

/** What warnings follow from besides. */
const warnedBy = {
  itemId: { value: sql`g.item_id` },
  email: { value: sql`g.email` },
  hostUserId: { value: sql`g.host_user_id` },
  companions: { value: sql`g.companions` },
};

const readRows = (db: Connection, ids: readonly number[]) =>
  findRows(db, warnedRow, ids, {
    columns: { ...columns, ...warnedBy },
    joins: sql`join grants g on g.id = page.id ${shown}`,
  });

/** Grants as rows of the register, in this order, with what is to be said of each now. */
export const findGrantRows = async (db: Connection, ids: readonly number[]): Promise<GrantRow[]> => {
  const rows = await readRows(db, ids);
  const warnings = await findWarnings(
    db,
    rows.map((row) => ({
      ...row,
      id: row.Id,
      eventId: row.EventId,
      date: row.Date,
      quantity: row.Quantity,
      recipientName: row.Recipient,
      recipientType: row.Type,
      company: row.Company,
    })),
  );
  return rows.map(({ itemId: _item, email: _email, hostUserId: _host, companions: _companions, ...row }, at) => ({
    ...row,
    Warnings: (warnings[at] ?? []).map(({ code }) => code),
  }));
};

/** Grants with all that is stored of them, in this order, as their file says them. */
export const findExportedGrants = async (db: Connection, ids: readonly number[]) =>
  inOrderOf(ids, await grantStore.listOf(db, ids), byId(await readRows(db, ids)));
export type ExportedGrant = Awaited<ReturnType<typeof findExportedGrants>>[number];
