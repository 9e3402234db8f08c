import type { ContactExportRequest } from '@sponsorat/api';
import { eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { Actor } from '../../lib/actor.ts';
import { type Connection, findIds } from '../../lib/db/database.ts';
import { danish, foldedSql, inOrderOf, orderOf, searchedFor } from '../../lib/resource/lists.ts';
import { areas } from '../areas/areas.table.ts';
import { contacts } from '../sponsorships/contacts.table.ts';
import { inScope } from '../sponsorships/sponsorships.scope.ts';
import { sponsorships } from '../sponsorships/sponsorships.table.ts';
import { users } from '../users/users.table.ts';

/** The ids of all contacts that the actor sees and a filter lets through, by name. */
export const findExportedContactIds = (
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
  return findIds(
    db,
    sql`select p.id from contacts p join sponsorships s on s.id = p.sponsorship_id
      where ${sql.join(conditions, sql` and `)} ${orderOf({ Name: danish(sql`p.name`) }, sort, sql`p.id`)}`,
  );
};

/** Contacts with the sponsorship of each, in this order. */
export const findExportedContacts = async (db: Connection, ids: readonly number[]) => {
  const { searched: _searched, ...columns } = getTableColumns(contacts);
  const rows = await db
    .select({
      ...columns,
      sponsorship: sponsorships.name,
      cvr: sponsorships.cvr,
      area: areas.name,
      userName: users.name,
    })
    .from(contacts)
    .innerJoin(sponsorships, eq(sponsorships.id, contacts.sponsorshipId))
    .innerJoin(areas, eq(areas.id, sponsorships.areaId))
    .innerJoin(users, eq(users.id, sponsorships.userId))
    .where(inArray(contacts.id, [...ids]));
  return inOrderOf(ids, rows, rows);
};
export type ExportedContact = Awaited<ReturnType<typeof findExportedContacts>>[number];
