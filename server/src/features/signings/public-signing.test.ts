import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { lastLine } from '../../testing/audit-lines.ts';
import { once } from '../../testing/once.ts';
import { readAttachments, readDrawing, readPages } from '../contracts/pdf/pdf.testing.ts';
import { ok } from '../sponsorships/sponsorships.testing.ts';
import { signingJob } from './finish.usecases.ts';
import { ANNA, BENT, openSigningTests } from './signings.testing.ts';

const test = await openSigningTests();
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** A name and a title of 200 letters, with Danish ones among them. */
const LONG = `Åse ${'Ørsted-Æbelø '.repeat(20)}`.slice(0, 199).padEnd(200, 'x');
const TITLE = LONG.replace('Åse', 'Kas');

const signedFile = async (id: number): Promise<Buffer> => {
  const { signedDocument } = await test.get(id);
  return (await test.admin.get(signedDocument ?? '')).bytes;
};
const frozenFile = async (id: number): Promise<Buffer> => (await test.admin.get(`/print-contract?id=${id}`)).bytes;
const expectReadOnly = async (token: string) => {
  expect((await test.act(token, 'code')).status).toBe(409);
  expect((await test.sign(token, '123456')).status).toBe(409);
  expect((await test.act(token, 'decline', { reason: 'x' })).status).toBe(409);
};
/** An agreement as a node leaves it that is killed between the last signature and its PDF. */
const signByHand = (contractId: number) =>
  test.db.execute(sql`update signers set signed_at = ${test.clock.now().toISOString()}, signed_name = 'Åse', title = 'Formand'
    where signing_id = (select id from signings where contract_id = ${contractId})`);

