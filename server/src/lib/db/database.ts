import { createHash } from 'node:crypto';
import { type SQL, sql, TransactionRollbackError } from 'drizzle-orm';
import { drizzle, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import { type PgDatabase, PgDialect } from 'drizzle-orm/pg-core';
import type pg from 'pg';
import { z } from 'zod';
import { backgroundLimits, downloadLimits, openPool, requestLimits } from './pool.ts';
import { transactionsOf } from './transactions.ts';

/** The database, or a transaction of it: inside one, a further transaction is a savepoint. */
export type Database = PgDatabase<NodePgQueryResultHKT>;
/** The database itself, never a transaction of it. */
export type PooledDatabase = Database & {
  $client: pg.Pool;
  /** The database by connections of their own, for what may take longer than a request: seeds, reading everything. */
  background: Database & { $client: pg.Pool };
  /** Connections for files that are read as somebody downloads them, who may be slow. */
  downloads: Database & { $client: pg.Pool };
};
/** What stores ask of either. */
export type Connection = Pick<Database, 'select' | 'insert' | 'update' | 'delete' | 'execute' | '$count' | '_'>;

/** Runs several reads on the database as it is at one moment, whatever is saved meanwhile. */
export const readSnapshot = <T>(db: Database, read: (tx: Connection) => Promise<T>): Promise<T> =>
  db.transaction(read, { isolationLevel: 'repeatable read', accessMode: 'read only' });

/** The rows of a statement that Drizzle's builders cannot say, each read through a schema. */
export const rowsOf = async <S extends z.ZodType>(db: Connection, row: S, statement: SQL): Promise<z.output<S>[]> => {
  const { rows } = await db.execute(statement);
  return z.array(row).parse(rows);
};

const idRow = z.object({ id: z.number() });

/** The ids that a statement finds, in its order. */
export const findIds = async (db: Connection, statement: SQL): Promise<number[]> =>
  (await rowsOf(db, idRow, statement)).map(({ id }) => id);

/** Whether a statement finds anything. */
export const hasRows = async (db: Connection, statement: SQL): Promise<boolean> =>
  (await db.execute(statement)).rows.length > 0;

/** The first of some rows; null where there is none. */
export const first = async <R>(rows: PromiseLike<R[]>): Promise<R | null> => (await rows)[0] ?? null;

/** The row of a statement that always answers one. */
export const oneRow = async <R>(rows: PromiseLike<R[]>): Promise<R> => {
  const row = await first(rows);
  if (row === null) throw new Error('The statement answered no row');
  return row;
};

const countRow = z.object({ total: z.number() });

/** How many rows a statement has, from its `from` on. */
export const countRows = async (db: Connection, from: SQL): Promise<number> =>
  (await oneRow(rowsOf(db, countRow, sql`select count(*) as total ${from}`))).total;

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

type RowsQuery = { execute: { rows: unknown[] }; all: unknown; values: unknown };

/**
 * The rows of a statement that is asked many times a second, to be read through a schema: each connection plans it once,
 * within a transaction too.
 */
export const runPrepared = async (db: Connection, statement: SQL): Promise<unknown[]> => {
  const query = dialect.sqlToQuery(statement);
  const asked = db._.session.prepareQuery<RowsQuery>(query, undefined, nameOf(query.sql), false);
  return (await asked.execute()).rows;
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

export type OpenDatabase = { db: PooledDatabase; pool: pg.Pool; close(): Promise<void> };

/** Opens the database. Counts come as numbers, days and decimals as text. `onError` is told of every lost connection. */
export const openDatabase = (url: string, onError: (error: Error) => void): OpenDatabase => {
  const pool = openPool(url, requestLimits, onError);
  const background = openPool(url, backgroundLimits, onError);
  const downloads = openPool(url, downloadLimits, onError);
  const db = Object.assign(drizzle({ client: pool }), {
    transaction: transactionsOf(pool),
    background: Object.assign(drizzle({ client: background }), { transaction: transactionsOf(background) }),
    downloads: Object.assign(drizzle({ client: downloads }), { transaction: transactionsOf(downloads) }),
  });
  const close = async () => {
    await Promise.all([pool.end(), background.end(), downloads.end()]);
  };
  return { db, pool, close };
};
