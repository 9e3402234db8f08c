import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { createApp } from '../../app.ts';
import { sponsorshipValues } from '../../features/sponsorships/sponsorships.testing.ts';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { type Change, changesOf } from '../../testing/changes.ts';
import { type Answer, TestClient } from '../../testing/client.ts';
import { type DatabaseProxy, openDatabaseProxy } from '../../testing/database-proxy.ts';
import { PASSWORD } from '../../testing/fixtures.ts';
import { type OpenDatabase, openDatabase } from './database.ts';
import { openPool, requestLimits } from './pool.ts';

const HOUR = 3_600_000;

let test: TestApp;
let proxy: DatabaseProxy;
let database: OpenDatabase;
let app: Awaited<ReturnType<typeof createApp>>;
/** Called when a connection is lost. */
let onLost = () => {};
/** The Admin on a server whose database lies behind the proxy. */
let client: TestClient;
let prepare: Awaited<ReturnType<typeof changesOf>>;
beforeAll(async () => {
  test = await startTestApp();
  proxy = await openDatabaseProxy(test.databaseUrl);
  database = openDatabase(proxy.url, () => onLost());
  app = await createApp({ ...test.deps, db: database.db });
  client = new TestClient(app);
  await client.logIn('anna@bank.dk', PASSWORD);
  prepare = await changesOf(test, client, () => new TestClient(app));
});
afterAll(async () => {
  await app.close();
  await database.close();
  await proxy.shut();
  await test.close();
});

