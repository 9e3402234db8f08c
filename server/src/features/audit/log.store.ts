import { foldLetters, type HistoryRequest, historyKinds, type IsoDate, type LogRequest } from '@sponsorat/api';
import { and, desc, eq, gte, inArray, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { housekeeping } from '../../lib/actor.ts';
import { auditLog } from '../../lib/audit/audit.table.ts';
import { selectLines, type WholeLine, wholeLine } from '../../lib/audit/lines.store.ts';
import { commandLine } from '../../lib/command.ts';
import { type Connection, oneRow, rowsOf } from '../../lib/db/database.ts';
import { foldedSql, type PageRequest, searchedFor, sliceOf } from '../../lib/resource/lists.ts';

type Period = { from?: IsoDate | null | undefined; to?: IsoDate | null | undefined };

/** The first instant of a day in Copenhagen, some days later. */
const startOf = (day: IsoDate, later = 0): SQL =>
  sql`((${day}::date + ${later}::int)::timestamp at time zone 'Europe/Copenhagen')`;

/** The days of a period in Copenhagen, both included. */
const within = ({ from, to }: Period): SQL | undefined =>
  and(from ? gte(auditLog.at, startOf(from)) : undefined, to ? lt(auditLog.at, startOf(to, 1)) : undefined);

type LogCondition = {
  where: SQL | undefined;
  /** What `where` calls `named`: the kinds and ids of the records that a search finds. */
  named?: SQL;
};
const pageSchema = z.object({ total: z.number(), ids: z.array(z.coerce.number()) });
const nothingNamed = sql`select null::text as kind, null::int as id where false`;

type LogPageRequest = PageRequest & Pick<LogRequest, 'sort'>;

const orderOf = ({ sort }: LogPageRequest) =>
  sort.dir === 'asc' ? [auditLog.at, auditLog.id] : [desc(auditLog.at), desc(auditLog.id)];

/** The ids of a page of the lines that are found, and how many these are: read from indexes alone, however far away it is. */
const idsOf = (db: Connection, { where = sql`true`, named = nothingNamed }: LogCondition, request: LogPageRequest) => {
  const { before, count } = sliceOf(request);
  return oneRow(
    rowsOf(
      db,
      pageSchema,
      sql`with named as materialized (${named})
      select (select count(*) from ${auditLog} where ${where}) as total, array(select ${auditLog.id} from ${auditLog}
        where ${where} order by ${sql.join(orderOf(request), sql`, `)} limit ${count} offset ${before}) as ids`,
    ),
  );
};

/** A page of the lines that are found, and how many these are. */
const pageOf = async (db: Connection, condition: LogCondition, request: LogPageRequest) => {
  const { total, ids } = await idsOf(db, condition, request);
  if (ids.length === 0) return { lines: [], total };
  const lines = await selectLines(db, inArray(auditLog.id, ids)).orderBy(...orderOf(request));
  return { lines: lines.map(wholeLine), total };
};

const ofKind = (kind: string | null | undefined) => (kind ? eq(auditLog.entity, kind) : undefined);

/** What was done to a sponsorship that the actor has been let into, and to all that hangs on it. */
export const listSponsorshipLines = (db: Connection, sponsorshipId: number, request: HistoryRequest) => {
  const { filter } = request;
  const where = and(eq(auditLog.sponsorshipId, sponsorshipId), hangingOn, ofKind(filter.kind), within(filter));
  return pageOf(db, { where }, request);
};

/** A refused or foreign line may name a sponsorship too: its history is of these kinds. */
const hangingOn = inArray(auditLog.entity, [...historyKinds]);

/** What was done to an agreement that the actor has been let into, to its products and its documents. */
export const listContractLines = (
  db: Connection,
  { id, sponsorshipId }: { id: number; sponsorshipId: number },
  request: HistoryRequest,
) => {
  const own = sql`(${auditLog.entity} = 'contract' and ${auditLog.entityId} = ${id}
    or ${auditLog.entity} = 'item' and ((${auditLog.after} ->> 'contractId')::int = ${id}
      or ${auditLog.entityId} in (select i.id from contract_items i where i.contract_id = ${id}))
    or ${auditLog.entity} = 'payment'
      and (coalesce(${auditLog.after}, ${auditLog.before}) ->> 'contractId')::int = ${id}
    or ${auditLog.entity} = 'file' and ${auditLog.entityId} in (
      select d.file_id from signed_documents d where d.contract_id = ${id}
      union all select p.invoice_file_id from payments p where p.contract_id = ${id}))`;
  const { filter } = request;
  const where = and(eq(auditLog.sponsorshipId, sponsorshipId), own, ofKind(filter.kind), within(filter));
  return pageOf(db, { where }, request);
};

/** Who writes lines without being a user. */
const partsOfTheApp = ['Ukendt', commandLine.name, housekeeping.name];

/** The kinds and ids of the records whose names or numbers, now or once, hold a text. */
const recordsCalled = (like: (text: SQL) => SQL): SQL => {
  const recordsOf = (kind: string, table: string, name: string) =>
    sql`select ${kind}::text as kind, id from ${sql.identifier(table)} where ${like(sql`${sql.identifier(name)}`)}`;
  const parts = [
    recordsOf('sponsorship', 'sponsorships', 'name'),
    recordsOf('contract', 'contracts', 'number'),
    recordsOf('user', 'users', 'name'),
    recordsOf('product', 'products', 'name'),
    recordsOf('product-category', 'product_categories', 'name'),
    recordsOf('category', 'categories', 'name'),
    recordsOf('area', 'areas', 'name'),
    recordsOf('update', 'updates', 'title'),
    recordsOf('template', 'templates', 'name'),
    sql`select 'item', i.id from contract_items i join contracts c on c.id = i.contract_id where ${like(sql`c.number`)}`,
    sql`select 'payment', p.id from payments p join contracts c on c.id = p.contract_id where ${like(sql`c.number`)}`,
    sql`select 'file', p.invoice_file_id from payments p join contracts c on c.id = p.contract_id
      where p.invoice_file_id is not null and ${like(sql`c.number`)}`,
    sql`select 'file', file_id from signed_documents where ${like(sql`contract_number`)}`,
    sql`select entity, entity_id from audit_log where former_name is not null and ${like(sql`former_name`)}`,
    sql`select 'user', l.entity_id from audit_values v join audit_log l on l.id = v.audit_id
      where v.field = 'name' and v.changed and l.entity = 'user' and ${like(sql`v.before #>> '{}'`)}`,
  ];
  return sql.join(parts, sql` union all `);
};

const FEW = 200;
const recordSchema = z.object({ kind: z.string(), id: z.number() });
const { id, entity, entityId, actorId, sponsorshipId } = auditLog;

/** Lines of few records are looked up by indexes; of many, each line asks whether its record is among them. */
const linesOf = async (db: Connection, records: SQL): Promise<Required<LogCondition>> => {
  const rows = await rowsOf(db, recordSchema, sql`select kind, id from (${records}) records limit ${FEW + 1}`);
  if (rows.length > FEW) {
    const ofKind = (kind: string) => sql`(select id from named where kind = ${kind})`;
    // Numbers first, as they are compared fastest.
    const where = sql`(${sponsorshipId} in ${ofKind('sponsorship')} or ${actorId} in ${ofKind('user')}
      or (${entity}, ${entityId}) in (select kind, id from named))`;
    return { where, named: records };
  }
  const byKind = Map.groupBy(rows, ({ kind }) => kind);
  const idsOf = (kind: string) => byKind.get(kind)?.map((record) => record.id) ?? [];
  const where = or(
    inArray(sponsorshipId, idsOf('sponsorship')),
    inArray(actorId, idsOf('user')),
    ...[...byKind.keys()].map((kind) => and(eq(entity, kind), inArray(entityId, idsOf(kind)))),
  );
  return { where: sql`(${where})`, named: nothingNamed };
};

/** The lines that a search finds: by whoever did it, and by what it was done to. */
const searchConditionOf = async (db: Connection, search: string): Promise<LogCondition> => {
  const like = (text: SQL) => searchedFor(search, foldedSql(text));
  const lines = await linesOf(db, recordsCalled(like));
  if (!partsOfTheApp.some((part) => foldLetters(part).includes(foldLetters(search)))) return lines;
  const name = sql`(select v.after ->> 'name' from audit_values v where v.audit_id = ${id} and v.field = 'actor')`;
  const byPart = sql`${actorId} is null and ${like(name)}`;
  return { ...lines, where: or(lines.where, byPart) };
};

const logConditionOf = async (db: Connection, { filter }: Pick<LogRequest, 'filter'>): Promise<LogCondition> => {
  const { user, action, kind, record, search } = filter;
  const term = search?.trim();
  const condition = term ? await searchConditionOf(db, term) : { where: undefined };
  const where = and(
    user === undefined ? undefined : eq(auditLog.actorId, user),
    action ? eq(auditLog.action, action) : undefined,
    ofKind(kind),
    record === undefined ? undefined : eq(auditLog.entityId, record),
    within(filter),
    condition.where,
  );
  return { ...condition, where };
};

/** Everything, as an Admin filters it. */
export const listLogLines = async (db: Connection, request: LogRequest) =>
  pageOf(db, await logConditionOf(db, request), request);

/** The ids of one page of the same, and how many there are in all. */
export const findLogIds = async (db: Connection, request: LogRequest) =>
  idsOf(db, await logConditionOf(db, request), request);

/** Lines by their ids, in this order. */
export const findLines = async (db: Connection, ids: readonly number[]): Promise<WholeLine[]> => {
  const lines = await selectLines(db, inArray(auditLog.id, [...ids]));
  const byId = new Map(lines.map((line) => [line.id, wholeLine(line)]));
  return ids.flatMap((id) => byId.get(id) ?? []);
};

const BATCH = 500;

/** How many lines a period has, and the last of them: later ones are not part of what is read then. */
export const measureLog = (db: Connection, period: Period): Promise<{ rows: number; lastId: number }> =>
  oneRow(
    db
      .select({ rows: sql<number>`count(*)`, lastId: sql<number>`coalesce(max(${auditLog.id}), 0)` })
      .from(auditLog)
      .where(within(period)),
  );

/**
 * The lines of a period, newest first, some at a time. Lines never change but for what is erased, so that this needs no
 * transaction, and a slow reader keeps no connection busy.
 */
export async function* readLog(db: Connection, period: Period, lastId: number): AsyncGenerator<WholeLine[]> {
  const read = (until: number) => {
    const lines = selectLines(db, and(within(period), lte(auditLog.id, until)))
      .orderBy(desc(auditLog.id))
      .limit(BATCH)
      .execute();
    // Who stops reading does not wait for it.
    lines.catch(() => {});
    return lines;
  };
  let coming = read(lastId);
  while (true) {
    const lines = await coming;
    const last = lines.at(-1);
    if (!last) return;
    // PostgreSQL reads on while these are told.
    coming = read(last.id - 1);
    yield lines.map(wholeLine);
  }
}
