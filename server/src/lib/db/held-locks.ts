import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import pLimit from 'p-limit';
import type { Connection, PooledDatabase } from './database.ts';

/** Locks that one connection holds until it gives them back, or is lost: they go with the process that took them. */
export type HeldLocks = {
  /**
   * Reads and writes through the connection itself: what is written here is written by whoever has the lock. One act
   * waits for the one before it, since a connection takes one statement at a time.
   */
  act<T>(act: (own: Connection) => Promise<T>): Promise<T>;
  /** Whether the lock of an id is free and now taken. Its own connection gets it a second time. */
  take(id: number): Promise<boolean>;
  giveBack(id: number): Promise<void>;
  /** Gives the connection back; one that is broken is closed, and its locks with it. */
  release(isBroken: boolean): void;
};

/** Takes a connection for locks of a space, which is one of a kind among the app's advisory locks. */
export const holdLocks = async (db: PooledDatabase['background'], space: number): Promise<HeldLocks> => {
  const client = await db.$client.connect();
  const own = drizzle({ client });
  const inTurn = pLimit(1);
  return {
    act: (act) => inTurn(act, own),
    take: async (id) => {
      const { rows } = await inTurn(() => own.execute(sql`select pg_try_advisory_lock(${space}, ${id}) as free`));
      return rows[0]?.free === true;
    },
    giveBack: async (id) => {
      await inTurn(() => own.execute(sql`select pg_advisory_unlock(${space}, ${id})`));
    },
    release: (isBroken) => client.release(isBroken),
  };
};