/** Ends the server's side of every connection that waits inside a transaction. Answers how many. */
const killTransactions = async (): Promise<number> => {
  const { rows } = await test.db.execute(sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and state = 'idle in transaction'`);
  return rows.length;
};

const changes: Change[] = [
  'a sponsorship',
  'a sponsorship’s logo',
  'the end of a sponsorship',
  'a draft',
  'a confirmation',
  'a signed document',
  'a copy',
  'the end of a draft',
  'usage',
  'a user',
  'the end of a user',
  'a lockout',
  'an own password',
  'an area',
  'the end of an area',
  'the bank’s own data',
  'a login',
];

const unavailable = {
  status: 503,
  headers: { 'retry-after': '5' },
  body: { error: 'Ikke tilgængelig', message: 'Der er ikke forbindelse til databasen lige nu. Prøv igen om lidt.' },
};

describe('a connection that is lost inside a transaction', () => {
  it.each(changes)('costs the one call, which can be made again: %s', async (change) => {
    const call = await prepare[change]();
    // Nearly the last statement of each: whatever was changed before it must be undone.
    const reached = proxy.catchStatement('insert into "audit_log"', 'hold');
    const answer = call();
    await reached;
    expect(await killTransactions()).toBe(1);
    expect(await answer).toMatchObject(unavailable);
    expect([200, 204]).toContain((await call()).status);
  });
});

describe('a commit', () => {
  const countNamed = async (name: string): Promise<number> => {
    const { rows } = await test.db.execute(sql`select id from sponsorships where name = ${name}`);
    return rows.length;
  };
  const save = (name: string) => client.post('/api/sponsorships/update', sponsorshipValues(test, { name }));
  const maybeSaved = {
    status: 503,
    body: {
      error: 'Måske gemt',
      message:
        'Forbindelsen til databasen blev afbrudt, mens der blev gemt. Se efter, om det er gemt, før du prøver igen.',
    },
  };

  it('whose answer is lost is not said to have failed: it has not', async () => {
    const reached = proxy.catchStatement('commit\0', 'lose the answer');
    const answer = await save('Svaret tabt');
    await reached;
    expect(answer).toMatchObject(maybeSaved);
    expect(answer.headers['retry-after']).toBeUndefined();
    expect(await countNamed('Svaret tabt')).toBe(1);
  });

  it('that never arrives is answered the same, for nobody can tell the two apart', async () => {
    const reached = proxy.catchStatement('commit\0', 'hold');
    const answer = save('Nåede aldrig frem');
    await reached;
    await killTransactions();
    expect(await answer).toMatchObject(maybeSaved);
    expect(await countNamed('Nåede aldrig frem')).toBe(0);
  });
});

describe('a connection that is lost', () => {
  it('while a transaction does something else ends that transaction only', async () => {
    const work = database.db.transaction(async (tx) => {
      await tx.execute(sql`select 1`);
      const lost = new Promise<void>((resolve) => {
        onLost = resolve;
      });
      expect(await killTransactions()).toBe(1);
      await lost;
      return tx.execute(sql`select 1`);
    });
    await expect(work).rejects.toMatchObject({ cause: { message: expect.stringMatching(/not queryable|terminated/) } });
    expect((await client.get('/api/user')).status).toBe(200);
  });

  it('as a transaction begins does not take the place of another for ever', async () => {
    for (let at = 0; at < 12; at += 1) {
      const reached = proxy.catchStatement('begin', 'lose the answer');
      await expect(database.db.transaction(async () => {})).rejects.toThrow();
      await reached;
    }
    expect((await client.get('/api/user')).status).toBe(200);
  });
});

describe('a connection that has gone silent', () => {
  const asks = (count: number) => Promise.all(Array.from({ length: count }, () => client.get('/api/user')));
  const statuses = (answers: Answer[]) => answers.map(({ status }) => status);

  it('costs the call that meets it, and no other waits for it', async () => {
    await asks(20);
    const swallowed = proxy.silence('next');
    let isAnswered = false;
    const victim = client.get('/api/user').finally(() => {
      isAnswered = true;
    });
    await swallowed;
    expect(new Set(statuses(await asks(10)))).toEqual(new Set([200]));
    expect((await client.get('/health/ready')).status).toBe(200);
    expect(isAnswered).toBe(false);
    expect(await victim).toMatchObject(unavailable);
    expect(new Set(statuses(await asks(10)))).toEqual(new Set([200]));
  });

  it('before it is known to be one that writes is given up with the rest of connecting, and closed', async () => {
    const pool = openPool(proxy.url, { ...requestLimits, connect: 300, answer: HOUR }, () => {});
    const reached = proxy.catchStatement('show transaction_read_only', 'hold');
    await expect(pool.query('select 1')).rejects.toThrow('Connection terminated due to connection timeout');
    await expect.poll((await reached).isOpen).toBe(false);
    expect((await pool.query('select 1')).rowCount).toBe(1);
    await pool.end();
  });

  it('is closed where a transaction met it, and nothing is saved', async () => {
    const reached = proxy.catchStatement('insert into "audit_log"', 'hold');
    const answer = client.post('/api/settings/areas/update', { name: 'Stille' });
    const { isOpen } = await reached;
    expect(await answer).toMatchObject(unavailable);
    await expect.poll(isOpen, { timeout: 20_000 }).toBe(false);
    const { rows } = await test.db.execute(sql`select id from areas where name = 'Stille'`);
    expect(rows).toEqual([]);
  });

  it('with all the others has calls and readiness say so, until the database is there again', async () => {
    proxy.silence('all');
    const [user, ready, live] = await Promise.all([
      client.get('/api/user'),
      client.get('/health/ready'),
      client.get('/health/live'),
    ]);
    expect(user).toMatchObject(unavailable);
    expect([ready.status, live.status]).toEqual([503, 200]);
    proxy.serveAgain();
    await expect.poll(async () => (await client.get('/api/user')).status, { timeout: 20_000 }).toBe(200);
    expect((await client.get('/health/ready')).status).toBe(200);
  });
});

describe('readiness', () => {
  it('fails where the database answers, but no session can be looked up', async () => {
    const release = Promise.withResolvers<void>();
    const isLocked = Promise.withResolvers<void>();
    const locked = test.db.transaction(async (tx) => {
      await tx.execute(sql`lock table sessions in access exclusive mode`);
      isLocked.resolve();
      await release.promise;
    });
    await isLocked.promise;
    onTestFinished(() => release.resolve());
    // Who asks whether calls can be served seldom waits as long as the calls themselves.
    const order: string[] = [];
    const ask = async (path: string) => {
      const { status } = await client.get(path);
      order.push(`${path} ${status}`);
    };
    await Promise.all([ask('/api/user'), ask('/health/ready')]);
    expect(order).toEqual(['/health/ready 503', '/api/user 503']);
    release.resolve();
    await locked;
    await expect.poll(async () => (await client.get('/health/ready')).status, { timeout: 20_000 }).toBe(200);
  });
});
