import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openTestDatabase } from '../../testing/database.ts';
import { holdLocks } from './held-locks.ts';

let database: Awaited<ReturnType<typeof openTestDatabase>>;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

it('asks its connection one statement at a time, however many write at once', async () => {
  const locks = await holdLocks(database.db.background, 1);
  let [running, most] = [0, 0];
  const query = pg.Client.prototype.query as unknown as (...args: unknown[]) => Promise<unknown>;
  const spy = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(async function (
    this: pg.Client,
    ...args: unknown[]
  ) {
    most = Math.max(most, ++running);
    return query.apply(this, args).finally(() => {
      running -= 1;
    });
  } as typeof pg.Client.prototype.query);
  try {
    const writes = [1, 2, 3, 4].map((id) => locks.act((own) => own.execute(sql`select ${id}::int as id`)));
    const taken = [1, 2, 3].map((id) => locks.take(id));
    const [rows, isTaken] = await Promise.all([Promise.all(writes), Promise.all(taken)]);
    await Promise.all([1, 2, 3].map((id) => locks.giveBack(id)));
    expect(rows.flatMap((one) => one.rows)).toEqual([{ id: 1 }, { id: 2 }, { id: 3 }, { id: 4 }]);
    expect(isTaken).toEqual([true, true, true]);
    expect(most).toBe(1);
  } finally {
    spy.mockRestore();
    locks.release(false);
  }
});

it('keeps what it holds from others until it is given back, also where an act before that failed', async () => {
  const mine = await holdLocks(database.db.background, 2);
  const other = await holdLocks(database.db.background, 2);
  expect([await mine.take(7), await other.take(7)]).toEqual([true, false]);
  await expect(mine.act((own) => own.execute(sql`select 1 / 0`))).rejects.toThrow();
  await mine.giveBack(7);
  expect(await other.take(7)).toBe(true);
  mine.release(true);
  other.release(true);
});
