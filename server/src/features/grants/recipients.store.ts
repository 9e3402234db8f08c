import {
  type KnownRecipient,
  knownRecipientSchema,
  type Recipient,
  type RecipientListRequest,
  type RecipientQuery,
  type RecipientRow,
  recipientRowSchema,
} from '@sponsorat/api';
import { type SQL, sql } from 'drizzle-orm';
import type { Actor } from '../../lib/actor.ts';
import { type Connection, countRows, findIds, rowsOf } from '../../lib/db/database.ts';
import { danish, foldedSql, orderOf, placeOf, searchedFor } from '../../lib/resource/lists.ts';
import { dayOfGrant, takesSeats } from '../contracts/seats.sql.ts';
import { inScope } from '../sponsorships/sponsorships.scope.ts';
import { findGrantRows } from './register.store.ts';

/** Who somebody is: an e-mail, whatever its case; without one a name and a company. */
export const person = sql`case when g.email is null then lower(g.recipient_name) || E'\\n' || lower(coalesce(g.company, '')) else lower(g.email) end`;
const texts = sql`concat_ws(E'\\n', g.recipient_name, g.company, g.email)`;
/** Of what a grant is searched by, its purpose is no part: the few that are found are looked at again. */
const isFound = (search: string): SQL =>
  sql`${searchedFor(search, sql`g.searched`)} and ${searchedFor(search, foldedSql(texts))}`;

const orders: Record<keyof RecipientRow, SQL> = {
  Email: danish(sql`r."Email"`),
  Name: danish(sql`r."Name"`),
  Company: danish(sql`r."Company"`),
  Count: sql`r."Count"`,
  Value: sql`r."Value"`,
  Unsure: sql`r."Unsure"`,
};

/** Who got tickets of the actor's areas in the calendar year of a day: a page of rows, or all of them, and how many. */
export const findRecipients = async (
  db: Connection,
  actor: Actor,
  request: RecipientListRequest,
  day: string,
): Promise<{ rows: RecipientRow[]; total: number }> => {
  const { area, search } = request.filter;
  const conditions: SQL[] = [
    inScope(actor, sql`g.area_id`),
    takesSeats,
    sql`${dayOfGrant} between ${`${day.slice(0, 4)}-01-01`}::date and ${`${day.slice(0, 4)}-12-31`}::date`,
  ];
  if (area !== undefined) conditions.push(sql`g.area_id = ${area}`);
  if (search?.trim()) conditions.push(isFound(search.trim()));
  const sums = sql`select ${person} as id, max(g.id) as last, sum(g.quantity)::int as "Count",
      sum(g.quantity * t.unit_value)::float8 as "Value", g.email is null as "Unsure"
    from grants g left join events e on e.id = g.event_id left join item_tickets t on t.item_id = g.item_id
    where ${sql.join(conditions, sql` and `)} group by 1, g.email is null`;
  const total = await countRows(db, sql`from (${sums}) r`);
  // As they were called last.
  const people = sql`select p.id, lower(g.email) as "Email", g.recipient_name as "Name", g.company as "Company", p."Count",
      p."Value", p."Unsure"
    from (${sums}) p join grants g on g.id = p.last`;
  const { limit, fromEnd } = placeOf(request, total);
  const order = orderOf(orders, request.sort, sql`r.id`, { fromEnd });
  const rows = await rowsOf(db, recipientRowSchema, sql`select * from (${people}) r ${order} ${limit}`);
  return { rows: fromEnd ? rows.toReversed() : rows, total };
};

/** All that one person got or wished for in the actor's areas, the last first. */
export const findRecipient = async (
  db: Connection,
  actor: Actor,
  { email, name, company }: RecipientQuery,
): Promise<Recipient> => {
  const is = email
    ? sql`lower(g.email) = lower(${email})`
    : sql`g.email is null and lower(g.recipient_name) = lower(${name ?? ''})
        and lower(coalesce(g.company, '')) = lower(${company ?? ''})`;
  const ids = await findIds(
    db,
    sql`select g.id from grants g left join events e on e.id = g.event_id
      where ${is} and ${inScope(actor, sql`g.area_id`)} order by ${dayOfGrant} desc, g.id desc`,
  );
  return { email: email || null, grants: await findGrantRows(db, ids) };
};

const MOST_KNOWN = 8;

/** Earlier recipients of the actor's areas whose name, company or e-mail has this text in it, as they were called last. */
export const findKnownRecipients = async (db: Connection, actor: Actor, search: string): Promise<KnownRecipient[]> =>
  search === ''
    ? []
    : rowsOf(
        db,
        knownRecipientSchema,
        sql`select name, type, company, email, phone from (
            select distinct on (${person}) g.id, g.recipient_name as name, g.recipient_type as type, g.company, g.email, g.phone
            from grants g where ${inScope(actor, sql`g.area_id`)} and ${isFound(search)}
            order by ${person}, g.id desc) known
          order by ${danish(sql`name`)}, id limit ${MOST_KNOWN}`,
      );
