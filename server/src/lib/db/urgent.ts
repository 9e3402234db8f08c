import { sql } from 'drizzle-orm';
import type { Connection, Database } from './database.ts';
import { databaseFailure } from './failures.ts';

// One of a kind among the app's advisory locks.
const URGENT_LOCK = 7_306_015;

/**
 * Runs a transaction that no import may delay: where what it needs is held by another, it says so, and a long one ends
 * itself as soon as it looks (see `isUrgentWaiting`).
 */
export const urgently = async <T>(db: Database, act: (tx: Connection) => Promise<T>): Promise<T> => {
  try {
    return await db.transaction(async (tx) => {
      await tx.execute(sql`set local lock_timeout = '200ms'`);
      return act(tx);
    });
  } catch (error) {
    if (databaseFailure(error) !== 'locked') throw error;
  }
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock_shared(${URGENT_LOCK})`);
    return act(tx);
  });
};

/** True while something urgent waits, on whichever node: a long transaction asks now and again, and ends itself. */
export const isUrgentWaiting = async (tx: Connection): Promise<boolean> => {
  const { rows } = await tx.execute(sql`select from pg_locks
    where locktype = 'advisory' and classid = 0 and objid = ${URGENT_LOCK} and granted
      and database = (select oid from pg_database where datname = current_database())`);
  return rows.length > 0;
};
