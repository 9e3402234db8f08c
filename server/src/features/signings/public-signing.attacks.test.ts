import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { addDays } from '@sponsorat/api';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp, logOptions } from '../../app.ts';
import { today } from '../../lib/clock.ts';
import { once } from '../../testing/once.ts';
import { ok } from '../sponsorships/sponsorships.testing.ts';
import { findLinked } from './public-signing.store.ts';
import { ANNA, BENT, blankPicture, openSigningTests } from './signings.testing.ts';

const test = await openSigningTests();
const METRICS = 'et-langt-token-til-test';
const lines: string[] = [];
/** A second node of the same database, which listens, writes a log and has the page. */
let node: FastifyInstance;
let port: number;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'signing-'));
  await writeFile(join(folder, 'index.html'), '<p data-visitor="__VISITOR__">');
  await writeFile(join(folder, 'signing.html'), '<p>Underskriv</p>');
  const stream = { write: (line: string) => void lines.push(line) };
  node = await createApp(test.deps, { logger: { ...logOptions, stream }, metricsToken: METRICS, webFolder: folder });
  await node.listen({ port: 0, host: '127.0.0.1' });
  port = (node.server.address() as AddressInfo).port;
});
afterAll(async () => {
  await node.close();
  await rm(folder, { recursive: true });
});

/** What the node answers to bytes as they stand: a browser would tidy the address first. */
const raw = (line: string, more = ''): Promise<string> => {
  const socket = connect(port, '127.0.0.1');
  socket.write(`${line} HTTP/1.1\r\nHost: sponsorat.test\r\nConnection: close\r\n${more}\r\n`);
  return text(socket);
};
/** A link for all that is refused. */
const sharedLink = once(() => test.sendToBoth());
const statusOf = (answer: string): number => Number(answer.split(' ', 2)[1]);

describe('an address written otherwise', () => {
  it.each([
    ['with an origin before it', (path: string) => `http://sponsorat.test${path}`],
    ['with two slashes', (path: string) => path.replaceAll('/', '//')],
    ['with two slashes before the token', (path: string) => path.replace(/\/(?=[^/]{43})/, '//')],
    ['with escapes', (path: string) => path.replace('u', '%75').replace('s', '%73')],
    ['with escaped slashes', (path: string) => path.replaceAll('/', '%2F').replace('%2F', '/')],
    ['in capitals', (path: string) => path.replace(/^\/[a-z/]+/, (start) => start.toUpperCase())],
    ['with a slash behind it', (path: string) => `${path}/`],
    ['with a fragment', (path: string) => `${path}#x`],
    ['with dots', (path: string) => path.replace(/\/(?=[^/]{43})/, '/./')],
    ['with escaped dots', (path: string) => path.replace(/\/(?=[^/]{43})/, '/%2e%2e/')],
    ['that means nothing', (path: string) => `${path}%zz`],
  ])('%s, puts no token into the log, gets no cookie and reaches nothing', async (_, written) => {
    const { anna } = await sharedLink();
    lines.length = 0;
    for (const path of [`/underskriv/${anna}`, test.path(anna), test.path(anna, 'pdf'), test.path(anna, 'sign')])
      for (const method of ['GET', 'HEAD', 'OPTIONS', 'POST', 'DELETE']) {
        const answer = await raw(`${method} ${written(path)}`, 'Content-Length: 0\r\n');
        expect([path, method, statusOf(answer)]).toEqual([
          path,
          method,
          expect.toBeOneOf([200, 400, 401, 403, 404, 409, 415, 422]),
        ]);
        expect([path, method, answer]).toEqual([path, method, expect.not.stringMatching(/set-cookie|access-control/i)]);
      }
    expect(lines.join('\n')).not.toContain(anna);
  });

  it('opens no call of the bank', async () => {
    const { contract, anna } = await test.sendToBoth();
    const bank = ['api/user', 'api/settings', `api/sponsorships/${contract.sponsorshipId}`, 'api/users'];
    for (const start of [
      '/api/public/../../',
      '/api/public/%2e%2e/%2e%2e/',
      '/api/public%2F..%2F..%2F',
      '/underskriv/../',
      `/underskriv/${anna}/..%2f../`,
      '//api/public//../',
      '/API/public/../../',
      '/api/public/signing/../../../',
      'http://sponsorat.test/api/public/../../',
      'http://sponsorat.test/',
      'http://api/public/',
      '/api/public;/../../',
      '/api/public#/',
    ])
      for (const path of bank) {
        const answer = await raw(`GET ${start}${path}`, `Cookie: sponsorat=x\r\n`);
        expect([start + path, statusOf(answer)]).toEqual([start + path, expect.toBeOneOf([400, 401, 404])]);
        expect(answer).not.toContain('bank.dk');
      }
  });
});

