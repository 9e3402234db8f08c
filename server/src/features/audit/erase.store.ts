import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Author } from '../../lib/actor.ts';
import { type Connection, rowsOf } from '../../lib/db/database.ts';
import { foldedSql, searchedFor } from '../../lib/resource/lists.ts';

/** A personal value of the log: a field of a line. */
export type ValueOf = { auditId: number; field: string };
const valueSchema = z.object({ auditId: z.number(), field: z.string() });
const fieldsSchema = z.object({ auditId: z.number(), fields: z.array(z.string()) });

// A person who has worked here for years stands in as many lines.
const LINES_AT_ONCE = 1_000;

/**
 * The personal values that hold a text, whatever the case, newest first: those of so many lines at a time, all of a line
 * together, since the log of a bank holds millions.
 */
export async function* findValues(db: Connection, text: string, atOnce = LINES_AT_ONCE): AsyncGenerator<ValueOf[]> {
  let before: number | undefined;
  do {
    const lines: z.infer<typeof fieldsSchema>[] = await rowsOf(
      db,
      fieldsSchema,
      sql`select v.audit_id as "auditId", array_agg(v.field order by v.field) as fields from audit_values v
        where (${searchedFor(text, foldedSql(sql`v.before::text`))} or ${searchedFor(text, foldedSql(sql`v.after::text`))})
          ${before === undefined ? sql`` : sql`and v.audit_id < ${before}`}
        group by v.audit_id order by v.audit_id desc limit ${atOnce}`,
    );
    if (lines.length > 0) yield lines.flatMap(({ auditId, fields }) => fields.map((field) => ({ auditId, field })));
    before = lines.length < atOnce ? undefined : lines.at(-1)?.auditId;
  } while (before !== undefined);
}

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