describe('a link', () => {
  it('shows the agreement, who asks and who signs, and no address whole', async () => {
    const { contract, anna } = await test.sendToBoth();
    const answer = await test.visit(anna);
    expect(answer).toMatchObject({
      status: 200,
      body: {
        number: contract.number,
        sender: { name: 'Anna Admin', email: 'anna@bank.dk' },
        signer: { name: ANNA.name, email: 'a•••@klub.dk', state: 'Åbnet' },
        others: [{ name: BENT.name, state: 'Sendt' }],
        state: 'Sendt',
        deadline: contract.signing?.deadline,
        text: expect.stringContaining('Kære Åse Ørsted'),
      },
    });
    expect(JSON.stringify(answer.body)).not.toContain('aase@');
    expect(Object.keys(answer.body.others[0])).toEqual(['name', 'state']);
    expect((await test.get(contract.id)).signing?.signers[0]).toMatchObject({ state: 'Åbnet' });
  });

  it('gives the very PDF that was confirmed', async () => {
    const { contract, anna } = await test.sendToBoth();
    const { headers, bytes } = await test.visitor().get(test.path(anna, 'pdf'));
    expect(bytes.equals(await frozenFile(contract.id))).toBe(true);
    expect(headers).toMatchObject({ 'content-type': 'application/pdf', 'cache-control': 'no-store' });
  });

  it('says nothing to caches, referrers and other pages, and neither takes nor gives a cookie', async () => {
    const { anna } = await test.sendToBoth();
    for (const [url, status] of [
      [test.path(anna), 200],
      [test.path(anna, 'pdf'), 200],
      [test.path('x'), 404],
    ] as const) {
      const { headers, ...answer } = await test.admin.get(url);
      expect(answer.status).toBe(status);
      expect(headers).toMatchObject({
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
        'cross-origin-resource-policy': 'same-origin',
      });
      expect(headers).not.toHaveProperty('set-cookie');
      expect(headers).not.toHaveProperty('access-control-allow-origin');
    }
  });

  it('is stored as its hash alone, and the mail forgets it once it is sent', async () => {
    const { contract, anna } = await test.sendToBoth();
    const { rows } = await test.db.execute(
      sql`select t::text as row from signers t union all select m::text from mails m`,
    );
    expect(rows.filter(({ row }) => String(row).includes(anna))).toEqual([]);
    expect(rows.some(({ row }) => String(row).includes(createHash('sha256').update(anna).digest('hex')))).toBe(true);
    expect(JSON.stringify(await test.get(contract.id))).not.toContain(anna);
  });

  const cancelledLink = once(async () => {
    const { contract, bent } = await test.sendToBoth();
    ok(await test.call(contract, 'cancel-signing'));
    return bent;
  });
  it.each([
    ['no token', 'x'],
    ['an empty one', '%20'],
    ['one of the right form', 'A'.repeat(43)],
    ['a very long one', 'A'.repeat(3000)],
    ['one with a line break', 'A%0d%0aB'],
  ])('that is %s is answered as every other that leads nowhere', async (_, token) => {
    const bent = await cancelledLink();
    const without = ({ date: _date, ...headers }: Record<string, unknown>) => headers;
    for (const name of ['', 'pdf'])
      for (const method of ['GET', 'HEAD'] as const) {
        const [cancelled, unknown] = [
          await test.visitor().send(method, test.path(bent, name)),
          await test.visitor().send(method, test.path(token, name)),
        ];
        expect(cancelled.status).toBe(404);
        expect({ ...unknown, headers: without(unknown.headers) }).toEqual({
          ...cancelled,
          headers: without(cancelled.headers),
        });
      }
    for (const name of ['code', 'sign', 'decline', 'upload'])
      expect((await test.act(token, name)).body).toEqual((await test.act(bent, name)).body);
  });

  it('reaches nothing else: all other addresses are not there, with and without a session', async () => {
    const { anna } = await test.sendToBoth();
    for (const url of [
      '/api/public',
      '/api/public/',
      '/api/public/user',
      test.path(anna, 'x'),
      '/api/public/signing',
      '/api//public/x',
    ])
      for (const client of [test.admin, test.visitor()])
        for (const method of ['GET', 'POST', 'DELETE', 'PUT'] as const)
          expect([url, method, (await client.send(method, url)).status]).toEqual([url, method, 404]);
  });

  it('takes JSON alone: no form of another page signs', async () => {
    const { anna } = await test.sendToBoth();
    for (const name of ['code', 'sign', 'decline'])
      for (const type of ['text/plain', 'application/x-www-form-urlencoded'])
        expect(
          (
            await test
              .visitor()
              .send('POST', test.path(anna, name), { payload: '{}', headers: { 'content-type': type } })
          ).status,
        ).toBe(415);
  });

  it('answers 60 an hour from wherever, and an address 300', async () => {
    const { anna, bent } = await test.sendToBoth();
    const from = test.anonymous('10.200.0.1');
    for (let index = 0; index < 60; index += 1) expect((await test.visit(anna)).status).toBe(200);
    const refused = await test.visit(anna);
    expect(refused).toMatchObject({ status: 429, headers: { 'retry-after': expect.stringMatching(/^\d+$/) } });
    expect((await test.visit(bent)).status).toBe(200);
    for (let index = 0; index < 300; index += 1) expect((await from.get(test.path(`x${index}`))).status).toBe(404);
    expect((await from.get(test.path(bent))).status).toBe(429);
    expect((await test.user.get('/api/user')).status).toBe(200);
    await test.later(HOUR);
    expect((await from.get(test.path(bent))).status).toBe(200);
  });
});