describe('what is said of a visit', () => {
  it('holds no token, code or address of a signer: log, measures, audit and events', async () => {
    const { contract, anna, code } = await test.sendWithCode();
    lines.length = 0;
    const post = (name: string, payload: object | string) =>
      node.inject({
        method: 'POST',
        url: test.path(anna, name),
        payload,
        headers: { 'content-type': 'application/json', referer: `http://sponsorat.test/underskriv/${anna}` },
      });
    await node.inject(`/underskriv/${anna}`);
    await node.inject(test.path(anna));
    await node.inject(test.path(anna, 'pdf'));
    expect((await post('sign', { ...test.signature(code), accept: false })).statusCode).toBe(422);
    expect((await post('sign', `{"code":"${code}"`)).statusCode).toBe(400);
    expect((await post('upload', {})).statusCode).toBe(415);
    expect((await post('sign', test.signature(code))).statusCode).toBe(200);
    const measures = (await node.inject({ url: '/metrics', headers: { authorization: `Bearer ${METRICS}` } })).body;
    expect(measures).toContain('/api/public/signing/:token');
    const { rows } = await test.db.execute(sql`select e::text as row from signing_events e
      union all select a::text from audit_log a`);
    const said = [...lines, measures, ...rows.map(({ row }) => String(row))].join('\n');
    expect(lines.length).toBeGreaterThan(10);
    expect(said).not.toContain(anna);
    expect(said).not.toMatch(new RegExp(`\\b${code}\\b`));
    expect([...lines, measures].join('\n')).not.toContain('aase@');
    expect((await test.get(contract.id)).signing?.signed).toBe(1);
  });

  it('is opened once, by however many at the same moment', async () => {
    const { contract, anna } = await test.sendToBoth();
    await Promise.all(Array.from({ length: 20 }, () => test.visit(anna)));
    const { rows } = await test.db.execute(sql`select e.id from signing_events e join signings s on s.id = e.signing_id
      where s.contract_id = ${contract.id} and e.kind = 'opened'`);
    expect(rows).toHaveLength(1);
  });
});

describe('a link that leads nowhere', () => {
  it('costs the database as much whether it was cancelled, is over or never was: time tells nothing', async () => {
    const { contract, anna, bent } = await test.sendToBoth();
    ok(await test.call(contract, 'cancel-signing'));
    const expired = await test.sendToBoth();
    const queriesFor = async (token: string, day: string): Promise<number> => {
      let count = 0;
      const counting = new Proxy(test.deps.db, {
        get: (db, name) => {
          if (name === 'select' || name === 'execute') count += 1;
          const value = Reflect.get(db, name);
          return typeof value === 'function' ? value.bind(db) : value;
        },
      });
      await expect(findLinked(counting, token, day)).rejects.toMatchObject({ status: 404 });
      return count;
    };
    const day = today(test.clock);
    for (const [token, on] of [
      ['x', day],
      [anna, day],
      [bent, day],
      [expired.anna, addDays(day, 60)],
    ] as const)
      expect(await queriesFor(token, on)).toBe(1);
  });
});

