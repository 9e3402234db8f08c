import { type SQL, sql } from 'drizzle-orm';
import { isAdmin, type Viewer } from '../../lib/actor.ts';
import { type Connection, hasRows } from '../../lib/db/database.ts';
import { notFound, type Problem } from '../../lib/problem.ts';
import { searchedFor } from '../../lib/resource/lists.ts';

/**
 * THE area scope: which areas' sponsorships an actor sees and changes. Every query that reaches a sponsorship or
 * anything that belongs to one (contracts, items, files, PDF, tickets, sums) goes through it.
 */
export const inScope = (actor: Viewer, areaId: SQL): SQL =>
  isAdmin(actor) ? sql`true` : sql`${areaId} = any(${sql.param([...actor.areaIds])}::int[])`;

/** True of what lies with a sponsorship that is called so, in full or in short. */
export const isOfClub = (search: string, sponsorshipId: SQL): SQL =>
  sql`${sponsorshipId} in (select f.id from sponsorships f where ${searchedFor(search, sql`f.searched`)})`;

/** True where the actor may use the area. */
export const hasArea = (actor: Viewer, areaId: number): boolean => isAdmin(actor) || actor.areaIds.includes(areaId);

/** One key for all who see the same areas. */
export const scopeKey = (actor: Viewer): string =>
  isAdmin(actor) ? 'all' : actor.areaIds.toSorted((one, other) => one - other).join(',');

const of = (table: string) => (id: number) =>
  sql`select s.area_id from ${sql.identifier(table)} r join sponsorships s on s.id = r.sponsorship_id where r.id = ${id}`;

/** The area of a record, by its kind. */
const areaOf = {
  area: (id: number) => sql`select a.id as area_id from areas a where a.id = ${id}`,
  sponsorship: (id: number) => sql`select s.area_id from sponsorships s where s.id = ${id}`,
  contract: of('contracts'),
  contact: of('contacts'),
  note: of('notes'),
  document: of('club_documents'),
  event: of('events'),
  proof: of('proofs'),
  grant: of('grants'),
  task: of('tasks'),
  item: (id: number) =>
    sql`select s.area_id from contract_items i join contracts c on c.id = i.contract_id
      join sponsorships s on s.id = c.sponsorship_id where i.id = ${id}`,
  payment: (id: number) =>
    sql`select s.area_id from payments p join contracts c on c.id = p.contract_id
      join sponsorships s on s.id = c.sponsorship_id where p.id = ${id}`,
};

/** The kinds of record that lie in an area. */
export type ScopedKind = keyof typeof areaOf;

/** The 404 of a record that the actor does not see; where it lies in an area that is not theirs, the audit log is told. */
export const outOfScope = (actor: Viewer, entity: ScopedKind, entityId: number): Problem =>
  notFound({
    line: { action: 'refused', entity, entityId },
    isForeign: (db: Connection) =>
      hasRows(db, sql`select from (${areaOf[entity](entityId)}) found where not ${inScope(actor, sql`found.area_id`)}`),
  });

/** Throws 404 for an area that is not the actor's, or is none; nothing where none is asked for. */
export const checkArea = async (db: Connection, actor: Viewer, id: number | null | undefined): Promise<void> => {
  if (id === null || id === undefined) return;
  const isSeen = await hasRows(db, sql`select from areas a where a.id = ${id} and ${inScope(actor, sql`a.id`)}`);
  if (!isSeen) throw outOfScope(actor, 'area', id);
};
