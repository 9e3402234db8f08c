import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase } from '../../testing/database.ts';
import { describeError } from './error-log.ts';

let database: Awaited<ReturnType<typeof openTestDatabase>>;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

describe('a logged error', () => {
  it('says what went wrong where, and never with whose data', async () => {
    const insert = () =>
      database.db.execute(
        sql`insert into users (name, email, roles) values (${'Hemmelige Bo'}, ${'bo@bank.dk'}, '{Bruger}')`,
      );
    await insert();
    const error = await insert().catch((thrown: unknown) => thrown);
    expect(JSON.stringify(error) + String(error)).toContain('bo@bank.dk');
    const logged = describeError(error);
    expect(logged).toMatchObject({
      type: 'DrizzleQueryError',
      message: expect.stringContaining('insert into users'),
      cause: { code: '23505', message: expect.stringContaining('users_email_unique') },
    });
    expect(logged.at.length).toBeGreaterThan(0);
    expect(JSON.stringify(logged)).not.toMatch(/Hemmelige Bo|bo@bank\.dk/);
  });

  it('may be anything that was thrown', () => {
    expect(describeError('hemmelig')).toEqual({ type: 'string', message: 'not an Error', at: [] });
    expect(describeError(new RangeError('for stort'))).toMatchObject({ type: 'RangeError', message: 'for stort' });
  });
});