describe('a body', () => {
  const deep = `${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}`;
  it.each([
    ['null', 'null'],
    ['a list', '[]'],
    ['a number', '1e999'],
    ['a text', '"x"'],
    ['a deep one', deep],
    ['deep lists', `{"name":${'['.repeat(100_000)}${']'.repeat(100_000)}}`],
    ['a prototype', '{"__proto__":{"accept":true}}'],
    ['a constructor', '{"constructor":{"prototype":{"accept":true}}}'],
    ['objects for texts', '{"name":{},"title":[],"accept":{},"code":{"length":6},"reason":{"toString":1}}'],
    ['lists for texts', '{"name":["x"],"title":["x"],"accept":[true],"code":["123456"],"reason":["x"]}'],
    ['numbers for texts', '{"name":1,"title":2,"accept":1,"code":123456,"reason":0}'],
    [
      'NUL and half a character',
      '{"name":"a\\u0000","title":"\\ud800","accept":true,"code":"123456","reason":"\\u0000"}',
    ],
    ['other digits', '{"name":"a","title":"b","accept":true,"code":"١٢٣٤٥٦","reason":" "}'],
    [
      'what is too long',
      JSON.stringify({ name: 'x'.repeat(900_000), title: 'x', accept: true, code: '1'.repeat(9), reason: '' }),
    ],
    ['more than a body may be', `"${'x'.repeat(1_100_000)}"`],
    ['a body cut off', '{"name":"'],
  ])('that is %s is refused, and signs and declines nothing', async (_, payload) => {
    const { contract, anna } = await sharedLink();
    for (const name of ['sign', 'decline']) {
      const { status } = await test
        .visitor()
        .send('POST', test.path(anna, name), { payload, headers: { 'content-type': 'application/json' } });
      expect([name, status]).toEqual([name, expect.toBeOneOf([400, 413, 422])]);
    }
    expect((await test.get(contract.id)).signing).toMatchObject({ state: 'Sendt', signed: 0 });
  });
});

describe('what is written into a sending', () => {
  const HTML = '<img src=x onerror=alert(1)>"\'&<script>alert(1)</script>';

  it('stays text in mails, and makes no further heading', async () => {
    const contract = await test.awaiting();
    await test.send();
    const subject = `Emne\r\nBcc: ond@x.dk ${HTML}`;
    const signers = [{ name: HTML, email: 'ond@klub.dk' }];
    const answer = await test.call(contract, 'send', test.sending({ signers, subject, text: `${HTML} {navn} {klub}` }));
    expect(answer.status).toBe(200);
    const mail = await test.newestTo('ond@klub.dk');
    expect(mail.bcc ?? []).toEqual([]);
    expect(mail.to).toHaveLength(1);
    expect(mail.html).not.toMatch(/<script|<img src=x/);
    expect(mail.text).toContain(HTML);
    const token = await test.tokenOf('ond@klub.dk');
    const code = await test.codeFor('ond@klub.dk', token);
    const signed = await test.sign(token, code, { name: HTML, title: HTML });
    expect(signed.status).toBe(200);
    expect(signed.headers['content-type']).toMatch(/^application\/json/);
    expect((await test.newestTo('ond@klub.dk')).html).not.toMatch(/<script|<img src=x/);
  });

  it('has no words but its own placeholders: what objects have by nature stays as written', async () => {
    const words = '{constructor} {toString} {__proto__} {navn}';
    await test.sendNew({ signers: [{ name: '{klub} $& $1', email: 'p@klub.dk' }], text: words });
    const mail = await test.newestTo('p@klub.dk');
    expect(mail.text).toContain('{constructor} {toString} {__proto__} {klub} $& $1');
  });

  it('makes links of the public address, whatever Host says', async () => {
    const contract = await test.awaiting();
    const headers = { host: 'ond.dk', 'x-forwarded-host': 'ond.dk', forwarded: 'host=ond.dk' };
    const url = `/api/sponsorships/${contract.sponsorshipId}/send`;
    ok(await test.admin.send('POST', url, { payload: { id: contract.id, ...test.sending() }, headers }));
    const { text: words, html } = await test.newestTo(ANNA.email);
    expect(words).toContain('http://sponsorat.test/underskriv/');
    expect(`${words}${html}`).not.toContain('ond.dk');
  });
});

