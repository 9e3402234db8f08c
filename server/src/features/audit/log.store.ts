import type { HistoryRequest, IsoDate, LogRequest } from '@sponsorat/api';
import { and, desc, eq, gte, lt, lte, type SQL, sql } from 'drizzle-orm';
import { auditLog } from '../../lib/audit/audit.table.ts';
import { selectLines, type WholeLine, wholeLine } from '../../lib/audit/lines.store.ts';
import type { Connection } from '../../lib/db/database.ts';
import { type PageRequest, searchedFor, sliceOf } from '../../lib/resource/lists.ts';

type Period = { from?: IsoDate | null | undefined; to?: IsoDate | null | undefined };

/** The first instant of a day in Copenhagen, some days later. */
const startOf = (day: IsoDate, later = 0): SQL =>
  sql`((${day}::date + ${later}::int)::timestamp at time zone 'Europe/Copenhagen')`;

/** The days of a period in Copenhagen, both included. */
const within = ({ from, to }: Period): SQL | undefined =>
  and(from ? gte(auditLog.at, startOf(from)) : undefined, to ? lt(auditLog.at, startOf(to, 1)) : undefined);

const pageOf = async (db: Connection, where: SQL | undefined, request: PageRequest & Pick<LogRequest, 'sort'>) => {
  const [counted] = await db.select({ total: sql<number>`count(*)` }).from(auditLog).where(where);
  const total = counted?.total ?? 0;
  const { before, count } = sliceOf(request);
  if (before >= total) return { lines: [], total };
  const order = request.sort.dir === 'asc' ? [auditLog.at, auditLog.id] : [desc(auditLog.at), desc(auditLog.id)];
  const lines = await selectLines(db, where)
    .orderBy(...order)
    .limit(count)
    .offset(before);
  return { lines: lines.map(wholeLine), total };
};

const ofKind = (kind: string | null | undefined) => (kind ? eq(auditLog.entity, kind) : undefined);

/** What was done to a sponsorship that the actor has been let into, and to all that hangs on it. */
export const listSponsorshipLines = (db: Connection, sponsorshipId: number, request: HistoryRequest) =>
  pageOf(
    db,
    and(eq(auditLog.sponsorshipId, sponsorshipId), hangingOn, ofKind(request.filter.kind), within(request.filter)),
    request,
  );

/** A refused or foreign line may name a sponsorship too: its history is of these kinds. */
const hangingOn = sql`${auditLog.entity} in ('sponsorship', 'contract', 'item', 'file')`;

/** What was done to an agreement that the actor has been let into, to its products and its documents. */
export const listContractLines = (
  db: Connection,
  { id, sponsorshipId }: { id: number; sponsorshipId: number },
  request: HistoryRequest,
) => {
  const own = sql`(${auditLog.entity} = 'contract' and ${auditLog.entityId} = ${id}
    or ${auditLog.entity} = 'item' and ((${auditLog.after} ->> 'contractId')::int = ${id}
      or ${auditLog.entityId} in (select i.id from contract_items i where i.contract_id = ${id}))
    or ${auditLog.entity} = 'file' and ${auditLog.entityId} in (
      select d.file_id from signed_documents d where d.contract_id = ${id}))`;
  const { filter } = request;
  return pageOf(db, and(eq(auditLog.sponsorshipId, sponsorshipId), own, ofKind(filter.kind), within(filter)), request);
};

/** Ids found first, so that the lines are looked up by an index whatever the planner expects of them. */
const among = (column: SQL, ids: SQL): SQL => sql`${column} = any(array(${ids}))`;

/** The ids of the lines that a search finds: by whoever did it, and by the names and numbers of what it was done to. */
const foundBy = (search: string): SQL => {
  const like = (column: SQL) => searchedFor(search, sql`lower(${column})`);
  /** Records of a kind that are called so, or were when they were removed. */
  const called = (kind: string, table: string, name: string) =>
    sql`select id from ${sql.identifier(table)} where ${like(sql`${sql.identifier(name)}`)} union all
      select entity_id from audit_log where action = 'delete' and entity = ${kind} and ${like(sql`before ->> ${name}`)}`;
  const lines = (where: SQL) => sql`select l.id from audit_log l where ${where}`;
  const ofKind = (kind: string, ids: SQL) => lines(sql`l.entity = ${kind} and ${among(sql`l.entity_id`, ids)}`);
  const people = sql`select id from users where ${like(sql`name`)} union all
    select l.entity_id from audit_values v join audit_log l on l.id = v.audit_id
    where v.field = 'name' and l.entity = 'user' and l.action = 'delete' and ${like(sql`v.before #>> '{}'`)}`;
  const clubs = called('sponsorship', 'sponsorships', 'name');
  const agreements = called('contract', 'contracts', 'number');
  return sql.join(
    [
      lines(among(sql`l.actor_id`, people)),
      sql`select l.id from audit_log l join audit_values v on v.audit_id = l.id
        where l.actor_id is null and v.field = 'actor' and ${like(sql`v.after ->> 'name'`)}`,
      lines(among(sql`l.sponsorship_id`, clubs)),
      ofKind('sponsorship', clubs),
      ofKind('contract', agreements),
      ofKind('item', sql`select i.id from contract_items i where ${among(sql`i.contract_id`, agreements)}`),
      ofKind('file', sql`select d.file_id from signed_documents d where ${like(sql`d.contract_number`)}`),
      ofKind('user', people),
      ofKind('product', called('product', 'products', 'name')),
      ofKind('product-category', called('product-category', 'product_categories', 'name')),
      ofKind('category', called('category', 'categories', 'name')),
      ofKind('area', called('area', 'areas', 'name')),
      ofKind('update', called('update', 'updates', 'title')),
    ],
    sql` union `,
  );
};

/** Everything, as an Admin filters it. */
export const listLogLines = (db: Connection, request: LogRequest) => {
  const { user, action, kind, record, search } = request.filter;
  const term = search?.trim();
  return pageOf(
    db,
    and(
      user === undefined ? undefined : eq(auditLog.actorId, user),
      action ? eq(auditLog.action, action) : undefined,
      ofKind(kind),
      record === undefined ? undefined : eq(auditLog.entityId, record),
      within(request.filter),
      term ? among(sql`${auditLog.id}`, foundBy(term)) : undefined,
    ),
    request,
  );
};

const BATCH = 500;

/** How many lines a period has, and the last of them: later ones are not part of what is read then. */
export const measureLog = async (db: Connection, period: Period): Promise<{ rows: number; lastId: number }> => {
  const [found] = await db
    .select({ rows: sql<number>`count(*)`, lastId: sql<number>`coalesce(max(${auditLog.id}), 0)` })
    .from(auditLog)
    .where(within(period));
  return found ?? { rows: 0, lastId: 0 };
};

/**
 * The lines of a period, newest first, some at a time. Lines never change but for what is erased, so that this needs no
 * transaction, and a slow reader keeps no connection busy.
 */
export async function* readLog(db: Connection, period: Period, lastId: number): AsyncGenerator<WholeLine[]> {
  let until = lastId;
  while (true) {
    const lines = await selectLines(db, and(within(period), lte(auditLog.id, until)))
      .orderBy(desc(auditLog.id))
      .limit(BATCH);
    const last = lines.at(-1);
    if (!last) return;
    yield lines.map(wholeLine);
    until = last.id - 1;
  }
}
