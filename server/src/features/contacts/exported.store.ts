import type { ContactExportRequest } from '@sponsorat/api';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Actor } from '../../lib/actor.ts';
import { type Connection, rowsOf } from '../../lib/db/database.ts';
import { danish, foldedSql, orderOf, searchedFor } from '../../lib/resource/lists.ts';
import { inScope } from '../sponsorships/sponsorships.scope.ts';

const idRow = z.object({ id: z.number() });

/** The ids of all contacts that the actor sees and a filter lets through, by name. */
export const findExportedContactIds = async (
  db: Connection,
  actor: Actor,
  { filter, sort }: Pick<ContactExportRequest, 'filter' | 'sort'>,
): Promise<number[]> => {
  const search = filter.search?.trim();
  const lines = foldedSql(sql`concat_ws(E'\\n', p.name, p.role, p.email, p.phone, s.name, s.short_name)`);
  const conditions = [
    inScope(actor, sql`s.area_id`),
    ...(filter.area === undefined ? [] : [sql`s.area_id = ${filter.area}`]),
    ...(search ? [searchedFor(search, lines)] : []),
  ];
  const rows = await rowsOf(
    db,
    idRow,
    sql`select p.id from contacts p join sponsorships s on s.id = p.sponsorship_id
      where ${sql.join(conditions, sql` and `)} ${orderOf({ Name: danish(sql`p.name`) }, sort, sql`p.id`)}`,
  );
  return rows.map(({ id }) => id);
};

const text = z.string().nullable();

const rowSchema = z.object({
  id: z.number(),
  name: z.string(),
  role: text,
  email: text,
  phone: text,
  primary: z.boolean(),
  activeTo: text,
  note: text,
  sponsorshipId: z.number(),
  sponsorship: z.string(),
  cvr: text,
  area: z.string(),
  userName: z.string(),
  updatedAt: text,
  updatedBy: text,
});

/** Contacts with the sponsorship of each, in this order. */
export const findExportedContacts = (db: Connection, ids: readonly number[]) =>
  rowsOf(
    db,
    rowSchema,
    sql`select p.id, p.name, p.role, p.email, p.phone, p.is_primary as "primary", p.active_to::text as "activeTo", p.note,
        s.id as "sponsorshipId", s.name as sponsorship, s.cvr, r.name as area, u.name as "userName",
        to_json(p.updated_at) #>> '{}' as "updatedAt", p.updated_by as "updatedBy"
      from unnest(${sql.param([...ids])}::int[]) with ordinality as listed (id, place)
      join contacts p on p.id = listed.id
      join sponsorships s on s.id = p.sponsorship_id
      join areas r on r.id = s.area_id
      join users u on u.id = s.user_id
      order by listed.place`,
  );
