import { request as openRequest } from 'node:http';
import { connect } from 'node:net';
import { describe, expect, it } from 'vitest';
import { openTestApp } from '../../testing/app.ts';

const test = await openTestApp();
await test.app.listen({ port: 0, host: '127.0.0.1' });
const port = (test.app.server.address() as { port: number }).port;
const cookies = {
  cookie: [...test.user.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
  'x-xsrf-token': test.user.cookies.get('XSRF-TOKEN') as string,
};

const formOf = (size: number, name = 'aftale.pdf') => {
  const form = new FormData();
  form.append('model', new Blob([Buffer.alloc(size)]), name);
  return form;
};
const post = async (path: string, init: RequestInit) => {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, { method: 'POST', ...init });
  return { status: answer.status, body: (await answer.json()) as { message: string } };
};

/** Sends bytes as they are and answers what comes back until the server hangs up. */
const raw = (text: string): Promise<string> =>
  new Promise((resolve, reject) => {
    let received = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    socket.on('data', (chunk) => {
      received += chunk;
    });
    socket.on('close', () => resolve(received));
    socket.on('error', reject);
  });

const MB = 1024 * 1024;

describe('over the network', () => {
  it('a document of 21 MB is told that it is too large, and a logo of 6 MB', async () => {
    for (const [path, size, limit] of [
      ['/api/sponsorships/contracts/1/upload', 21 * MB, 20],
      ['/api/sponsorships/contracts/1/upload', 60 * MB, 20],
      ['/api/sponsorships/1/logo', 6 * MB, 5],
      ['/api/sponsorships/1/logo', 21 * MB, 5],
    ] as const) {
      const answer = await post(path, { headers: cookies, body: formOf(size) });
      expect(answer.status).toBe(413);
      expect(answer.body.message).toBe(`Det, du sendte, er for stort. Det må højst fylde ${limit} MB.`);
    }
    expect(
      (await post('/api/sponsorships/contracts/1/upload', { headers: cookies, body: formOf(20 * MB) })).status,
    ).toBe(404);
  });

  it('a large body without a session hears 401, and the connection goes on', async () => {
    expect((await post('/api/sponsorships/contracts/1/upload', { body: formOf(20 * MB) })).status).toBe(401);
    const body = JSON.stringify({ filter: { search: 'x'.repeat(5 * MB) } });
    const json = { 'content-type': 'application/json' };
    expect((await post('/api/sponsorships', { headers: json, body })).status).toBe(401);
    const refused = await post('/api/sponsorships', { headers: { ...cookies, ...json }, body });
    expect(refused).toMatchObject({
      status: 413,
      body: { message: 'Det, du sendte, er for stort. Det må højst fylde 1 MB.' },
    });
    expect((await post('/api/sponsorships', { headers: { ...cookies, ...json }, body: '{}' })).status).toBe(200);
  });

  it('a body of unknown length is held to the limit as well', async () => {
    const status = await new Promise<number | undefined>((resolve, reject) => {
      const headers = { ...cookies, 'content-type': 'application/json', 'transfer-encoding': 'chunked' };
      const request = openRequest({ port, method: 'POST', path: '/api/sponsorships', headers }, (answer) => {
        answer.resume();
        resolve(answer.statusCode);
      });
      request.on('error', reject);
      for (let sent = 0; sent < 3; sent++) request.write('x'.repeat(MB));
      request.end();
    });
    expect(status).toBe(413);
  });

  it('a client that goes away in the middle of an upload harms nobody', async () => {
    await new Promise<void>((resolve) => {
      const headers = { ...cookies, 'content-type': 'multipart/form-data; boundary=x', 'content-length': 10 * MB };
      const request = openRequest({ port, method: 'POST', path: '/api/sponsorships/1/logo', headers });
      request.on('error', () => resolve());
      request.write('--x\r\ncontent-disposition: form-data; name="model"; filename="a"\r\n\r\nbegyndt', () =>
        request.destroy(),
      );
      request.on('close', () => resolve());
    });
    expect((await fetch(`http://127.0.0.1:${port}/health/live`)).status).toBe(200);
  });
});

describe('what is no request', () => {
  const danish = '{"error":"Ugyldig forespørgsel","message":"Forespørgslen kan ikke læses."}';

  it.each([
    ['noise', 'hvad er det her\r\n\r\n', 'HTTP/1.1 400 Bad Request'],
    [
      'two lengths',
      'POST /api/login HTTP/1.1\r\nhost: x\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\n',
      'HTTP/1.1 400 Bad Request',
    ],
    [
      'headers without end',
      `GET / HTTP/1.1\r\nhost: x\r\nx: ${'y'.repeat(30_000)}\r\n\r\n`,
      'HTTP/1.1 431 Request Header Fields Too Large',
    ],
  ])('is answered in the words of the api: %s', async (_name, text, first) => {
    const [head, body] = (await raw(text)).split('\r\n\r\n');
    expect(head?.split('\r\n')[0]).toBe(first);
    expect(head).toContain('cache-control: no-store');
    expect(body).toBe(danish);
  });

  it('tells nothing of what the server is made of', async () => {
    const answer = await fetch(`http://127.0.0.1:${port}/api/user`);
    const names = [...answer.headers.keys()];
    expect(names.filter((name) => ['server', 'x-powered-by', 'via'].includes(name))).toEqual([]);
  });
});
