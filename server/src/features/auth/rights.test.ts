import { api, type EndpointDefinition, endpoint, hasRole, type Right } from '@sponsorat/api';
import { afterAll, describe, expect, it } from 'vitest';
import { createApp } from '../../app.ts';
import { route } from '../../lib/http/route.ts';
import { openTestApp } from '../../testing/app.ts';
import type { TestClient } from '../../testing/client.ts';

/** The routes of the api and who may call them: one that the server gets must be written here, on purpose. */
const rightsOf: Record<Right, string[]> = {
  public: ['GET /health/live', 'GET /health/ready', 'POST /api/login', 'GET /logout'],
  Bruger: [
    'GET /api/user',
    'GET /api/settings',
    'GET /api/openapi.json',
    'GET /api/files/{id}/{hash}',
    'GET /api/dashboard/overview',
    'POST /api/sponsorships',
    'GET /api/sponsorships/user-areas',
    'GET /api/sponsorships/categories',
    'GET /api/sponsorships/area-users/{areaId}',
    'GET /api/sponsorships/product-categories',
    'GET /api/sponsorships/products',
    'POST /api/sponsorships/update',
    'GET /api/sponsorships/{id}',
    'DELETE /api/sponsorships/{id}',
    'POST /api/sponsorships/{id}/logo',
    'GET /api/sponsorships/{id}/active-contract',
    'GET /api/sponsorships/{id}/contracts',
    'GET /api/sponsorships/{id}/contracts/{contractId}/changes',
    'GET /api/sponsorships/contracts/{contractId}',
    'GET /api/sponsorships/contracts/{contractId}/terms',
    'GET /api/sponsorships/contracts/{contractId}/documents',
    'POST /api/sponsorships/contracts/{contractId}/upload',
    'POST /api/sponsorships/{id}/update',
    'POST /api/sponsorships/{id}/confirm',
    'POST /api/sponsorships/{id}/confirm-simple',
    'POST /api/sponsorships/{id}/copy',
    'POST /api/sponsorships/{id}/edit',
    'POST /api/sponsorships/{id}/delete-file',
    'POST /api/sponsorships/{id}/delete',
    'GET /api/sponsorships/{id}/utilization',
    'GET /api/sponsorships/{id}/marketing',
    'GET /api/sponsorships/{id}/hospitality',
    'POST /api/sponsorships/{id}/save-utilization',
    'POST /api/sponsorships/{id}/save-public',
    'GET /api/sponsorships/{id}/usage/{itemId}',
    'GET /print-contract',
    'GET /icons/{name}',
    'POST /api/tickets',
    'GET /api/dashboard/latest-contracts',
    'GET /api/dashboard/categories',
    'GET /api/dashboard/updates',
    'GET /api/user/profile',
    'POST /api/user',
    'POST /api/user/picture',
    'POST /api/user/password',
  ],
  Admin: [
    'GET /api/users',
    'GET /api/users/areas',
    'GET /api/users/roles',
    'GET /api/users/{id}',
    'POST /api/users/update',
    'POST /api/users/picture/{id}',
    'POST /api/users/{id}/lockout',
    'POST /api/users/{id}/unlock',
    'DELETE /api/users/{id}',
    'GET /api/users/{id}/sponsorships',
    'POST /api/users/{id}/transfer',
    'POST /api/settings',
    'POST /api/settings/logo',
    'POST /api/settings/categories',
    'GET /api/settings/categories/{id}',
    'POST /api/settings/categories/update',
    'DELETE /api/settings/categories/{id}',
    'POST /api/settings/areas',
    'GET /api/settings/areas/{id}',
    'POST /api/settings/areas/update',
    'DELETE /api/settings/areas/{id}',
    'POST /api/settings/updates',
    'GET /api/settings/updates/{id}',
    'POST /api/settings/updates/update',
    'DELETE /api/settings/updates/{id}',
    'POST /api/products/categories',
    'GET /api/products/categories/{id}',
    'POST /api/products/categories/update',
    'DELETE /api/products/categories/{id}',
    'POST /api/products',
    'GET /api/products/{id}',
    'POST /api/products/update',
    'DELETE /api/products/{id}',
    'GET /api/products/categories',
    'GET /api/products/icons',
    'POST /api/products/{id}/move',
    'POST /api/products/categories/{id}/move',
  ],
};
const rights = new Map(
  Object.entries(rightsOf).flatMap(([right, names]) => names.map((name): [string, Right] => [name, right as Right])),
);

const calls = Object.values(api).flatMap((feature): EndpointDefinition[] => Object.values(feature));
const nameOf = ({ method, path }: EndpointDefinition) => `${method} ${path.replaceAll(/:(\w+)/g, '{$1}')}`;
/** What the server answers beside the calls of the api. */
const others = [
  'GET /health/live',
  'GET /health/ready',
  'GET /logout',
  'GET /print-contract',
  'GET /api/openapi.json',
  'GET /api/files/{id}/{hash}',
  'GET /icons/{name}',
];
const served = [...calls.map(nameOf), ...others];

const test = await openTestApp();
afterAll(() => test.close());

const ask = (client: TestClient, name: string) => {
  const [method, path] = name.split(' ') as ['GET' | 'POST' | 'DELETE', string];
  return client.send(method, path.replaceAll(/\{\w+\}/g, '999999'));
};

describe('the table of rights', () => {
  it('holds every route that the server has', () => {
    const { paths = {} } = test.app.swagger() as { paths?: Record<string, object> };
    const found = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(found.filter((name) => !rights.has(name))).toEqual([]);
    expect(served.filter((name) => !found.includes(name))).toEqual([]);
  });

  it('says of every call what the api says', () => {
    for (const call of calls) expect([nameOf(call), rights.get(nameOf(call))]).toEqual([nameOf(call), call.right]);
  });
});

describe.each(served.map((name) => ({ name, right: rights.get(name) ?? 'Admin' })))('$name', ({ name, right }) => {
  it(`is for ${right}`, async () => {
    const anonymous = test.anonymous('10.6.0.1');
    await anonymous.get('/api/user');
    const nobody = await ask(anonymous, name);
    if (right === 'public') {
      expect([200, 302, 404, 422]).toContain(nobody.status);
      return;
    }
    expect(nobody).toMatchObject({ status: 401, body: { error: 'Ikke logget ind' } });
    const stranger = test.anonymous();
    stranger.cookies.set('sponsorat', 'en-andens-token');
    expect((await ask(stranger, name)).status).toBe(401);
    const user = await ask(test.user, name);
    if (right === 'Admin') expect(user).toMatchObject({ status: 403, body: { error: 'Ingen adgang' } });
    else expect([200, 204, 404, 415, 422]).toContain(user.status);
    expect([200, 204, 404, 415, 422]).toContain((await ask(test.admin, name)).status);
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
    expect((await test.user.get('/print-contract?id=1', page)).status).toBe(404);
  });
});

describe('a route', () => {
  const define = (right: Right) => endpoint({ method: 'GET', path: '/api/proeve', right, summary: 'Prøve' });

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
