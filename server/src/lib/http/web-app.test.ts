import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '../../app.ts';
import { startTestApp, type TestApp } from '../../testing/app.ts';

const html = { accept: 'text/html,application/xhtml+xml' };
let test: TestApp;
let app: FastifyInstance;
let folder: string;
beforeAll(async () => {
  test = await startTestApp();
  folder = await mkdtemp(join(tmpdir(), 'web-æ '));
  await mkdir(join(folder, 'assets'));
  await mkdir(join(folder, 'icons'));
  await writeFile(
    join(folder, 'index.html'),
    '<style nonce="__CSP_NONCE__"></style><meta content="__CSP_NONCE__"><p data-visitor="__VISITOR__">',
  );
  await writeFile(join(folder, 'signing.html'), '<p>Underskriv</p>');
  await writeFile(join(folder, 'assets/index-4f3a.js'), `"${'x'.repeat(5000)}"`);
  await writeFile(join(folder, 'icons/ticket.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  await writeFile(join(tmpdir(), 'hemmelig.txt'), 'hemmelig');
  app = await createApp(test.deps, { webFolder: folder });
});
afterAll(async () => {
  await app.close();
  await test.close();
  await rm(folder, { recursive: true });
  await rm(join(tmpdir(), 'hemmelig.txt'));
});
const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

describe('the page of whoever was sent a link', () => {
  it.each(['/underskriv/x', '/underskriv/', '/underskriv/a/b', `/underskriv/${'A'.repeat(43)}`, '/underskriv/x?y=1'])(
    'is one 404 for all that leads nowhere, with a policy of its own, and nothing of the app: %s',
    async (url) => {
      for (const headers of [html, {}]) {
        const answer = await get(url, headers);
        expect(answer).toMatchObject({ statusCode: 404, body: '<p>Underskriv</p>' });
        expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
        expect(answer.headers['content-security-policy']).toMatch(/^default-src 'none'; script-src 'self'; /);
        expect(answer.headers['content-security-policy']).not.toMatch(/unsafe|nonce/);
        expect(answer.headers).not.toHaveProperty('set-cookie');
      }
    },
  );
});

it('gives nobody a cookie with a file that caches keep', async () => {
  expect((await get('/assets/index-4f3a.js')).headers).not.toHaveProperty('set-cookie');
  expect((await get('/', html)).headers).toHaveProperty('set-cookie');
});

describe("the app's page", () => {
  it.each(['/', '/login', '/sponsorater/7/aftaler', '/apinke', '/?x=1', '/%zz', '/logout/x'])(
    'is served at %s, without a session',
    async (url) => {
      const answer = await get(url, html);
      expect(answer.statusCode).toBe(200);
      expect(answer.headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
      expect(answer.body).toContain('<style nonce=');
    },
  );

  it('has a policy with a nonce of its own each time, and no unsafe scripts', async () => {
    const [one, other] = await Promise.all([get('/', html), get('/', html)]);
    const policyOf = (answer: typeof one) => String(answer.headers['content-security-policy']);
    const nonce = /'nonce-([\w+/=]{24})'/.exec(policyOf(one))?.[1] as string;
    expect(one.body).toContain(`<style nonce="${nonce}"></style><meta content="${nonce}">`);
    expect(policyOf(other)).not.toContain(nonce);
    const directives = new Map(
      policyOf(one)
        .split('; ')
        .map((line) => [line.split(' ')[0], line]),
    );
    expect(directives.get('script-src')).toBe("script-src 'self'");
    for (const name of ['default-src', 'object-src', 'base-uri', 'frame-ancestors'])
      expect(directives.get(name)).toBe(`${name} 'none'`);
    expect(policyOf(one)).not.toContain('unsafe-eval');
    expect(policyOf(one)).not.toContain('upgrade-insecure-requests');
    expect([...directives.keys()].filter((name) => directives.get(name)?.includes('unsafe-inline'))).toEqual([
      'style-src-attr',
    ]);
  });

  it('is told whether its visitor brings a session, whatever that is worth', async () => {
    expect((await get('/sponsorships', html)).body).toContain('data-visitor="new"');
    const cookie = 'sponsorat=ukendt';
    for (const url of ['/', '/sponsorships'])
      expect((await get(url, { ...html, cookie })).body).toContain('data-visitor="known"');
  });

  it('is not what a script or an image asks for, nor what is written to', async () => {
    for (const url of ['/findes-ikke', '/assets/findes-ikke.js', '/index.html']) {
      const answer = await get(url, { accept: '*/*' });
      expect([answer.statusCode, answer.json().error], url).toEqual([404, 'Ikke fundet']);
    }
    expect((await app.inject({ method: 'HEAD', url: '/sponsorater', headers: html })).statusCode).toBe(200);
    expect((await app.inject({ method: 'POST', url: '/sponsorater', headers: html })).statusCode).toBe(403);
    expect((await get('/api/findes-ikke', html)).statusCode).toBe(401);
  });
});

describe("the app's files", () => {
  it('are cached for good where their name carries a hash, else for an hour', async () => {
    const script = await get('/assets/index-4f3a.js', { 'accept-encoding': 'identity' });
    expect(script.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    expect(script.headers['content-type']).toMatch(/javascript/);
    const icon = await get('/icons/ticket.svg');
    expect(icon.headers).toMatchObject({ 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=3600' });
    expect(icon.headers['content-security-policy']).toContain("default-src 'none'");
  });

  it('are packed for who can unpack them, and checked by their tag', async () => {
    const packed = await get('/assets/index-4f3a.js', { 'accept-encoding': 'br, gzip' });
    expect(packed.headers['content-encoding']).toBe('br');
    expect(packed.rawPayload.length).toBeLessThan(500);
    const again = await get('/icons/ticket.svg', {
      'if-none-match': String((await get('/icons/ticket.svg')).headers.etag),
    });
    expect(again.statusCode).toBe(304);
  });

  it.each([
    '/../hemmelig.txt',
    '/assets/../../hemmelig.txt',
    '/%2e%2e/hemmelig.txt',
    '/..%2fhemmelig.txt',
    '/assets/..%5c..%5chemmelig.txt',
    '/assets/%00',
    '/icons/',
  ])('are all that there is: %s', async (url) => {
    const answer = await get(url);
    expect(answer.statusCode).toBe(404);
    expect(answer.body).not.toContain('hemmelig.txt');
  });
});