describe('signing', () => {
  it('makes the agreement Godkendt by its last signature, with a page of signatures', async () => {
    const contract = await test.sendNew({ signers: [ANNA, { ...BENT, name: LONG }] });
    const frozen = await frozenFile(contract.id);
    const first = ok(await test.signAs(ANNA.email));
    expect(first).toMatchObject({ state: 'Sendt', signer: { state: 'Underskrevet' }, others: [{ state: 'Sendt' }] });
    expect(await test.get(contract.id)).toMatchObject({ status: 'Afventer', signing: { signed: 1, of: 2 } });
    const last = ok(await test.signAs(BENT.email, { name: LONG, title: TITLE }));
    expect(last).toMatchObject({ state: 'Underskrevet', signer: { state: 'Underskrevet' } });
    expect(await test.get(contract.id)).toMatchObject({
      status: 'Godkendt',
      approvedBy: 'Underskrift',
      signedDocumentExternal: false,
      signing: { state: 'Underskrevet', signed: 2, of: 2 },
    });

    const signed = await signedFile(contract.id);
    const pages = await readDrawing(frozen);
    expect((await readDrawing(signed)).slice(0, pages.length)).toEqual(pages);
    const added = (await readPages(signed)).slice(pages.length).join(' ');
    expect(added).toContain('Underskrifter');
    expect(added).toContain('Åse Ørsted');
    expect(added).toContain('Formand');
    expect(added).toContain('aase@klub.dk');
    expect(added).toMatch(/kl\. \d\d\.\d\d\.\d\d GMT\+02[.:]00/);
    expect(added).toMatch(/10\.\d+\.\d+\.\d+/);
    for (const text of [LONG, TITLE]) expect(added.replaceAll(/\s/g, '')).toContain(text.replaceAll(/\s/g, ''));
    expect(added.replaceAll(/\s/g, '')).toContain(createHash('sha256').update(frozen).digest('hex'));
    expect((await readAttachments(signed))[`${contract.number}.pdf`]?.equals(frozen)).toBe(true);

    for (const email of [ANNA.email, BENT.email, 'anna@bank.dk']) {
      const { subject, attachments } = await test.newestTo(email);
      expect(subject).toBe(`Aftale ${contract.number} er underskrevet`);
      expect(Buffer.from(attachments[0]?.content as ArrayBuffer).equals(signed)).toBe(true);
    }
    const bell = async (client: typeof test.admin) => ok(await client.get('/api/notifications')).items;
    const rung = (await bell(test.admin))
      .slice(0, 3)
      .map(({ kind, text, path }: Record<string, string>) => [kind, text?.replace(/^.*: /, ''), path]);
    const path = `/sponsorships/${contract.sponsorshipId}/${contract.id}`;
    expect(rung).toEqual([
      ['signed', 'alle har underskrevet, og aftalen er godkendt', path],
      ['signed', `${LONG}, ${TITLE} har underskrevet (2 af 2)`, path],
      ['signed', 'Åse Ørsted, Formand har underskrevet (1 af 2)', path],
    ]);
    const [document] = ok(await test.admin.get(`/api/sponsorships/contracts/${contract.id}/documents`));
    expect(document).toMatchObject({ uploadedBy: 'Underskrift', external: false });
  });

  it('is a receipt afterwards, with the signed PDF, until the deadline, and nothing more can be done', async () => {
    const contract = await test.sendNew({ signers: [ANNA] });
    const anna = await test.tokenOf(ANNA.email);
    ok(await test.signAs(ANNA.email));
    expect((await test.visit(anna)).body.state).toBe('Underskrevet');
    expect((await test.visitor().get(test.path(anna, 'pdf'))).bytes.equals(await signedFile(contract.id))).toBe(true);
    await expectReadOnly(anna);
    await test.later(31 * 24 * HOUR);
    expect((await test.visit(anna)).status).toBe(404);
  });

  it('of two last ones at the same moment makes one document', async () => {
    const { contract, anna, bent } = await test.sendToBoth();
    const codes = [await test.codeFor(ANNA.email, anna), await test.codeFor(BENT.email, bent)] as const;
    const answers = await Promise.all([
      test.sign(anna, codes[0]),
      test.sign(bent, codes[1], { name: 'Bent', title: 'Kasserer' }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await test.get(contract.id)).status).toBe('Godkendt');
    expect(ok(await test.admin.get(`/api/sponsorships/contracts/${contract.id}/documents`))).toHaveLength(1);
  });

  it('by twenty clicks is signed once', async () => {
    const { anna, code } = await test.sendWithCode();
    const answers = await Promise.all(Array.from({ length: 20 }, () => test.sign(anna, code)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array<number>(19).fill(409)]);
  });

  it('and an edit at the same moment are one of the two', async () => {
    const contract = await test.sendNew({ signers: [ANNA] });
    const token = await test.tokenOf(ANNA.email);
    const code = await test.codeFor(ANNA.email, token);
    const [signing, edit] = await Promise.all([test.sign(token, code), test.call(contract, 'edit')]);
    const { status } = await test.get(contract.id);
    if (signing.status === 200)
      expect([edit.status, status]).toEqual([expect.toBeOneOf([200, 409]), expect.toBeOneOf(['Godkendt', 'Kladde'])]);
    else expect([signing.status, edit.status, status]).toEqual([404, 200, 'Kladde']);
  });

  it('is refused without all that it needs, and costs no try of the code', async () => {
    const { anna, code } = await test.sendWithCode();
    for (const [values, name] of [
      [{ name: ' ' }, 'name'],
      [{ name: 'x'.repeat(201) }, 'name'],
      [{ title: '' }, 'title'],
      [{ accept: false }, 'accept'],
      [{ accept: 'true' }, 'accept'],
      [{ code: '12345' }, 'code'],
      [{ code: 123456 }, 'code'],
    ] as const)
      for (let index = 0; index < 6; index += 1) {
        const answer = await test.sign(anna, code, values);
        expect([values, answer.status, Object.keys(answer.body.fields)]).toEqual([values, 422, [name]]);
      }
    expect((await test.sign(anna, code)).status).toBe(200);
  });

  it('takes time and address from nobody', async () => {
    const { contract, anna, code } = await test.sendWithCode();
    const forged = { signedAt: '2001-01-01T00:00:00Z', address: '8.8.8.8', signerId: 1 };
    const headers = { 'x-forwarded-for': '8.8.8.8' };
    const answer = await test
      .visitor()
      .send('POST', test.path(anna, 'sign'), { payload: test.signature(code, forged), headers });
    expect(answer.status).toBe(200);
    const { rows } = await test.db.execute(sql`select address, signed_at > '2026-01-01' as now from signers
      where signed_name is not null order by id desc limit 1`);
    expect(rows).toEqual([{ address: expect.stringMatching(/^10\./), now: true }]);
    expect((await test.get(contract.id)).signing?.signed).toBe(1);
  });

  it('is finished by the job where its node ended after the last signature, once', async () => {
    const contract = await test.sendNew({ signers: [ANNA] });
    await signByHand(contract.id);
    expect((await test.call(contract, 'edit')).status).toBe(409);
    expect((await test.call(contract, 'cancel-signing')).status).toBe(409);
    const { run } = signingJob(test.deps);
    await Promise.all([run(), run()]);
    expect((await test.get(contract.id)).status).toBe('Godkendt');
    expect(ok(await test.admin.get(`/api/sponsorships/contracts/${contract.id}/documents`))).toHaveLength(1);
  });

  it('is finished once by two nodes whose PDFs are ready at the same moment', async () => {
    const contract = await test.sendNew({ signers: [ANNA] });
    await signByHand(contract.id);
    const { run } = signingJob(test.deps);
    const waiting = sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    const runs: Promise<void>[] = [];
    await test.db.transaction(async (tx) => {
      await tx.execute(sql`select from signings where contract_id = ${contract.id} for update`);
      runs.push(run(), run());
      await expect.poll(async () => (await test.db.execute(waiting)).rows.length, { timeout: 40_000 }).toBe(2);
    });
    await Promise.all(runs);
    expect(ok(await test.admin.get(`/api/sponsorships/contracts/${contract.id}/documents`))).toHaveLength(1);
  });

  it('counts where the PDF cannot be made: whoever signs gets the receipt, and the job makes it, as soon as it can', async () => {
    const contract = await test.sendNew({ signers: [ANNA] });
    const frozen = await frozenFile(contract.id);
    const storeFrozen = (bytes: Buffer) =>
      test.asOwner(sql`update files set bytes = ${bytes}
        where id = (select agreement_file_id from contracts where id = ${contract.id})`);
    const token = await test.tokenOf(ANNA.email);
    const code = await test.codeFor(ANNA.email, token);
    await storeFrozen(Buffer.from('not a PDF'));
    const receipt = ok(await test.sign(token, code));
    expect(receipt).toMatchObject({ state: 'Sendt', signer: { state: 'Underskrevet' } });
    expect((await test.visit(token)).body).toEqual(receipt);
    expect((await test.sign(token, code)).status).toBe(409);

    const other = await test.sendNew({ signers: [BENT] });
    await signByHand(other.id);
    const { run } = signingJob(test.deps);
    await expect(run()).rejects.toThrow();
    expect([(await test.get(contract.id)).status, (await test.get(other.id)).status]).toEqual(['Afventer', 'Godkendt']);
    await storeFrozen(frozen);
    await run();
    expect((await test.get(contract.id)).status).toBe('Godkendt');
    expect((await test.visit(token)).body.state).toBe('Underskrevet');
  });
});

describe('a code', () => {
  it('is of six digits, comes to its signer, and is nowhere to be read once it is sent', async () => {
    const { code } = await test.sendWithCode();
    expect(code).toMatch(/^\d{6}$/);
    const { rows } = await test.db.execute(sql`select text, html, secrets from mails where subject like 'Din kode%'`);
    expect(rows.length).toBeGreaterThan(0);
    for (const { text, html, secrets } of rows) {
      expect(secrets).toEqual([]);
      expect(`${text}${html}`).not.toMatch(/\b\d{6}\b/);
    }
  });

  it('lives 15 minutes', async () => {
    const { anna, code } = await test.sendWithCode();
    test.clock.moveBy(15 * MINUTE);
    expect((await test.sign(anna, code)).body.fields).toHaveProperty('code');
    const next = await test.codeFor(ANNA.email, anna);
    test.clock.moveBy(15 * MINUTE - 1);
    expect((await test.sign(anna, next)).status).toBe(200);
  });

  it('ends with the next one', async () => {
    const { anna } = await test.sendToBoth();
    const [first, second] = [await test.codeFor(ANNA.email, anna), await test.codeFor(ANNA.email, anna)];
    if (first !== second) expect((await test.sign(anna, first)).status).toBe(422);
    expect((await test.sign(anna, second)).status).toBe(200);
  });

  it('is one’s own: another signer’s does not sign', async () => {
    const { anna, bent } = await test.sendToBoth();
    const code = await test.codeFor(BENT.email, bent);
    await test.codeFor(ANNA.email, anna);
    expect((await test.sign(anna, code)).status).toBe(422);
  });

  it.each(['one after another', 'at the same moment'])('ends by five wrong tries %s', async (how) => {
    const { anna, code } = await test.sendWithCode();
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
    const attempt = () => test.sign(anna, wrong);
    if (how === 'at the same moment') await Promise.all(Array.from({ length: 5 }, attempt));
    else for (let index = 0; index < 5; index += 1) expect((await attempt()).status).toBe(422);
    expect((await test.sign(anna, code)).status).toBe(422);
    expect((await test.sign(anna, await test.codeFor(ANNA.email, anna))).status).toBe(200);
  });

  it('comes five times in 24 hours', async () => {
    const { anna, bent } = await test.sendToBoth();
    for (let index = 0; index < 5; index += 1) expect((await test.act(anna, 'code')).status).toBe(204);
    const refused = await test.act(anna, 'code');
    expect(refused).toMatchObject({ status: 429, headers: { 'retry-after': String(24 * 3600) } });
    expect((await test.act(bent, 'code')).status).toBe(204);
    test.clock.moveBy(24 * HOUR);
    expect((await test.act(anna, 'code')).status).toBe(204);
    await test.later(0);
  });
});

describe('declining', () => {
  it('ends the sending, says why to the bank and to nobody else, and leaves it to be sent again', async () => {
    const { contract, anna, bent } = await test.sendToBoth();
    expect((await test.act(anna, 'decline', { reason: '' })).status).toBe(422);
    expect((await test.act(anna, 'decline', { reason: 'x'.repeat(1001) })).status).toBe(422);
    const answer = ok(await test.act(anna, 'decline', { reason: 'Beløbet er forkert' }));
    expect(answer).toMatchObject({ state: 'Afvist', signer: { state: 'Afvist' } });
    const seen = (await test.visit(bent)).body;
    expect(seen.state).toBe('Afvist');
    expect(JSON.stringify(seen)).not.toContain('Beløbet');
    expect((await test.get(contract.id)).signing).toMatchObject({
      state: 'Afvist',
      signers: [{ state: 'Afvist', reason: 'Beløbet er forkert' }, { state: 'Sendt' }],
    });
    await expectReadOnly(bent);
    const line = await lastLine(test.db);
    expect(line).toMatchObject({ action: 'decline', by: ANNA.name });
    expect(ok(await test.call(contract, 'send', test.sending())).signing.state).toBe('Sendt');
    expect((await test.visit(anna)).status).toBe(404);
  });
});

describe('pictures of a signed paper', () => {
  it('become one PDF, a page each, upright and without what the camera wrote', async () => {
    const { contract, anna } = await test.sendToBoth();
    const photo = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#336699' } })
      .jpeg()
      .withExif({ IFD0: { Copyright: 'HEMMELIGT' }, IFD3: { GPSLatitude: '55/1 0/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    ok(await test.uploadAll(anna, [{ bytes: photo }, { bytes: photo }]));
    const pdf = (await test.admin.get((await test.get(contract.id)).signing?.upload ?? '')).bytes;
    const pages = await readDrawing(pdf);
    expect(pages).toHaveLength(2);
    expect(pdf.toString('latin1')).not.toContain('HEMMELIGT');
    expect(pdf.toString('latin1')).toMatch(/\/MediaBox \[ 0 0 595\.28 841\.89 \]/);
  });
});
