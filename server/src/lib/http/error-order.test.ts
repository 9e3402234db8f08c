import { field, imageUpload } from '@sponsorat/api';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createApp } from '../../app.ts';
import { startTestApp, type TestApp } from '../../testing/app.ts';
import { TestClient } from '../../testing/client.ts';
import { conflict, notFound } from '../problem.ts';
import { route } from './route.ts';

const HERE = '/api/proeve/1';
const GONE = '/api/proeve/2';
const NONSENSE = '/api/proeve/abc';
const BUSY = '/api/proeve/3';
const json = { 'content-type': 'application/json' };
const huge = { payload: `{"name":"${'x'.repeat(1024 * 1024)}"}`, headers: json };
const malformed = { payload: '{"name":', headers: json };
const text = { payload: 'name=x', headers: { 'content-type': 'text/plain' } };

let test: TestApp;
let app: Awaited<ReturnType<typeof createApp>>;
let admin: TestClient;
let user: TestClient;

/** A client of the app with the routes of this file, with the session of another. */
const clientLike = (other: TestClient): TestClient => {
  const client = new TestClient(app);
  for (const [name, value] of other.cookies) client.cookies.set(name, value);
  return client;
};

beforeAll(async () => {
  test = await startTestApp();
  app = await createApp(test.deps);
  const base = { method: 'POST', right: 'Admin', summary: 'Prøve' } as const;
  const find = (id: number) => {
    if (id === 2) throw notFound();
    if (id === 3) throw conflict('Optaget.');
  };
  const save = { ...base, path: '/api/proeve/:id', body: z.object({ name: field.requiredText('Navn') }) } as const;
  route(app, save, async ({ params, input }) => {
    find(params.id);
    input.value();
  });
  route(app, { ...base, path: '/api/proeve/:id/billede', upload: imageUpload }, async ({ params, file }) => {
    find(params.id);
    file.value();
  });
  admin = clientLike(test.admin);
  user = clientLike(test.user);
});
afterAll(async () => {
  await app.close();
  await test.close();
});

const send = async (client: TestClient, url: string, options: Omit<InjectOptions, 'method' | 'url'> = {}) => {
  const answer = await client.send('POST', url, options);
  if (answer.status >= 400)
    expect(answer.body).toMatchObject({ error: expect.any(String), message: expect.any(String) });
  return answer.status;
};
const noXsrf = { 'x-xsrf-token': 'forkert' };

describe('of several faults, the first is told', () => {
  it('401 before everything', async () => {
    for (const options of [huge, malformed, text, {}])
      expect(await send(new TestClient(app), NONSENSE, options)).toBe(401);
  });

  it('XSRF before the role, the role before what was sent', async () => {
    const xsrf = await user.send('POST', HERE, { ...huge, headers: { ...json, ...noXsrf } });
    expect(xsrf).toMatchObject({ status: 403, body: { error: 'Afvist' } });
    for (const options of [huge, malformed, text, {}])
      expect(await user.send('POST', NONSENSE, options)).toMatchObject({
        status: 403,
        body: { error: 'Ingen adgang' },
      });
  });

  it('413 before 400 and 404', async () => {
    for (const url of [HERE, GONE, NONSENSE]) expect(await send(admin, url, huge)).toBe(413);
    expect(await send(admin, HERE, { ...huge, payload: huge.payload.replace('"}', '') })).toBe(413);
    expect(await send(admin, HERE, { ...huge, headers: { 'content-type': 'text/plain' } })).toBe(413);
  });

  it('400 before 404', async () => {
    for (const url of [HERE, GONE, NONSENSE]) expect(await send(admin, url, malformed)).toBe(400);
    for (const payload of [
      '[]',
      '"x"',
      '7',
      'true',
      '{"__proto__":{}}',
      '{"constructor":{"prototype":{}}}',
      '{}}',
      '\u0000',
    ])
      expect(await send(admin, GONE, { payload, headers: json }), payload).toBe(400);
  });

  it('404 before 409, 409 before 415, 415 before 422', async () => {
    expect(await send(admin, GONE, text)).toBe(404);
    expect(await send(admin, NONSENSE, { payload: {} })).toBe(404);
    expect(await send(admin, BUSY, text)).toBe(409);
    expect(await send(admin, BUSY, { payload: {} })).toBe(409);
    expect(await send(admin, HERE, text)).toBe(415);
  });

  it('422 at the end, with the fields', async () => {
    const answer = await admin.send('POST', HERE, { payload: {} });
    expect(answer).toMatchObject({
      status: 422,
      body: { error: 'Ugyldige oplysninger', message: 'Navn skal udfyldes.', fields: { name: 'Navn skal udfyldes' } },
    });
  });
});

