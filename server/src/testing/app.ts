import { randomBytes } from 'node:crypto';
import type { SQL } from 'drizzle-orm';
import { afterAll } from 'vitest';
import { createApp } from '../app.ts';
import { plainConfig } from '../lib/config.ts';
import type { AppDeps } from '../lib/deps.ts';
import { cipherOf } from '../lib/secret-key.ts';
import { TestClient } from './client.ts';
import { asOwnerOf, openTestDatabase } from './database.ts';
import { answersBesideTheDocument } from './document-check.ts';
import { fixturesOf, PASSWORD } from './fixtures.ts';

export const START = new Date('2026-06-15T10:00:00Z');

/** A clock that stands still until it is moved. */
const movableClock = () => {
  let time = START.getTime();
  return {
    now: () => new Date(time),
    moveTo: (instant: string) => {
      time = Date.parse(instant);
    },
    moveBy: (milliseconds: number) => {
      time += milliseconds;
    },
  };
};

type TestDatabase = Awaited<ReturnType<typeof openTestDatabase>>;

/**
 * The whole server on a database of its own, or on a given one, with two areas, an Admin, a Bruger of the first area
 * and one of the second. Whoever starts it closes it.
 */
export const startTestApp = async (
  given?: Omit<TestDatabase, 'asOwner'> | null,
  settings: Partial<AppDeps['config']> = {},
) => {
  const database = given ?? (await openTestDatabase());
  const clock = movableClock();
  const deps: AppDeps = {
    db: database.db,
    clock,
    config: { ...plainConfig, ...settings },
    cipher: cipherOf(randomBytes(32)),
  };
  const app = await createApp(deps);
  const undocumented = answersBesideTheDocument(app);
  const fixtures = fixturesOf(database.db);
  const north = await fixtures.area('Nord');
  const south = await fixtures.area('Syd');
  const football = await fixtures.category('Fodbold');
  const adminId = await fixtures.user({
    name: 'Anna Admin',
    email: 'anna@bank.dk',
    roles: ['Admin'],
    areaIds: [north, south],
  });
  const userId = await fixtures.user({ name: 'Bo Bruger', email: 'bo@bank.dk', areaIds: [north] });
  const otherId = await fixtures.user({ name: 'Dorte Øst', email: 'dorte@bank.dk', areaIds: [south] });
  const loggedIn = async (email: string) => {
    const client = new TestClient(app);
    await client.logIn(email, PASSWORD);
    return client;
  };
  return {
    app,
    db: database.db,
    databaseUrl: database.url,
    asOwner: (statement: SQL) => asOwnerOf(database.ownerUrl, statement),
    deps,
    clock,
    fixtures,
    ids: { north, south, football, adminId, userId, otherId },
    anonymous: (address?: string) => new TestClient(app, address),
    /** The Admin, the Bruger of the first area, and the Bruger of the second. */
    admin: await loggedIn('anna@bank.dk'),
    user: await loggedIn('bo@bank.dk'),
    other: await loggedIn('dorte@bank.dk'),
    close: async () => {
      await app.close();
      await database.close();
      if (undocumented.size > 0)
        throw new Error(`Answers that the document of the calls does not name:\n${[...undocumented].join('\n')}`);
    },
  };
};
export type TestApp = Awaited<ReturnType<typeof startTestApp>>;

/** The same for a whole file, closed after its last test. For the top of a file: hooks and tests start one. */
export const openTestApp = async (...given: Parameters<typeof startTestApp>): Promise<TestApp> => {
  const test = await startTestApp(...given);
  afterAll(() => test.close());
  return test;
};
