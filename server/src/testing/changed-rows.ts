import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { type Connection, rowsOf } from '../lib/db/database.ts';

/** Every row of every table, as text. */
type StoredRows = ReadonlyMap<string, number>;

const SEPARATOR = ' ';

/** All that is stored. Bytes are left out, of which the hash stands beside them, and when sessions were seen. */
export const storedRows = async (db: Connection): Promise<StoredRows> => {
  const tables = await rowsOf(
    db,
    z.object({ name: z.string(), columns: z.array(z.string()) }),
    sql`
    select relname as name, array_agg(attname::text) as columns from pg_class join pg_attribute on attrelid = pg_class.oid
    where relkind = 'r' and relnamespace = 'public'::regnamespace and attnum > 0 and not attisdropped
      and attname not in ('bytes', 'seen_at')
    group by relname`,
  );
  // Columns by their names: of a whole row the documents would be read as well.
  const all = tables.map(({ name, columns }) => {
    const named = sql.join(columns.map(sql.identifier), sql`, `);
    return sql`select ${name}::text as "table", to_jsonb(r)::text as row from (select ${named} from ${sql.identifier(name)}) r`;
  });
  const rows = await rowsOf(db, z.object({ table: z.string(), row: z.string() }), sql.join(all, sql` union all `));
  const counts = new Map<string, number>();
  for (const { table, row } of rows) {
    const key = table + SEPARATOR + row;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
};

/** How many rows of each table are there that were not before, and the other way round: a changed row is both. */
export const changedRows = (before: StoredRows, after: StoredRows): Record<string, string> => {
  const changes = new Map<string, { added: number; removed: number }>();
  for (const key of new Set([...before.keys(), ...after.keys()])) {
    const difference = (after.get(key) ?? 0) - (before.get(key) ?? 0);
    if (difference === 0) continue;
    const table = key.slice(0, key.indexOf(SEPARATOR));
    const { added, removed } = changes.get(table) ?? { added: 0, removed: 0 };
    changes.set(table, { added: added + Math.max(difference, 0), removed: removed + Math.max(-difference, 0) });
  }
  return Object.fromEntries(Array.from(changes, ([table, { added, removed }]) => [table, `+${added} -${removed}`]));
};
