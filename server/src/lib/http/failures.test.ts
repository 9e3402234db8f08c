import { connect, createServer, type Server, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '../../app.ts';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { TestClient } from '../../testing/client.ts';
import { whenWaiting } from '../../testing/locks.ts';
import { openDatabase } from '../db/database.ts';

/** A door to the database that can be shut, and held without an answer. */
const openDoor = async (url: string) => {
  const { hostname, port } = new URL(url);
  const open = new Set<Socket>();
  let isSilent = false;
  let server: Server;
  const listen = (at: number) =>
    new Promise<number>((resolve) => {
      server = createServer((client) => {
        open.add(client);
        client.on('error', () => {});
        if (isSilent) return;
        const behind = connect(Number(port), hostname);
        behind.on('error', () => client.destroy());
        client.on('close', () => behind.destroy());
        client.pipe(behind).pipe(client);
      });
      server.listen(at, '127.0.0.1', () => resolve((server.address() as { port: number }).port));
    });
  const at = await listen(0);
  const shut = async () => {
    const closed = new Promise((resolve) => server.close(resolve));
    for (const socket of open) socket.destroy();
    open.clear();
    await closed;
  };
  const through = new URL(url);
  through.host = `127.0.0.1:${at}`;
  return {
    url: through.href,
    shut,
    reopen: async ({ silent = false } = {}) => {
      isSilent = silent;
      await listen(at);
    },
  };
};

let test: TestApp;
let door: Awaited<ReturnType<typeof openDoor>>;
let app: Awaited<ReturnType<typeof createApp>>;
let client: TestClient;
let admin: TestClient;
let closePool: () => Promise<void>;
const logged: string[] = [];
beforeAll(async () => {
  test = await startTestApp();
  door = await openDoor(test.databaseUrl);
  const { db, close } = openDatabase(door.url, () => {});
  closePool = close;
  const logger = { level: 'warn', stream: { write: (line: string) => void logged.push(line) } };
  app = await createApp({ ...test.deps, db }, { logger });
  app.get('/api/revner', { config: { right: 'public' } }, () => {
    throw new Error('hemmelig adgangskode i /srv/app.ts');
  });
  app.get('/api/kolliderer', { config: { right: 'public' } }, () =>
    db.execute(sql`insert into user_areas values (${test.ids.userId}, 999999)`),
  );
  [client, admin] = [new TestClient(app), new TestClient(app)];
  for (const [name, value] of test.user.cookies) client.cookies.set(name, value);
  for (const [name, value] of test.admin.cookies) admin.cookies.set(name, value);
});
afterAll(async () => {
  await app.close();
  await closePool();
  await door.shut();
  await test.close();
});

const unavailable = {
  status: 503,
  headers: { 'retry-after': '5' },
  body: { error: 'Ikke tilgængelig', message: 'Der er ikke forbindelse til databasen lige nu. Prøv igen om lidt.' },
};

describe('while the database is away', () => {
  it('calls say so in Danish, liveness goes on, readiness fails, and all comes back by itself', async () => {
    expect((await client.get('/api/user')).status).toBe(200);
    expect((await client.get('/health/ready')).body).toEqual({ status: 'ok' });
    await door.shut();
    expect(await client.get('/api/user')).toMatchObject(unavailable);
    expect(await client.post('/api/sponsorships', {})).toMatchObject(unavailable);
    expect(await client.logIn('bo@bank.dk', 'x')).toMatchObject(unavailable);
    expect(await client.get('/health/live')).toMatchObject({ status: 200, body: { status: 'ok' } });
    expect(await client.get('/health/ready')).toMatchObject({
      status: 503,
      body: { status: 'unavailable', error: 'Ikke tilgængelig', message: expect.any(String) },
    });
    await door.reopen();
    expect((await client.get('/api/user')).status).toBe(200);
    expect((await client.get('/health/ready')).status).toBe(200);
  });

  it('readiness does not wait for an answer that never comes', async () => {
    await door.shut();
    await door.reopen({ silent: true });
    // Until the pool has noticed that its connections are gone.
    await sleep(200);
    const start = performance.now();
    expect((await client.get('/health/ready')).status).toBe(503);
    expect((await client.get('/health/live')).status).toBe(200);
    expect(performance.now() - start).toBeLessThan(4_000);
    await door.shut();
    await door.reopen();
    await expect.poll(async () => (await client.get('/health/ready')).status).toBe(200);
  });

  it('a table that is locked keeps who reads from being served, and is named to who saves', async () => {
    const [locked, answered] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const { db, close } = openDatabase(test.databaseUrl, () => {});
    const blocker = db.transaction(async (tx) => {
      await tx.execute(sql`lock table areas in access exclusive mode`);
      locked.resolve();
      await answered.promise;
    });
    await locked.promise;
    const area = { name: 'Fyn' };
    const [read, listed, saved] = await Promise.all([
      client.get('/api/sponsorships/user-areas'),
      admin.post('/api/settings/areas', {}),
      admin.post('/api/settings/areas/update', area),
    ]);
    answered.resolve();
    await blocker;
    await close();
    expect(read).toMatchObject(unavailable);
    expect(listed).toMatchObject(unavailable);
    expect(saved).toMatchObject({ status: 409, body: { message: expect.stringContaining('Prøv igen om lidt') } });
  });

  it('a server that is shut down under a request is not the fault of the request', async () => {
    const { db, close } = openDatabase(test.databaseUrl, () => {});
    const [locked, answered] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const blocker = db.transaction(async (tx) => {
      await tx.execute(sql`lock table users in access exclusive mode`);
      locked.resolve();
      await answered.promise;
    });
    await locked.promise;
    const waiting = client.get('/api/user');
    await whenWaiting(test, 1);
    await test.db.execute(sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and wait_event_type = 'Lock'`);
    expect(await waiting).toMatchObject(unavailable);
    answered.resolve();
    await blocker;
    await close();
    await test.db.execute(sql`
      select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`);
    await expect.poll(async () => (await client.get('/api/user')).status).toBe(200);
  });
});

describe('a fault of the inside', () => {
  it('tells its number and nothing else, and stands in the log under that number', async () => {
    logged.length = 0;
    const answer = await client.get('/api/revner');
    expect(answer).toMatchObject({ status: 500, headers: { 'cache-control': 'no-store' } });
    expect(answer.body).toEqual({
      error: 'Noget gik galt',
      message: 'Der skete en fejl i systemet. Prøv igen, eller giv en administrator fejlnummeret.',
      requestId: expect.stringMatching(/^[\da-f]{8}-[\da-f-]{27}$/),
    });
    expect(logged).toHaveLength(1);
    expect(JSON.parse(logged[0] as string)).toMatchObject({ reqId: answer.body.requestId, error: { type: 'Error' } });
  });

  it('leaves no personal data in the log', async () => {
    logged.length = 0;
    await test.asOwner(sql`alter table sessions rename to sessions_away`);
    expect((await client.get('/api/user')).status).toBe(500);
    expect((await client.logIn('bo@bank.dk', 'en-lang-adgangskode-til-test')).status).toBe(500);
    await test.asOwner(sql`alter table sessions_away rename to sessions`);
    const log = logged.join('\n');
    expect(log).toContain('42P01');
    expect(log).not.toMatch(/bo@bank\.dk|adgangskode-til|Bo Bruger/);
    expect(log).not.toContain(test.user.cookies.get('sponsorat') as string);
    expect(log).not.toMatch(/[\da-f]{64}/);
  });
});

describe("two who stand in each other's way", () => {
  it('have one of them told to try again when what it refers to is gone', async () => {
    expect(await client.get('/api/kolliderer')).toMatchObject({
      status: 409,
      body: {
        error: 'Kan ikke lade sig gøre',
        message: 'En anden har i mellemtiden ændret eller slettet noget, der hører med. Genindlæs siden, og prøv igen.',
      },
    });
  });
});
