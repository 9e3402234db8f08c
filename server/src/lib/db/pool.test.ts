import { createServer, type Socket } from 'node:net';
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
/** A connection that is closed when the test ends, however it does. */
const connectionOf = async (pool: pg.Pool): Promise<pg.PoolClient> => {
  const client = await pool.connect();
  onTestFinished(() => client.release(true));
  return client;
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
    const client = await connectionOf(open({ statement: 100 }));
    expect(await failure(client.query('select pg_sleep(60)'))).toBe('57014');
    expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  });

  it('waits no longer for a lock than it may', async () => {
    const pool = open({ lock: 100 });
    const [holder, waiting] = [await connectionOf(pool), await connectionOf(pool)];
    await holder.query('begin; lock table areas');
    expect(await failure(waiting.query('select from areas'))).toBe('55P03');
  });

  it('is ended where a transaction does nothing, and lets go of what that had locked', async () => {
    const pool = open({ idleInTransaction: 100 });
    const idle = await connectionOf(pool);
    const lost = new Promise<string | undefined>((resolve) => {
      idle.once('error', (error: { code?: string }) => resolve(error.code));
    });
    await idle.query('begin; lock table areas');
    expect(await lost).toBe('25P03');
    expect((await pool.query('select from areas')).rows).toEqual([]);
  });

  it('is given up where a server takes it and says nothing', { timeout: 15_000 }, async () => {
    const sockets: Socket[] = [];
    const silent = createServer((socket) => sockets.push(socket));
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    const { port } = silent.address() as { port: number };
    const pool = open({ connect: 200 }, Object.assign(new URL(database.url), { port: String(port) }).href);
    onTestFinished(() => {
      for (const socket of sockets) socket.destroy();
      silent.close();
    });
    expect(await failure(pool.connect())).toMatch(/timeout/);
  });

  it('is not waited for longer than for a new one, where all are taken', { timeout: 15_000 }, async () => {
    const pool = open({ connections: 1, connect: 200 });
    await connectionOf(pool);
    expect(await failure(pool.connect())).toMatch(/timeout/);
  });
});
