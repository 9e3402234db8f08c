import { and, desc, eq, gt, inArray, isNotNull, sql } from 'drizzle-orm';
import { z } from 'zod';
import { type Connection, rowsOf } from '../db/database.ts';
import { auditLog } from './audit.table.ts';
import { selectLines, wholeLine } from './lines.store.ts';

type RecordsSince = { entity: string; ids: readonly number[]; since: Date };

const linesSince = ({ entity, ids, since }: RecordsSince) =>
  and(eq(auditLog.entity, entity), inArray(auditLog.entityId, [...ids]), gt(auditLog.at, since));

/** What some entities of a kind were right before their first change after an instant; without a change, not in it. */
export const firstStatesSince = async (db: Connection, records: RecordsSince): Promise<Map<number, unknown>> => {
  if (records.ids.length === 0) return new Map();
  const rows = await rowsOf(
    db,
    z.object({ id: z.number(), before: z.unknown() }),
    sql`select distinct on (${auditLog.entityId}) ${auditLog.entityId} as id, ${auditLog.before} as before
    from ${auditLog} where ${and(linesSince(records), isNotNull(auditLog.before))}
    order by ${auditLog.entityId}, ${auditLog.id}`,
  );
  return new Map(rows.map(({ id, before }) => [id, before]));
};

/** Which of some entities of a kind were made after an instant. */
export const createdSince = async (db: Connection, records: RecordsSince): Promise<Set<number>> => {
  if (records.ids.length === 0) return new Set();
  const rows = await db
    .select({ id: auditLog.entityId })
    .from(auditLog)
    .where(and(linesSince(records), eq(auditLog.action, 'create')));
  return new Set(rows.flatMap(({ id }) => (id === null ? [] : [id])));
};

/** When one of some actions was last done to an entity; null where it never was. */
export const lastDoneAt = async (
  db: Connection,
  { entity, id }: { entity: string; id: number },
  actions: readonly string[],
): Promise<Date | null> => {
  const [line] = await db
    .select({ at: auditLog.at })
    .from(auditLog)
    .where(and(eq(auditLog.entity, entity), eq(auditLog.entityId, id), inArray(auditLog.action, [...actions])))
    .orderBy(desc(auditLog.id))
    .limit(1);
  return line?.at ?? null;
};

/** A value that another took the place of, and who had said it; null where that is not known any more. */
export type EarlierValue = { value: unknown; by: string | null };

/** What the last change of a plain field of an entity took away; null where there was none. */
export const lastReplaced = async (
  db: Connection,
  { entity, id }: { entity: string; id: number },
  field: string,
): Promise<EarlierValue | null> => {
  const isChange = sql`${auditLog.before} ->> ${field}::text is distinct from ${auditLog.after} ->> ${field}::text`;
  const changes = and(eq(auditLog.entity, entity), eq(auditLog.entityId, id), isChange);
  const [last, first] = await selectLines(db, changes).orderBy(desc(auditLog.id)).limit(2);
  return last ? { value: wholeLine(last).before?.[field] ?? null, by: first ? wholeLine(first).by : null } : null;
};
