import { PassThrough } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { createApp } from '../../app.ts';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { TestClient } from '../../testing/client.ts';
import { route } from './route.ts';
import { TURNS } from './turns.ts';

// A machine that does much else has them all begun a little later.
const SLOW = { timeout: 20_000 };
let test: TestApp;
let app: Awaited<ReturnType<typeof createApp>>;
let arrived: number;
let started: number[];
let finished: PromiseWithResolvers<void>;
/** Answers that are made and not yet sent. */
let underWay: PassThrough[];

beforeEach(() => {
  arrived = 0;
  started = [];
  underWay = [];
  finished = Promise.withResolvers<void>();
});
beforeAll(async () => {
  test = await startTestApp();
  app = await createApp(test.deps);
  app.addHook('preParsing', async () => {
    arrived += 1;
  });
  const base = { method: 'POST', right: 'Bruger', summary: 'Prøve' } as const;
  const body = z.object({ n: z.number() });
  route(app, { ...base, path: '/api/proeve', body }, ({ input }) => {
    started.push(input.value().n);
    return finished.promise;
  });
  route(app, { ...base, path: '/api/proeve/fejl', body: z.object({}) }, () => {
    throw new Error('Gik galt');
  });
  app.get('/api/proeve/stor', { config: { right: 'Bruger' } }, (_request, reply) => {
    const sending = new PassThrough();
    underWay.push(sending);
    return reply.type('text/plain').send(sending);
  });
  route(app, { ...base, path: '/api/proeve/pdf', limit: 'pdf', body: z.object({}) }, async () => {});
});
afterAll(async () => {
  await app.close();
  await test.close();
});
/** The same session, on the app that has the routes above. */
const here = (client: TestClient): TestClient => {
  const copy = new TestClient(app);
  for (const [name, value] of client.cookies) copy.cookies.set(name, value);
  return copy;
};
const ask = (client: TestClient, n: number) => client.post('/api/proeve', { n });
const all = Array.from({ length: 256 }, (_, n) => n);

it('a user’s calls wait for one another in their order and for nobody else, and past the end of the queue they are refused', async () => {
  const [user, other] = [here(test.user), here(test.other)];
  const answers = all.map((n) => ask(user, n));
  await vi.waitFor(() => expect(arrived).toBe(all.length), SLOW);
  await vi.waitFor(() => expect(started).toHaveLength(TURNS), SLOW);
  expect(await ask(user, 900)).toMatchObject({ status: 429, headers: { 'retry-after': '2' } });
  expect(await user.post('/api/proeve/pdf', {})).toMatchObject({ status: 204 });
  const others = ask(other, 901);
  await vi.waitFor(() => expect(started).toContain(901), SLOW);
  expect(started).toHaveLength(TURNS + 1);
  finished.resolve();
  for (const { status } of await Promise.all([...answers, others])) expect(status).toBe(204);
  expect(started.filter((n) => n < 900)).toEqual(all);
});

it('a call that fails, or that nobody may make, leaves its turn to the next', async () => {
  const user = here(test.user);
  for (const path of ['/api/proeve/fejl', '/api/findes-ikke', '/api/proeve'])
    for (let time = 0; time <= TURNS; time++) await user.post(path, {});
  finished.resolve();
  expect(await ask(user, 1)).toMatchObject({ status: 204 });
});

const large = (user: TestClient) => Array.from({ length: TURNS }, () => user.get('/api/proeve/stor'));

it('an answer on its way keeps its turn', async () => {
  const user = here(test.user);
  finished.resolve();
  const answers = large(user);
  await vi.waitFor(() => expect(underWay).toHaveLength(TURNS), SLOW);
  const next = ask(user, 1);
  await sleep(200);
  expect(started).toEqual([]);
  for (const sending of underWay) sending.end('Stor');
  expect((await next).status).toBe(204);
  for (const { status } of await Promise.all(answers)) expect(status).toBe(200);
});

it('one that nobody reads keeps it for a moment only', async () => {
  const user = here(test.user);
  finished.resolve();
  const answers = large(user);
  await vi.waitFor(() => expect(underWay).toHaveLength(TURNS), SLOW);
  expect((await ask(user, 1)).status).toBe(204);
  for (const sending of underWay) sending.end();
  await Promise.all(answers);
});
