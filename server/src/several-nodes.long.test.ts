import { setTimeout as sleep } from 'node:timers/promises';
import { createTestServer, type TestServer } from '@sponsorat/embedded-postgres/testing-server';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { agreementsOf, makeProducts } from './features/contracts/contracts.testing.ts';
import { ok, sponsorshipValues } from './features/sponsorships/sponsorships.testing.ts';
import { systemClock, today } from './lib/clock.ts';
import { type OpenDatabase, openDatabase } from './lib/db/database.ts';
import journal from './migrations/meta/_journal.json' with { type: 'json' };
import { startTestApp, type TestApp } from './testing/app.ts';
import { type AppProcess, appProcess } from './testing/app-process.ts';
import { overHttp, TestClient } from './testing/client.ts';
import { PASSWORD } from './testing/fixtures.ts';
import { brokenInvariants, figuresByHand } from './testing/invariants.ts';
import { openDatabaseSwitch, openLoadBalancer } from './testing/load-balancer.ts';
import { startWriters } from './testing/writers.ts';

let primary: TestServer;
let toDatabase: Awaited<ReturnType<typeof openDatabaseSwitch>>;
let nodes: AppProcess[];
let balancer: Awaited<ReturnType<typeof openLoadBalancer>>;
let database: OpenDatabase;
let ids: TestApp['ids'];
let seats: number;
const servers: TestServer[] = [];

beforeAll(async () => {
  primary = await createTestServer('sponsorat');
  servers.push(primary);
  await primary.start();
  toDatabase = await openDatabaseSwitch(primary.url);
  const ownerUrl = Object.assign(new URL(primary.ownerUrl), { port: new URL(toDatabase.url).port }).href;
  const environment = { DATABASE_URL: toDatabase.url, MIGRATION_DATABASE_URL: ownerUrl };
  nodes = await Promise.all([1, 2, 3].map(() => appProcess(environment)));
  // All at once, on an empty database.
  await Promise.all(nodes.map((node) => node.start()));
  database = openDatabase(toDatabase.url, () => {});
  const test = await startTestApp({ db: database.db, url: toDatabase.url, ownerUrl, close: async () => {} });
  ids = test.ids;
  [seats] = (await makeProducts(test, 'Hospitality', [{ isUtilization: true, isTicket: true }])) as [number];
  await test.close();
  balancer = await openLoadBalancer(nodes.map(({ base }) => base));
}, 240_000);
afterAll(async () => {
  await balancer.close();
  await Promise.all(nodes.map((node) => node.stop()));
  await database.close();
  await toDatabase.close();
  for (const server of servers) {
    await server.kill();
    await server.remove();
  }
}, 120_000);

const clientOf = (base: string): TestClient => new TestClient(overHttp(base));
const loggedIn = async (base: string, email = 'anna@bank.dk'): Promise<TestClient> => {
  const client = clientOf(base);
  expect((await client.logIn(email, PASSWORD)).body).toEqual({ succeeded: true });
  return client;
};
/** The same session on another node, as a load balancer that knows no sessions would have it. */
const sameSession = (client: TestClient, base: string): TestClient => {
  const other = clientOf(base);
  for (const [name, value] of client.cookies) other.cookies.set(name, value);
  return other;
};
const onAllNodes = (client: TestClient): TestClient[] => nodes.map(({ base }) => sameSession(client, base));
const isServed = async (): Promise<boolean> => (await fetch(`${balancer.base}/health/ready`)).ok;
const whenServed = async (): Promise<void> => {
  while (!(await isServed())) await sleep(20);
};

describe('nodes that share a database', () => {
  it('migrate it once, also where they start together', async () => {
    const { rows } = await database.db.execute(sql`select count(*) as done from drizzle.__drizzle_migrations`);
    expect(rows).toEqual([{ done: journal.entries.length }]);
  });

  it('share sessions: a login counts on all, and so does its end', async () => {
    const client = await loggedIn(nodes[0]?.base ?? '');
    const everywhere = onAllNodes(client);
    for (const one of everywhere) expect((await one.get('/api/user')).status).toBe(200);
    await everywhere[1]?.get('/logout');
    for (const one of everywhere) expect((await one.get('/api/user')).status).toBe(401);
  });

  it('share the throttle: wrong passwords are counted together, wherever they are tried', async () => {
    const strangers = nodes.map(({ base }) => clientOf(base));
    for (let nr = 0; nr < 6; nr += 1) await strangers[nr % 3]?.logIn('dorte@bank.dk', 'en-forkert-adgangskode');
    for (const stranger of strangers) expect((await stranger.logIn('dorte@bank.dk', PASSWORD)).status).toBe(429);
  });

  it('show each write in the next list and the next figures of every node', async () => {
    const everywhere = onAllNodes(await loggedIn(nodes[0]?.base ?? ''));
    for (let nr = 0; nr < 30; nr += 1) {
      const name = `Straks ${nr}`;
      ok(
        await (everywhere[nr % 3] as TestClient).post('/api/sponsorships/update', sponsorshipValues({ ids }, { name })),
      );
      for (const node of everywhere)
        expect((await node.post('/api/sponsorships', { filter: { search: name } })).body.Total).toBe(1);
    }
    const year = new Date().getFullYear();
    const period = { startDate: `${year - 1}-01-01`, endDate: `${year + 1}-12-31` };
    for (const admin of everywhere) {
      const before = ok(await admin.get('/api/dashboard/overview'));
      await agreementsOf({ ids, admin }).active([], period);
      for (const node of everywhere)
        expect(ok(await node.get('/api/dashboard/overview')).contracts).toBe(before.contracts + 1);
    }
  });
});

