import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '../../app.ts';
import {
  agreementsOf,
  agreementValues,
  makeProducts,
  selection,
  signedPdf,
} from '../../features/contracts/contracts.testing.ts';
import { makeSponsorship, ok, sponsorshipValues } from '../../features/sponsorships/sponsorships.testing.ts';
import { userValues } from '../../features/users/users.testing.ts';
import { openTestApp, type TestApp } from '../../testing/app.ts';
import { type Answer, TestClient } from '../../testing/client.ts';
import { type DatabaseProxy, openDatabaseProxy } from '../../testing/database-proxy.ts';
import { PASSWORD } from '../../testing/fixtures.ts';
import { type OpenDatabase, openDatabase } from './database.ts';

let test: TestApp;
let proxy: DatabaseProxy;
let database: OpenDatabase;
let app: Awaited<ReturnType<typeof createApp>>;
/** Called when a connection is lost. */
let onLost = () => {};
/** The Admin on a server whose database lies behind the proxy. */
let client: TestClient;
let agreements: ReturnType<typeof agreementsOf>;
let seats: number;
let picture: Buffer;
beforeAll(async () => {
  test = await openTestApp();
  agreements = agreementsOf(test);
  [seats] = (await makeProducts(test, 'Hospitality', [{ isUtilization: true }])) as [number];
  picture = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#0f566b' } })
    .png()
    .toBuffer();
  proxy = await openDatabaseProxy(test.databaseUrl);
  database = openDatabase(proxy.url, () => onLost());
  app = await createApp({ ...test.deps, db: database.db });
  client = new TestClient(app);
  await client.logIn('anna@bank.dk', PASSWORD);
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

type Call = () => Promise<Answer>;

/** Every kind of change, made ready: what comes back is the call that saves it. */
const changes: Record<string, () => Promise<Call>> = {
  'a sponsorship': async () => () => client.post('/api/sponsorships/update', sponsorshipValues(test)),
  'a sponsorship’s logo': async () => {
    const { id } = await makeSponsorship(test);
    return () => client.upload(`/api/sponsorships/${id}/logo`, picture);
  },
  'the end of a sponsorship': async () => {
    const { id } = await makeSponsorship(test);
    return () => client.delete(`/api/sponsorships/${id}`);
  },
  'a draft': async () => {
    const { id } = await makeSponsorship(test);
    return () => client.post(`/api/sponsorships/${id}/update`, agreementValues(test));
  },
  'a confirmation': async () => {
    const { id } = await makeSponsorship(test);
    const draft = await agreements.draft(id);
    return () => client.post(`/api/sponsorships/${id}/confirm`, { id: draft.id, version: draft.version });
  },
  'a signed document': async () => {
    const { id } = await makeSponsorship(test);
    const awaiting = await agreements.awaiting(id);
    return () => client.upload(`/api/sponsorships/contracts/${awaiting.id}/upload`, signedPdf());
  },
  'a copy': async () => {
    const { id } = await makeSponsorship(test);
    const draft = await agreements.draft(id);
    return () => client.post(`/api/sponsorships/${id}/copy`, { id: draft.id });
  },
  'the end of a draft': async () => {
    const { id } = await makeSponsorship(test);
    const draft = await agreements.draft(id);
    return () => client.post(`/api/sponsorships/${id}/delete`, { id: draft.id });
  },
  usage: async () => {
    const { sponsorship } = await agreements.active([selection(seats, { amount: 5 })]);
    const [item] = ok(await test.admin.get(`/api/sponsorships/${sponsorship.id}/hospitality`));
    return () => client.post(`/api/sponsorships/${sponsorship.id}/save-utilization`, { id: item.id, used: 3 });
  },
  'a user': async () => {
    const values = userValues(test);
    return () => client.post('/api/users/update', values);
  },
  'the end of a user': async () => {
    const id = await test.fixtures.user({ name: 'Snart Væk', email: 'vaek@bank.dk' });
    return () => client.delete(`/api/users/${id}`);
  },
  'a lockout': async () => {
    const id = await test.fixtures.user({ name: 'Snart Ude', email: 'ude@bank.dk' });
    return () => client.post(`/api/users/${id}/lockout`);
  },
  'an own password': async () => {
    await test.fixtures.user({ name: 'Kaj Kode', email: 'kaj@bank.dk' });
    const own = new TestClient(app);
    await own.logIn('kaj@bank.dk', PASSWORD);
    return () => own.post('/api/user/password', { current: PASSWORD, password: 'en-helt-anden-kode' });
  },
  'an area': async () => () => client.post('/api/settings/areas/update', { name: 'Vest' }),
  'the end of an area': async () => {
    const id = await test.fixtures.area('Snart væk');
    return () => client.delete(`/api/settings/areas/${id}`);
  },
  'the bank’s own data': async () => () => client.post('/api/settings', { name: 'Ærø Bank' }),
  'a login': async () => () => new TestClient(app).logIn('bo@bank.dk', PASSWORD),
};

const unavailable = {
  status: 503,
  headers: { 'retry-after': '5' },
  body: { error: 'Ikke tilgængelig', message: 'Systemet kan ikke nå sin database lige nu. Prøv igen om lidt.' },
};

describe('a connection that is lost inside a transaction', () => {
  it.each(Object.keys(changes))('costs the one call, which can be made again: %s', async (name) => {
    const call = await (changes[name] as () => Promise<Call>)();
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
  const named = async (name: string): Promise<number> => {
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
    expect(await named('Svaret tabt')).toBe(1);
  });

  it('that never arrives is answered the same, for nobody can tell the two apart', async () => {
    const reached = proxy.catchStatement('commit\0', 'hold');
    const answer = save('Nåede aldrig frem');
    await reached;
    await killTransactions();
    expect(await answer).toMatchObject(maybeSaved);
    expect(await named('Nåede aldrig frem')).toBe(0);
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
    expect((await client.get('/health/ready')).status).toBe(503);
    release.resolve();
    await locked;
    await expect.poll(async () => (await client.get('/health/ready')).status, { timeout: 20_000 }).toBe(200);
  });
});
