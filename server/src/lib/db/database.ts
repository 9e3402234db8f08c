import { createHash } from 'node:crypto';
import { type SQL, sql, TransactionRollbackError } from 'drizzle-orm';
import { drizzle, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import { type PgDatabase, PgDialect } from 'drizzle-orm/pg-core';
import pg from 'pg';

/** The database, or a transaction of it: inside one, a further transaction is a savepoint. */
export type Database = PgDatabase<NodePgQueryResultHKT>;
/** The database itself, never a transaction of it. */
export type PooledDatabase = Database & { $client: pg.Pool };
/** What stores ask of either. */
export type Connection = Pick<Database, 'select' | 'insert' | 'update' | 'delete' | 'execute'>;

/** Runs several reads on the database as it is at one moment, whatever is saved meanwhile. */
export const readSnapshot = <T>(db: Database, read: (tx: Connection) => Promise<T>): Promise<T> =>
  db.transaction(read, { isolationLevel: 'repeatable read', accessMode: 'read only' });

/** What `act` finds out, with everything that it wrote undone again. */
export const withoutSaving = async <T>(db: Database, act: (tx: Connection) => Promise<T>): Promise<T> => {
  let result: { value: T } | undefined;
  try {
    await db.transaction(async (tx) => {
      result = { value: await act(tx) };
      tx.rollback();
    });
  } catch (error) {
    if (!(error instanceof TransactionRollbackError && result)) throw error;
  }
  return (result as { value: T }).value;
};

const dialect = new PgDialect();
const names = new Map<string, string>();
const nameOf = (text: string): string => {
  const name = names.get(text) ?? createHash('sha256').update(text).digest('base64url');
  names.set(text, name);
  return name;
};

/** The rows of a statement that is asked many times a second: each connection plans it once. Days come as dates. */
export const prepared = async <R extends pg.QueryResultRow>(db: PooledDatabase, statement: SQL): Promise<R[]> => {
  const { sql: text, params } = dialect.sqlToQuery(statement);
  const { rows } = await db.$client.query<R>({ name: nameOf(text), text, values: params });
  return rows;
};

/**
 * A list of values in a statement that is prepared. Behind a select the planner does not look at it: it would make a new
 * plan for every list, because one of few values seems to be worth it, which takes longer than the statement itself.
 */
export const listOf = (values: readonly (string | number)[], type: 'int' | 'text'): SQL => {
  const list = sql.raw(`${type}[]`);
  // Without the second it would be a query of which each row is compared, not its one list.
  return sql`(select ${sql.param([...values])}::${list})::${list}`;
};

// Counts are int8, which the driver reads as text; none here grows past what a number holds.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

export type OpenDatabase = { db: PooledDatabase; pool: pg.Pool; close(): Promise<void> };

/** A pool of connections. Counts come as numbers, days and decimals as text. */
export const openDatabase = (url: string, onError: (error: Error) => void): OpenDatabase => {
  const pool = new pg.Pool({ connectionString: url, max: 10, connectionTimeoutMillis: 15_000 });
  // A connection that breaks while idle must not end the process: the pool opens another.
  pool.on('error', onError);
  return { db: drizzle({ client: pool }), pool, close: () => pool.end() };
};
