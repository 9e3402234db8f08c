import { inArray, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Author } from '../../lib/actor.ts';
import { auditLog } from '../../lib/audit/audit.table.ts';
import { selectLines, wholeLine } from '../../lib/audit/lines.store.ts';
import { type Connection, rowsOf } from '../../lib/db/database.ts';
import { foldedSql, searchedFor } from '../../lib/resource/lists.ts';

/** A personal value of the log: a field of a line. */
export type ValueOf = { auditId: number; field: string };
const valueSchema = z.object({ auditId: z.number(), field: z.string() });

/** The personal values that hold a text, whatever the case, newest first. */
export const findValues = (db: Connection, text: string): Promise<ValueOf[]> =>
  rowsOf(
    db,
    valueSchema,
    sql`select v.audit_id as "auditId", v.field from audit_values v
      where ${searchedFor(text, foldedSql(sql`v.before::text`))} or ${searchedFor(text, foldedSql(sql`v.after::text`))}
      order by v.audit_id desc, v.field`,
  );

/** The lines that some values belong to, newest first. */
export const findLines = async (db: Connection, ids: readonly number[]) =>
  (await selectLines(db, inArray(auditLog.id, [...ids]))).map(wholeLine);

/** Erases values, with a line of who, why and which: how many there were that had not been erased before. */
export const eraseValues = async (
  db: Connection,
  author: Author,
  { items, reason, at }: { items: readonly ValueOf[]; reason: string; at: Date },
): Promise<number> => {
  const { id = null, name, address = null, requestId = null } = author;
  const [row] = await rowsOf(
    db,
    z.object({ erased: z.number() }),
    sql`select erase_audit_values(${JSON.stringify(items)}::jsonb, ${at.toISOString()}::timestamptz, ${id}::int, ${name},
      ${address}, ${requestId}, ${reason}) as erased`,
  );
  return row?.erased ?? 0;
};

/** All that was ever erased, oldest first: to be erased again where an older backup was restored. */
export const listErased = (db: Connection): Promise<ValueOf[]> =>
  rowsOf(
    db,
    valueSchema,
    sql`select (value ->> 'auditId')::int8 as "auditId", value ->> 'field' as field
      from audit_log l, jsonb_array_elements(l.after -> 'values') with ordinality as list (value, place)
      where l.entity = 'log' and l.action = 'erase' order by l.id, place`,
  );
