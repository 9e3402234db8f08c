import type pg from 'pg';
import { z } from 'zod';

/**
 * What a backup leaves out, because it would do harm when it came back or is made anew: sessions that were ended since,
 * logins under way, counts of wrong passwords, and how far the sponsorship index has read a database that is another
 * one then.
 */
const LEFT_OUT = [
  'sessions',
  'pending_logins',
  'login_failures',
  'login_failure_shares',
  'sponsorship_changes',
  'sponsorship_changes_removed',
];

/**
 * What an empty database holds already, from its migrations or its first start: a restore replaces it. Who set a rule
 * is a user, without whom nobody has.
 */
export const REPLACED = ['company', 'payments_start', 'rule_values', 'secrets'];

const tableSchema = z.object({ name: z.string(), columns: z.array(z.string()), refersTo: z.array(z.string()) });
export type Table = z.infer<typeof tableSchema>;

/** A name as a part of a statement. */
export const quoteIdentifier = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** A table goes after those that it refers to. */
const inOrder = (tables: Table[]): Table[] => {
  const ordered: Table[] = [];
  const left = new Map(tables.map((table) => [table.name, table]));
  while (left.size > 0) {
    const free = [...left.values()].filter(({ refersTo }) => !refersTo.some((name) => left.has(name)));
    if (free.length === 0) throw new Error(`These tables refer to each other: ${[...left.keys()].join(', ')}`);
    for (const table of free) left.delete(table.name);
    ordered.push(...free);
  }
  return ordered;
};

/** The tables that a backup holds, with the columns that are not computed from others, in the order to fill them. */
export const tablesOf = async (client: pg.ClientBase): Promise<Table[]> => {
  const { rows } = await client.query(
    `select c.relname as name,
      (select json_agg(a.attname order by a.attnum) from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
      coalesce((select json_agg(distinct r.relname) from pg_constraint f join pg_class r on r.oid = f.confrelid
        where f.conrelid = c.oid and f.contype = 'f' and r.oid <> c.oid), '[]') as "refersTo"
    from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> all ($1)
    order by c.relname`,
    [LEFT_OUT],
  );
  return inOrder(z.array(tableSchema).parse(rows));
};

const sequenceSchema = z.object({ name: z.string() });
const positionSchema = z.object({ value: z.coerce.bigint(), isCalled: z.boolean() });
export type Sequence = { name: string; value: bigint; isCalled: boolean };

/** How far the numbers of rows have come; always at least as far as the rows that the connection sees. */
export const sequencesOf = async (client: pg.ClientBase): Promise<Sequence[]> => {
  const { rows } = await client.query(
    "select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'S' order by relname",
  );
  const sequences: Sequence[] = [];
  for (const { name } of z.array(sequenceSchema).parse(rows)) {
    const position = await client.query(
      `select last_value as value, is_called as "isCalled" from ${quoteIdentifier(name)}`,
    );
    sequences.push({ name, ...positionSchema.parse(position.rows[0]) });
  }
  return sequences;
};

const migrationSchema = z.object({ at: z.coerce.number().nullable() });

/** When the last migration that the database has been through was written; null for one that has been through none. */
export const lastMigrationOf = async (client: pg.ClientBase): Promise<number | null> => {
  const { rows: tables } = await client.query(
    "select from pg_class where oid = to_regclass('drizzle.__drizzle_migrations')",
  );
  if (tables.length === 0) return null;
  const { rows } = await client.query('select max(created_at) as at from drizzle.__drizzle_migrations');
  return migrationSchema.parse(rows[0]).at;
};
