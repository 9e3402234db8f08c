import { connect } from 'node:net';
import { api, type EndpointDefinition, imageUpload, limits, userLimits } from '@sponsorat/api';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createApp } from '../../app.ts';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { TestClient } from '../../testing/client.ts';
import { route } from './route.ts';

let test: TestApp;
let app: Awaited<ReturnType<typeof createApp>>;
let port: number;
let user: TestClient;
let other: TestClient;
/** Lets the calls that are under way come to their end. */
let finish: () => void = () => {};
let started = 0;

const clientLike = (client: TestClient): TestClient => {
  const copy = new TestClient(app);
  for (const [name, value] of client.cookies) copy.cookies.set(name, value);
  return copy;
};

beforeAll(async () => {
  test = await startTestApp();
  app = await createApp(test.deps);
  const base = { method: 'POST', right: 'Bruger', summary: 'Prøve' } as const;
  const waitForFinish = () => {
    started += 1;
    return new Promise<void>((resolve) => {
      const before = finish;
      finish = () => {
        before();
        resolve();
      };
    });
  };
  const confirm = { ...base, path: '/api/proeve/godkend', limit: 'confirm', body: z.object({}) } as const;
  route(app, confirm, waitForFinish);
  const read = { ...base, path: '/api/proeve/pdf/:id', limit: 'pdf' } as const;
  route(app, read, waitForFinish);
  route(app, { ...base, path: '/api/proeve/udtraek', limit: 'export' }, waitForFinish);
  route(app, { ...base, path: '/api/proeve/fil', upload: imageUpload }, waitForFinish);
  route(app, { ...base, path: '/api/proeve/billede', upload: imageUpload }, waitForFinish);
  await app.listen({ port: 0, host: '127.0.0.1' });
  const address = app.server.address();
  port = typeof address === 'object' && address ? address.port : 0;
  user = clientLike(test.user);
  other = clientLike(test.other);
});
afterEach(() => {
  finish();
  finish = () => {};
  started = 0;
});
afterAll(async () => {
  await app.close();
  await test.close();
});

const confirming = (client: TestClient) => client.post('/api/proeve/godkend', {});
/** Sends so many calls and waits until they are under way. */
const begin = async (count: number, send: () => Promise<unknown>) => {
  started = 0;
  const answers = Array.from({ length: count }, send);
  await expect.poll(() => started).toBe(count);
  return answers;
};

describe('a call with a limit a user', () => {
  it('is refused while the user has as many under way as the limit says, and taken again afterwards', async () => {
    const answers = await begin(userLimits.confirm, () => confirming(user));
    const refused = await confirming(user);
    expect(refused).toMatchObject({
      status: 429,
      headers: { 'retry-after': '2' },
      body: { error: 'For meget på én gang', message: expect.stringContaining('2 sekunder') },
    });
    finish();
    for (const answer of await Promise.all(answers)) expect(answer).toMatchObject({ status: 204 });
    const next = await begin(1, () => confirming(user));
    finish();
    expect(await next[0]).toMatchObject({ status: 204 });
  });

  it('is refused to nobody else, and says nothing of calls of another kind', async () => {
    const answers = await begin(userLimits.confirm, () => confirming(user));
    const further = [confirming(other), user.post('/api/proeve/pdf/1'), user.get('/api/user')];
    await expect.poll(() => started).toBe(userLimits.confirm + 2);
    finish();
    expect((await Promise.all(further)).map(({ status }) => status)).toEqual([204, 204, 200]);
    await Promise.all(answers);
  });

  it('is refused before what was sent is looked at, and after the rights', async () => {
    const answers = await begin(userLimits.confirm, () => confirming(user));
    const huge = { payload: `{"x":"${'x'.repeat(limits.jsonBody)}"}`, headers: { 'content-type': 'application/json' } };
    expect((await user.send('POST', '/api/proeve/godkend', huge)).status).toBe(429);
    const wrongXsrf = { ...huge, headers: { ...huge.headers, 'x-xsrf-token': 'forkert' } };
    expect((await user.send('POST', '/api/proeve/godkend', wrongXsrf)).status).toBe(403);
    expect((await new TestClient(app).post('/api/proeve/godkend', {})).status).toBe(401);
    finish();
    await Promise.all(answers);
  });

  it('counts one that is refused for what was sent no longer than that', async () => {
    for (let count = 0; count <= userLimits.upload; count++)
      expect((await user.post('/api/proeve/pdf/nul')).status).toBe(404);
    const malformed = { payload: '{', headers: { 'content-type': 'application/json' } };
    for (let count = 0; count <= userLimits.confirm; count++)
      expect((await user.send('POST', '/api/proeve/godkend', malformed)).status).toBe(400);
    const answers = await begin(1, () => confirming(user));
    finish();
    expect(await answers[0]).toMatchObject({ status: 204 });
  });
});