describe('under load', () => {
  let writers: ReturnType<typeof startWriters>;
  let reader: TestClient;
  beforeEach(async () => {
    await balancer.untilReady(3);
    reader = await loggedIn(balancer.base);
    const people = ['anna@bank.dk', 'anna@bank.dk', 'bo@bank.dk', 'bo@bank.dk'];
    const clients = await Promise.all(people.map((email) => loggedIn(balancer.base, email)));
    writers = startWriters({ ids }, seats, clients, whenServed);
    await writers.untilSaved(20);
    return () => writers.stop();
  });

  /** Stops the load; what it was answered must be there, all must hold, and every node must show the same figures. */
  const check = async (what: string, outage?: number): Promise<void> => {
    await writers.pause();
    const { lost, halfDone } = await writers.compare(database.db);
    const { requests, refused, unknown } = writers.counts;
    process.stdout.write(
      `${what}: ${requests} requests, ${refused} refused, ${unknown} without an answer that says, lost ${lost.length}, ` +
        `half done ${halfDone.length}${outage === undefined ? '' : `, longest outage ${Math.round(outage)} ms`}\n`,
    );
    expect({ lost, halfDone, complaints: writers.complaints }).toEqual({ lost: [], halfDone: [], complaints: [] });
    expect(await brokenInvariants(database.db)).toEqual([]);
    const figures = await figuresByHand(database.db, today(systemClock));
    for (const node of onAllNodes(reader)) expect((await node.get('/api/dashboard/overview')).body).toEqual(figures);
    writers.resume();
  };

  it.each([3, 2])('of %i nodes each may be killed and started again in turn', async (count) => {
    const [, , third] = nodes as [AppProcess, AppProcess, AppProcess];
    if (count === 2) await third.stop();
    for (const node of nodes.slice(0, count)) {
      const outage = writers.watchOutage();
      await node.kill();
      await writers.untilSaved(10);
      await node.start();
      await balancer.untilReady(count);
      await writers.untilSaved(5);
      process.stdout.write(`One of ${count} nodes killed: longest outage ${Math.round(outage())} ms\n`);
    }
    if (count === 2) await third.start();
    await check(`Each of ${count} nodes killed`);
  });

  it('each node may be stopped in order, as for an upgrade, and no call notices', async () => {
    const before = { ...writers.counts };
    for (const node of nodes) {
      await node.stop();
      await writers.untilSaved(5);
      await node.start();
      await balancer.untilReady(3);
    }
    expect({ ...writers.counts, requests: 0, saved: 0 }).toEqual({ ...before, requests: 0, saved: 0 });
    await check('Each node stopped in order');
  });

  it('PostgreSQL may be killed and started again', async () => {
    const outage = writers.watchOutage();
    await primary.kill();
    await sleep(500);
    await primary.start();
    await writers.untilSaved(20);
    await check('PostgreSQL restarted', outage());
  });

  /** The address leads to the replica, as it is before it is promoted: some proxies are that early. */
  const promote = async (replica: TestServer): Promise<void> => {
    toDatabase.leadTo(replica.url);
    await sleep(500);
    await replica.query('select pg_promote()');
    await writers.untilSaved(20);
    primary = replica;
  };
  const follow = async (isSynchronous: boolean): Promise<TestServer> => {
    const replica = await primary.replicate();
    servers.push(replica);
    await replica.start();
    await primary.query(`alter system set synchronous_standby_names = '${isSynchronous ? 'replica' : ''}'`);
    await primary.query('select pg_reload_conf()');
    const state = async () => (await primary.query('select state, sync_state from pg_stat_replication'))[0];
    const expected = { state: 'streaming', sync_state: isSynchronous ? 'sync' : 'async' };
    await expect.poll(state, { timeout: 30_000 }).toEqual(expected);
    return replica;
  };

  it('a replica that confirms each commit takes over, and nothing that was acknowledged is lost', async () => {
    const replica = await follow(true);
    await writers.untilSaved(20);
    const outage = writers.watchOutage();
    await primary.kill();
    await replica.query(`alter system set synchronous_standby_names = ''`);
    await replica.query('select pg_reload_conf()');
    await promote(replica);
    await check('Failed over to a synchronous replica', outage());
  });

  it('while such a replica is away nothing is acknowledged, until the primary need not wait for it', async () => {
    await writers.pause();
    const replica = await follow(true);
    await replica.kill();
    const save = (name: string) => reader.post('/api/sponsorships/update', sponsorshipValues({ ids }, { name }));
    expect(await save('Uden replika')).toMatchObject({ status: 503, body: { error: 'Måske gemt' } });
    await primary.query(`alter system set synchronous_standby_names = ''`);
    await primary.query('select pg_reload_conf()');
    expect((await save('Uden at vente')).status).toBe(200);
    writers.resume();
    await writers.untilSaved(10);
    await check('The synchronous replica away');
  });

  it('a replica that confirms none takes over without what it had not received', async () => {
    const replica = await follow(false);
    await writers.untilSaved(20);
    await replica.kill();
    await writers.untilSaved(20);
    const outage = writers.watchOutage();
    await primary.kill();
    await replica.start();
    await promote(replica);
    await writers.pause();
    const { lost, halfDone } = await writers.compare(database.db);
    process.stdout.write(
      `Failed over to an asynchronous replica that was 20 changes behind: ${lost.length + halfDone.length} sponsorships lost a change, ` +
        `longest outage ${Math.round(outage())} ms\n`,
    );
    expect(lost.length + halfDone.length).toBeGreaterThan(0);
    // All or nothing of each still holds, and the figures are those of what is there.
    expect(await brokenInvariants(database.db)).toEqual([]);
    const figures = await figuresByHand(database.db, today(systemClock));
    for (const node of onAllNodes(reader)) expect((await node.get('/api/dashboard/overview')).body).toEqual(figures);
  });
});
