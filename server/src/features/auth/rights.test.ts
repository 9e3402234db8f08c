import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { api, type EndpointDefinition, hasRole, type Right } from '@sponsorat/api';
import type { FastifyInstance } from 'fastify';
import { describe, expect, it } from 'vitest';
import { createApp } from '../../app.ts';
import { route } from '../../lib/http/route.ts';
import { openTestApp } from '../../testing/app.ts';
import type { TestClient } from '../../testing/client.ts';
import { PASSWORD } from '../../testing/fixtures.ts';
import { type Audience, type RouteRequest, type Row, routeTable, sendRequest } from '../../testing/route-table.ts';
import { subjectsOf } from '../../testing/subjects.ts';
import { ok } from '../sponsorships/sponsorships.testing.ts';

type Operation = { responses: Record<string, unknown>; security: Record<string, unknown>[] };

const test = await openTestApp();
const rows = Object.entries<Row>(routeTable(test, await subjectsOf(test)));
const { paths } = test.app.swagger() as unknown as { paths: Record<string, Record<string, Operation>> };

const operationOf = (name: string): Operation => {
  const [method = '', path = ''] = name.split(' ');
  const operation = paths[path]?.[method.toLowerCase()];
  if (!operation) throw new Error(`${name} is not in the document of the calls`);
  return operation;
};

/** What the server has, as it registers it: also what its document does not show. */
const routesOfServer = async (): Promise<string[]> => {
  const routes: string[] = [];
  const listen = (message: unknown) => {
    (message as { fastify: FastifyInstance }).fastify.addHook('onRoute', ({ method, url }) => {
      for (const one of [method].flat()) if (one !== 'HEAD') routes.push(`${one} ${url.replaceAll(/:(\w+)/g, '{$1}')}`);
    });
  };
  subscribe('fastify.initialization', listen);
  const app = await createApp(test.deps).finally(() => unsubscribe('fastify.initialization', listen));
  await app.ready();
  await app.close();
  return routes;
};

describe('the table of routes', () => {
  it('holds every route that the server has, and none that it has not', async () => {
    expect((await routesOfServer()).sort()).toEqual(rows.map(([name]) => name).sort());
  });

  it('says of every call the right that the api says, and of every route whether its document asks for a session', () => {
    const calls = Object.values(api).flatMap((feature): EndpointDefinition[] => Object.values(feature));
    const rights = new Map(
      calls.map(({ method, path, right }) => [`${method} ${path.replaceAll(/:(\w+)/g, '{$1}')}`, right]),
    );
    const rightOf: Record<Audience, Right> = { anyone: 'public', Bruger: 'Bruger', area: 'Bruger', Admin: 'Admin' };
    for (const [name, row] of rows) {
      expect([name, rights.get(name) ?? rightOf[row.for]]).toEqual([name, rightOf[row.for]]);
      const needsSession = operationOf(name).security?.some((proofs) => 'session' in proofs) ?? false;
      expect([name, needsSession]).toEqual([name, row.for !== 'anyone']);
    }
  });
});

// Who is refused asks first: what is refused leaves what it was about to who comes after.
const askers = ['anonymous', 'foreign', 'lockedOut', 'own', 'demoted', 'admin'] as const;
type Asker = (typeof askers)[number];
let people = 0;

/** A client that has asked before, as a user of the first area unless another is named. */
const loggedIn = async (roles: ('Bruger' | 'Admin')[], areaId = test.ids.north) => {
  people += 1;
  const values = { name: 'Ane Bruger', email: `ane${people}@bank.dk`, roles, areaIds: [areaId] };
  const id = await test.fixtures.user(values);
  const client = test.anonymous();
  await client.logIn(values.email, PASSWORD);
  ok(await client.get('/api/user'));
  return { id, client, values };
};

/** One of each who may ask, all but the first with a session that was good when they got it. */
const everyAsker = async (): Promise<Record<Asker, TestClient>> => {
  const anonymous = test.anonymous();
  await anonymous.get('/api/user');
  const own = await loggedIn(['Bruger']);
  const foreign = await loggedIn(['Bruger'], test.ids.south);
  const admin = await loggedIn(['Admin']);
  const lockedOut = await loggedIn(['Admin']);
  await test.admin.post(`/api/users/${lockedOut.id}/lockout`);
  const demoted = await loggedIn(['Admin']);
  ok(await test.admin.post('/api/users/update', { ...demoted.values, id: demoted.id, roles: ['Bruger'] }));
  return {
    anonymous,
    own: own.client,
    foreign: foreign.client,
    admin: admin.client,
    lockedOut: lockedOut.client,
    demoted: demoted.client,
  };
};
const lasting = await everyAsker();

/** What each is answered where the route is for these; null is the success that the document names. */
const answers: Record<Audience, Record<Asker, number | null>> = {
  anyone: { anonymous: null, own: null, foreign: null, admin: null, lockedOut: null, demoted: null },
  Bruger: { anonymous: 401, own: null, foreign: null, admin: null, lockedOut: 401, demoted: null },
  area: { anonymous: 401, own: null, foreign: 404, admin: null, lockedOut: 401, demoted: null },
  Admin: { anonymous: 401, own: 403, foreign: 403, admin: null, lockedOut: 401, demoted: 403 },
};