describe('an upload', () => {
  const bytes = Buffer.from('indhold');
  it('has the limit without naming it, all uploads together', async () => {
    const half = Math.floor(userLimits.upload / 2);
    const answers = [
      ...(await begin(half, () => user.upload('/api/proeve/fil', bytes))),
      ...Array.from({ length: userLimits.upload - half }, () => user.upload('/api/proeve/billede', bytes)),
    ];
    await expect.poll(() => started).toBe(userLimits.upload);
    for (const url of ['/api/proeve/fil', '/api/proeve/billede'])
      expect((await user.upload(url, bytes)).status).toBe(429);
    finish();
    for (const answer of await Promise.all(answers)) expect(answer).toMatchObject({ status: 204 });
  });
});

describe('a client that goes away', () => {
  const headersOf = (client: TestClient) =>
    [
      'host: localhost',
      `cookie: ${[...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ')}`,
      `x-xsrf-token: ${client.cookies.get('XSRF-TOKEN')}`,
    ].join('\r\n');
  /** Sends the beginning of a request and leaves. */
  const leaveWith = async (beginning: string, underWay = 0) => {
    const socket = connect(port, '127.0.0.1');
    await new Promise<void>((resolve) => socket.write(beginning, () => resolve()));
    await expect.poll(() => started).toBeGreaterThanOrEqual(underWay);
    socket.destroy();
  };
  const post = (path: string, type: string, length: number, body: string) =>
    `POST ${path} HTTP/1.1\r\n${headersOf(user)}\r\ncontent-type: ${type}\r\ncontent-length: ${length}\r\n\r\n${body}`;

  it.each([
    ['JSON', '/api/proeve/godkend', 'application/json', '{', 'confirm'],
    ['a file', '/api/proeve/fil', 'multipart/form-data; boundary=x', '--x\r\n', 'upload'],
  ] as const)('in the middle of %s leaves nothing counted', async (_name, path, type, body, limit) => {
    for (let count = 0; count <= userLimits[limit]; count++) await leaveWith(post(path, type, 5000, body));
    const malformed = { payload: 'x', headers: { 'content-type': 'application/json' } };
    await expect.poll(async () => (await user.send('POST', path, malformed)).status).toBe(400);
  });

  it('before its file begins leaves nothing counted', async () => {
    for (let count = 1; count <= userLimits.export; count++)
      await leaveWith(post('/api/proeve/udtraek', 'application/json', 2, '{}'), count);
    // By then the server has heard that they are gone.
    const open = () => new Promise<number>((resolve) => app.server.getConnections((_error, count) => resolve(count)));
    await expect.poll(open).toBe(0);
    finish();
    const answers = await begin(1, () => user.post('/api/proeve/udtraek', {}));
    finish();
    expect(await answers[0]).toMatchObject({ status: 204 });
  });

  it('while the server works is counted until the work is done', async () => {
    const body = '{}';
    for (let count = 1; count <= userLimits.confirm; count++)
      await leaveWith(post('/api/proeve/godkend', 'application/json', body.length, body), count);
    expect((await confirming(user)).status).toBe(429);
    finish();
    const malformed = { payload: '{', headers: { 'content-type': 'application/json' } };
    await expect.poll(async () => (await user.send('POST', '/api/proeve/godkend', malformed)).status).toBe(400);
  });
});

describe('the calls of the api', () => {
  const calls = Object.values(api).flatMap((feature): EndpointDefinition[] => Object.values(feature));
  it.each([
    ['ownPassword', ['/api/user/password', '/api/user/totp/confirm', '/api/user/totp']],
    [
      'confirm',
      ['/api/sponsorships/:id/decide', '/api/sponsorships/:id/confirm', '/api/sponsorships/:id/confirm-simple'],
    ],
  ])('that are limited as %s', (limit, paths) => {
    expect(calls.filter((call) => call.limit === limit).map(({ path }) => path)).toEqual(paths);
  });

  it('are otherwise free: a hundred at once from one session are answered', async () => {
    const answers = await Promise.all(Array.from({ length: 100 }, () => user.post('/api/sponsorships', {})));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  });
});
