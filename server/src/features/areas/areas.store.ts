import { inArray, sql } from 'drizzle-orm';
import { type Actor, isAdmin } from '../../lib/actor.ts';
import type { Connection } from '../../lib/db/database.ts';
import { lockIds } from '../../lib/db/versions.ts';
import { budgetsWhere, sponsorshipsWhere, usersWhere } from '../../lib/resource/in-use.sql.ts';
import { danish } from '../../lib/resource/lists.ts';
import { defineResource } from '../../lib/resource/resource.ts';
import { areas } from './areas.table.ts';

export const areaResource = defineResource({
  name: 'area',
  table: areas,
  row: { Id: areas.id, Name: areas.name, Address: areas.address, ZipCode: areas.zipCode, City: areas.city },
  usedBy: (id) => [
    sponsorshipsWhere(sql`s.area_id = ${id}`),
    usersWhere(sql`exists (select from user_areas a where a.user_id = u.id and a.area_id = ${id})`),
    budgetsWhere(sql`b.area_id = ${id}`),
  ],
});

/** The areas that the actor may use, by name. */
export const listUsableAreas = (db: Connection, actor: Actor) =>
  db
    .select({ id: areas.id, name: areas.name, costCenter: areas.costCenter })
    .from(areas)
    .where(isAdmin(actor) ? undefined : inArray(areas.id, [...actor.areaIds]))
    .orderBy(danish(sql`${areas.name}`), areas.id);

/** The areas that the actor sees, or the one that is asked for, which must be one of them. */
export const seenAreaIds = async (db: Connection, actor: Actor, area: number | null | undefined): Promise<number[]> =>
  area === null || area === undefined ? (await listUsableAreas(db, actor)).map(({ id }) => id) : [area];

/** All areas, each with where its costs are booked. */
export const listAreas = (db: Connection) =>
  db.select({ id: areas.id, name: areas.name, costCenter: areas.costCenter }).from(areas);

/** The names of all areas by their ids. */
export const areaNames = async (db: Connection): Promise<Map<number, string>> =>
  new Map((await listAreas(db)).map(({ id, name }) => [id, name]));

/** What each area is called, and where its costs are booked. */
export const areaPlaces = async (db: Connection) =>
  new Map((await listAreas(db)).map(({ id, ...place }) => [id, place]));
export type AreaPlaces = Awaited<ReturnType<typeof areaPlaces>>;

/** Which of these names no area has, whatever the case. */
export const findUnknownAreas = async (db: Connection, names: readonly string[]): Promise<string[]> => {
  const known = new Set((await listAreas(db)).map(({ name }) => name.toLowerCase()));
  return [...new Set(names)].filter((name) => !known.has(name.toLowerCase()));
};

/** True where there are areas of all these ids, and will be until the transaction ends. */
export const areasExist = async (tx: Connection, ids: number[]): Promise<boolean> =>
  (await lockIds(tx, areas, inArray(areas.id, ids))).length === ids.length;