/** Not a word of a refusal tells what there is in another area from what there is nowhere. */
const expectNoTrace = async (foreign: TestClient, method: string, request: RouteRequest) => {
  const nowhere = { ...request, url: request.url.replace(/\d+/, '888888') };
  if (request.body && 'id' in request.body) nowhere.body = { ...request.body, id: 888_888 };
  const [there, none] = [await sendRequest(foreign, method, request), await sendRequest(foreign, method, nowhere)];
  expect([there.status, there.body]).toEqual([none.status, none.body]);
};

describe('the matrix of routes and askers', () => {
  it.each(rows)('%s', async (name, row) => {
    const success = Number(Object.keys(operationOf(name).responses).find((status) => Number(status) < 400));
    const [method = ''] = name.split(' ');
    const clients = row.changesSession ? await everyAsker() : lasting;
    let request = await row.make();
    let isUsed = false;
    if (row.for === 'area') await expectNoTrace(clients.foreign, method, request);
    const statuses: Partial<Record<Asker, number>> = {};
    for (const asker of askers) {
      await row.prepare?.();
      if (isUsed) request = await row.make();
      const { status } = await sendRequest(clients[asker], method, request);
      statuses[asker] = status;
      isUsed = status < 400;
    }
    const expected = askers.map((asker) => [asker, answers[row.for][asker] ?? row.status ?? success]);
    expect(statuses).toEqual(Object.fromEntries(expected));
  });

  it('knows no session by a token that it did not give', async () => {
    const stranger = test.anonymous();
    stranger.cookies.set('sponsorat', 'en-andens-token');
    expect((await stranger.get('/api/user')).status).toBe(401);
  });
});

describe('what there is no route for', () => {
  it.each([
    '/api',
    '/api/',
    '/api?x',
    '/api/ingenting',
    '/api/ingenting/%zz',
    '/%61pi/x',
    '//api/x',
    '/API/user',
    `/api/${'x'.repeat(5000)}`,
  ])('needs a session under /api: %s', async (url) => {
    expect((await test.anonymous().get(url)).status).toBe(401);
    expect(await test.user.get(url)).toMatchObject({ status: 404, body: { error: 'Ikke fundet' } });
  });

  it.each(['PUT', 'PATCH', 'DELETE', 'HEAD'] as const)('needs one for %s as well', async (method) => {
    expect((await test.anonymous().send(method, '/api/ingenting')).status).toBe(401);
    expect((await test.user.send(method, '/api/ingenting')).status).toBe(404);
  });

  it('answers OPTIONS like any other, and lets no other origin in', async () => {
    const preflight = { origin: 'https://ond.dk', 'access-control-request-method': 'POST' };
    const answer = await test.app.inject({ method: 'OPTIONS', url: '/api/sponsorships', headers: preflight });
    expect(answer.statusCode).toBe(401);
    expect(Object.keys(answer.headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
  });

  it('is an ordinary 404 elsewhere', async () => {
    expect((await test.anonymous().get('/apinke')).status).toBe(404);
    expect((await test.anonymous().get('/%zz')).status).toBe(404);
  });
});

describe('a page that the browser opens itself', () => {
  it('sends whoever has no session to the login', async () => {
    const page = { accept: 'text/html,application/xhtml+xml' };
    expect(await test.anonymous().get('/print-contract?id=1', page)).toMatchObject({
      status: 302,
      headers: { location: '/login' },
    });
    expect((await test.anonymous().get('/print-contract?id=1')).status).toBe(401);
    expect((await test.anonymous().get('/api/user', page)).status).toBe(401);
    expect((await test.user.get('/print-contract?id=999999', page)).status).toBe(404);
  });
});

describe('a route', () => {
  const define = (right: Right) => ({ method: 'GET', path: '/api/proeve', right, summary: 'Prøve' }) as const;

  it('keeps the app from starting where it declares no right', async () => {
    const app = await createApp(test.deps);
    app.get('/glemt', () => 'åben for alle');
    await expect(app.ready()).rejects.toThrow('The route GET /glemt declares no right');
    await app.close();
  });

  it('for Admins is closed to a Bruger, and open to every role above', async () => {
    const app = await createApp(test.deps);
    route(app, define('Admin'), async () => {});
    const status = async (client: TestClient) =>
      (await app.inject({ url: '/api/proeve', cookies: Object.fromEntries(client.cookies) })).statusCode;
    expect(await status(test.anonymous())).toBe(401);
    expect(await status(test.user)).toBe(403);
    expect(await status(test.admin)).toBe(204);
    await app.close();
  });

  it('is judged by roles of which Admin passes every check', () => {
    expect(hasRole([], 'public')).toBe(true);
    expect(hasRole([], 'Bruger')).toBe(false);
    expect(hasRole(['Bruger'], 'Admin')).toBe(false);
    expect(hasRole(['Admin'], 'Bruger')).toBe(true);
  });
});