describe('a body', () => {
  it('of exactly 1 MiB is read', async () => {
    const payload = JSON.stringify({ name: 'x', rest: '' }).replace('""}', `"${'y'.repeat(1024 * 1024 - 22)}"}`);
    expect(Buffer.byteLength(payload)).toBe(1024 * 1024);
    expect(await send(admin, HERE, { payload, headers: json })).toBe(204);
    expect(await send(admin, HERE, { payload: `${payload} `, headers: json })).toBe(413);
  });

  it('that is empty, null or not there counts as an empty object', async () => {
    for (const options of [{ headers: json }, { payload: '', headers: json }, { payload: 'null', headers: json }, {}])
      expect(await send(admin, HERE, options)).toBe(422);
  });

  it('is not asked for where a call takes none, whatever its type says', async () => {
    for (const payload of [undefined, '', '{}'])
      expect(
        (
          await test.user.send('DELETE', '/api/sponsorships/999999', {
            ...(payload !== undefined && { payload }),
            headers: json,
          })
        ).status,
      ).toBe(404);
    expect((await test.user.send('GET', '/api/user', { headers: json })).status).toBe(200);
  });

  it.each(['application/json; charset=utf-8', 'APPLICATION/JSON', 'application/json;charset="utf-8"'])(
    'may be %s',
    async (type) => {
      expect(await send(admin, HERE, { payload: '{"name":"Ærø"}', headers: { 'content-type': type } })).toBe(204);
    },
  );

  it.each([
    'text/plain',
    'application/xml',
    'application/x-www-form-urlencoded',
    'application/jsonp',
    'multipart/form-data; boundary=x',
    'rod',
    'a/b/c',
    '',
  ])('of type "%s" is refused after all else', async (type) => {
    const options = { payload: '{"name":"Ærø"}', headers: { 'content-type': type } };
    expect(await send(admin, GONE, options)).toBe(404);
    expect(await send(admin, HERE, options)).toBe(415);
  });

  it('packed with gzip is held to the same limit, unpacked', async () => {
    const { gzipSync } = await import('node:zlib');
    const headers = { ...json, 'content-encoding': 'gzip' };
    expect(await send(admin, HERE, { payload: gzipSync('{"name":"Ærø"}'), headers })).toBe(204);
    expect(await send(admin, HERE, { payload: gzipSync(huge.payload), headers })).toBe(413);
    expect(await send(admin, HERE, { payload: Buffer.from('ikke pakket'), headers })).toBe(400);
  });
});

describe('an upload', () => {
  const part = (name: string, bytes: Buffer | string, filename = 'a.png') =>
    Buffer.concat([
      Buffer.from(`--x\r\ncontent-disposition: form-data; name="${name}"; filename="${filename}"\r\n\r\n`),
      Buffer.from(bytes),
      Buffer.from('\r\n'),
    ]);
  const form = (...parts: Buffer[]) => ({
    payload: Buffer.concat([...parts, Buffer.from('--x--\r\n')]),
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
  });
  const limit = imageUpload.maxBytes;
  const picture = (id: number) => `/api/proeve/${id}/billede`;

  it('past the limit is 413, on a missing id too, and at the limit it is taken', async () => {
    for (const id of [1, 2])
      expect(await send(admin, picture(id), form(part('model', Buffer.alloc(limit + 1))))).toBe(413);
    expect(await send(admin, picture(1), form(part('model', Buffer.alloc(3 * limit))))).toBe(413);
    expect(await send(admin, picture(1), form(part('model', Buffer.alloc(limit))))).toBe(204);
  });

  it('cut off is 400', async () => {
    const whole = form(part('model', 'indhold'));
    expect(await send(admin, picture(2), { ...whole, payload: whole.payload.subarray(0, 60) })).toBe(400);
    expect(await send(admin, picture(1), { ...whole, headers: { 'content-type': 'multipart/form-data' } })).toBe(400);
  });

  it('that is no multipart is 415, after 404 and 409', async () => {
    for (const options of [{ payload: {} }, text, {}]) {
      expect(await send(admin, picture(1), options)).toBe(415);
      expect(await send(admin, picture(2), options)).toBe(404);
      expect(await send(admin, picture(3), options)).toBe(409);
    }
  });

  it('without a file, with an empty one or under another name is 422 on model', async () => {
    const faults = [form(), form(part('model', '')), form(part('fil', 'indhold')), form(part('MODEL', 'indhold'))];
    for (const options of faults) {
      const answer = await admin.send('POST', picture(1), options);
      expect(answer).toMatchObject({ status: 422, body: { fields: { model: expect.any(String) } } });
      expect(await send(admin, picture(2), options)).toBe(404);
    }
    const onlyText = form(Buffer.from('--x\r\ncontent-disposition: form-data; name="model"\r\n\r\nindhold\r\n'));
    expect(await send(admin, picture(1), onlyText)).toBe(422);
  });

  it('takes the first file named model, and leaves others be', async () => {
    const several = form(part('andet', Buffer.alloc(2 * 1024 * 1024)), part('model', 'indhold'), part('model', ''));
    expect(await send(admin, picture(1), several)).toBe(204);
    expect(await send(admin, picture(1), form(...Array.from({ length: 6 }, () => part('model', 'x'))))).toBe(413);
    expect(await send(admin, picture(1), form(part('__proto__', 'x')))).toBe(400);
  });

  it('holds JSON to the limit of JSON', async () => {
    expect(await send(admin, picture(1), huge)).toBe(413);
    expect(await send(admin, picture(1), malformed)).toBe(400);
  });
});