describe('a code', () => {
  it('is of one sending: one of another agreement, of before a new one, or that was used does not sign', async () => {
    const first = await test.sendToBoth();
    const foreign = await test.codeFor(ANNA.email, first.anna);
    const second = await test.sendToBoth();
    const own = await test.codeFor(ANNA.email, second.anna);
    if (foreign !== own) expect((await test.sign(second.anna, foreign)).body.fields).toHaveProperty('code');
    expect((await test.sign(second.anna, own)).status).toBe(200);
    expect((await test.sign(second.anna, own)).status).toBe(409);
    expect((await test.sign(second.bent, own)).status).toBe(422);
  });

  it('dies with the link', async () => {
    const { contract, anna, code } = await test.sendWithCode();
    const signerId = contract.signing?.signers[0]?.id;
    ok(await test.call(contract, 'signer', { signerId, name: 'Åse Ny', email: ANNA.email }));
    expect((await test.sign(anna, code)).status).toBe(404);
    expect((await test.act(await test.tokenOf(ANNA.email), 'sign', test.signature(code))).status).toBe(422);
  });
});

describe('acts at the same moment', () => {
  const outcomes = async (id: number) => {
    const { status, signing } = await test.get(id);
    return `${status} ${signing?.state}`;
  };

  it.each(['cancel-signing', 'edit', 'delete', 'signer'])(
    'signing, uploading and the bank’s %s are one of them',
    async (action) => {
      const { contract, anna, bent, code } = await test.sendWithCode();
      const signerId = contract.signing?.signers[0]?.id;
      const answers = await Promise.all([
        test.sign(anna, code),
        test.call(contract, action, { signerId, ...ANNA }),
        test.uploadAll(bent, [{ bytes: Buffer.from('%PDF-1.7 kopi') }]),
      ]);
      for (const { status } of answers) expect(status).toBeOneOf([200, 204, 404, 409]);
      expect(answers.some(({ status }) => status < 300)).toBe(true);
    },
  );

  it('declining and signing last leave one of the two', async () => {
    const { contract, anna, bent } = await test.sendToBoth();
    ok(await test.sign(anna, await test.codeFor(ANNA.email, anna)));
    const code = await test.codeFor(BENT.email, bent);
    const answers = await Promise.all([test.act(bent, 'decline', { reason: 'Nej' }), test.sign(bent, code)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await outcomes(contract.id)).toBeOneOf(['Godkendt Underskrevet', 'Afventer Afvist']);
  });
});

describe('a copy', () => {
  const page = () => blankPicture(40, 30).png().toBuffer();

  it('with a script is stored as it came, and is served so that nothing in it runs', async () => {
    const { contract, anna } = await test.sendToBoth();
    const bytes = Buffer.from(
      '%PDF-1.7\n1 0 obj<</OpenAction<</S/JavaScript/JS(app.alert(1))>>>>\n<script>alert(1)</script>PK\u0003\u0004',
    );
    expect((await test.uploadAll(anna, [{ bytes, name: '../../ond.html' }])).status).toBe(200);
    const answer = await test.admin.get((await test.get(contract.id)).signing?.upload ?? '');
    expect(answer.bytes.equals(bytes)).toBe(true);
    expect(answer.headers).toMatchObject({ 'content-type': 'application/pdf', 'x-content-type-options': 'nosniff' });
    expect(answer.headers['content-security-policy']).toMatch(/default-src 'none'/);
    expect(answer.headers['content-disposition']).not.toContain('ond');
  });

  it.each([
    ['SVG', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
    ['GIF', () => blankPicture(9, 9).gif().toBuffer()],
    ['TIFF', () => blankPicture(9, 9).tiff().toBuffer()],
    ['a zip', async () => Buffer.from('PK\u0003\u0004%PDF-1.7')],
    ['a PDF behind white space', async () => Buffer.from(' %PDF-1.7')],
    ['more than 64 megapixels', () => blankPicture(8001, 8001).png().toBuffer()],
  ])('is not %s', async (_, make) => {
    const { contract, anna } = await sharedLink();
    expect((await test.uploadAll(anna, [{ bytes: await make() }])).status).toBe(415);
    expect((await test.uploadAll(anna, [{ bytes: await page() }, { bytes: await make() }])).status).toBe(415);
    expect(await test.get(contract.id)).toMatchObject({ signing: { state: 'Sendt', upload: null } });
  });
});
