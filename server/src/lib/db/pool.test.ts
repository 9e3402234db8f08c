import { createServer } from 'node:net';
import { sql } from 'drizzle-orm';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { openTestDatabase } from '../../testing/database.ts';
import { openPool, requestLimits } from './pool.ts';

let database: Awaited<ReturnType<typeof openTestDatabase>>;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

/** A pool whose limits are those of a request but for these. */
const open = (limits: Partial<typeof requestLimits> = {}, url = database.url): pg.Pool => {
  const pool = openPool(url, { ...requestLimits, ...limits }, () => {});
  onTestFinished(() => pool.end());
  return pool;
};
const failure = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'none',
    (error: { code?: string; message: string }) => error.code ?? error.message,
  );

describe('a connection of a request', () => {
  it('is told its limits, of which the driver’s is the last to be reached', async () => {
    const { rows } = await database.db.execute(sql`select name, setting::int from pg_settings
      where name in ('statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout') order by name`);
    const { statement, lock, idleInTransaction, connect, answer } = requestLimits;
    expect(rows.map(({ setting }) => setting)).toEqual([idleInTransaction, lock, statement]);
    expect(lock).toBeLessThan(statement);
    expect(statement).toBeLessThan(answer);
    expect(Math.max(answer, connect)).toBeLessThan(5_000);
  });

  it('ends a statement that takes too long, and can be used again', async () => {
    const client = await open({ statement: 100 }).connect();
    expect(await failure(client.query('select pg_sleep(60)'))).toBe('57014');
    expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    client.release();
  });

  it('waits no longer for a lock than it may', async () => {
    const pool = open({ lock: 100 });
    const [holder, waiting] = [await pool.connect(), await pool.connect()];
    await holder.query('begin; lock table areas');
    expect(await failure(waiting.query('select from areas'))).toBe('55P03');
    await holder.query('rollback');
    holder.release();
    waiting.release();
  });

  it('is ended where a transaction does nothing, and lets go of what that had locked', async () => {
    const pool = open({ idleInTransaction: 100 });
    const idle = await pool.connect();
    const lost = new Promise<string | undefined>((resolve) => {
      idle.once('error', (error: { code?: string }) => resolve(error.code));
    });
    await idle.query('begin; lock table areas');
    expect(await lost).toBe('25P03');
    idle.release(true);
    expect((await pool.query('select from areas')).rows).toEqual([]);
  });

  it('is given up where a server takes it and says nothing', async () => {
    const silent = createServer(() => {});
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    const { port } = silent.address() as { port: number };
    onTestFinished(() => void silent.close());
    const url = Object.assign(new URL(database.url), { port: String(port) }).href;
    expect(await failure(open({ connect: 200 }, url).connect())).toMatch(/timeout/);
  });

  it('is not waited for longer than for a new one, where all are taken', async () => {
    const pool = open({ connections: 1, connect: 200 });
    const only = await pool.connect();
    expect(await failure(pool.connect())).toMatch(/timeout/);
    only.release();
  });
});
