import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { openTestApp } from '../../testing/app.ts';
import type { TestClient } from '../../testing/client.ts';
import { agreementsOf, auditOf } from '../contracts/contracts.testing.ts';
import { makeSponsorship, ok } from '../sponsorships/sponsorships.testing.ts';

const test = await openTestApp();

const accounts = { advertisement: '04711', tickets: '4712', catering: '4713', travel: '=4714' };
const noAccounts = { advertisement: null, tickets: null, catering: null, travel: null };
const bank = {
  name: 'Østbanken',
  cvr: '12345678',
  address: 'Ågade 1',
  zipCode: '800',
  city: 'Høje Taastrup',
  accounts,
};
const nothing = { name: null, cvr: null, address: null, zipCode: null, city: null, accounts: noAccounts };
const read = async (client: TestClient = test.user) => ok(await client.get('/api/settings'));
const save = (body: object, client = test.admin) => client.post('/api/settings', body);
const png = (width = 40) =>
  sharp({ create: { width, height: 30, channels: 3, background: '#0f566b' } })
    .png()
    .toBuffer();
const upload = (bytes: Buffer, client = test.admin, options = {}) =>
  client.upload('/api/settings/logo', bytes, { name: 'logo.png', type: 'image/png', ...options });
const storedFiles = async () => (await test.db.execute(sql`select from files where kind = 'company-logo'`)).rows.length;

describe('the settings', () => {
  it('are empty before anybody saved them', async () => {
    expect(await read()).toEqual({ id: 1, ...nothing, logo: null, version: 1 });
  });

  it('are saved, trimmed, and answered to everyone', async () => {
    const sent = { ...bank, name: ' Østbanken ', id: 77, logo: '/api/files/1/x', unknown: true };
    const saved = ok(await save(sent));
    expect(saved).toEqual({ id: 1, ...bank, logo: null, version: 2 });
    expect(await read()).toEqual(saved);
  });

  it('are emptied by what is missing, null or empty', async () => {
    expect(ok(await save({ name: null, cvr: '', city: ' ' }))).toMatchObject(nothing);
    expect(ok(await save({}))).toMatchObject(nothing);
    ok(await save(bank));
    const some = ok(await save({ accounts: { advertisement: ' 1 ', tickets: '' } }));
    expect(some.accounts).toEqual({ ...noAccounts, advertisement: '1' });
    expect(ok(await save({ accounts: null })).accounts).toEqual(noAccounts);
  });

  it.each([
    [{ cvr: '1234567' }, 'cvr'],
    [{ cvr: '12 34 56 78' }, 'cvr'],
    [{ zipCode: '12' }, 'zipCode'],
    [{ zipCode: '80a0' }, 'zipCode'],
    [{ name: 'x'.repeat(201) }, 'name'],
    [{ address: 7 }, 'address'],
    [{ accounts: { ...accounts, travel: 'x'.repeat(21) } }, 'accounts.travel'],
    [{ accounts: { ...accounts, tickets: 4711 } }, 'accounts.tickets'],
    [{ accounts: '4711' }, 'accounts'],
  ])('refuse %j', async (values, name) => {
    const before = await read();
    const lines = await auditOf(test, async () => {
      const answer = await save({ ...bank, ...values });
      expect([answer.status, Object.keys(answer.body.fields)]).toEqual([422, [name]]);
    });
    expect([await read(), lines]).toEqual([before, []]);
  });

  it('say who saved first, before a field’s rule', async () => {
    const { version } = ok(await save(bank));
    for (const seen of [version - 1, version + 1])
      expect(await save({ ...bank, cvr: 'x', version: seen })).toMatchObject({
        status: 409,
        body: { by: 'Anna Admin', at: test.clock.now().toISOString() },
      });
    expect(ok(await save({ ...bank, city: 'Skive', version }))).toMatchObject({ city: 'Skive', version: version + 1 });
  });

  it('write one line to the audit log', async () => {
    const lines = await auditOf(test, () => save({ ...bank, name: 'Nybanken' }));
    expect(lines).toMatchObject([
      {
        action: 'update',
        entity: 'company',
        entityId: 1,
        actorName: 'Anna Admin',
        before: { name: 'Østbanken' },
        after: { name: 'Nybanken' },
      },
    ]);
    ok(await save({ ...bank, accounts: { ...accounts, catering: null } }));
    const [line] = ok(await test.admin.post('/api/log', { filter: { kind: 'company' } })).Result;
    expect(line.Changes).toContainEqual({ label: 'Konto for forplejning', before: '4713', after: null });
    ok(await save(bank));
  });

  it('are saved by an Admin alone', async () => {
    expect((await save(bank, test.user)).status).toBe(403);
    expect((await upload(await png(), test.user)).status).toBe(403);
  });

  it('stand in a draft from that moment, and in a confirmed agreement as they stood', async () => {
    const agreements = agreementsOf(test);
    const { id } = await makeSponsorship(test);
    const [confirmed, draft] = [await agreements.awaiting(id), await agreements.draft(id)];
    const termsOf = async (contractId: number) =>
      JSON.stringify(ok(await test.user.get(`/api/sponsorships/contracts/${contractId}/terms`)));
    ok(await save({ ...bank, name: 'Helt Ny Bank' }));
    expect(await termsOf(draft.id)).toContain('Helt Ny Bank');
    expect(await termsOf(confirmed.id)).not.toContain('Helt Ny Bank');
  });
});

describe('the logo', () => {
  it('is fetched by everyone logged in, raises no version, and survives a save', async () => {
    const { version } = await read();
    const { logo } = ok(await upload(await png()));
    expect(await read()).toMatchObject({ logo, version });
    for (const client of [test.user, test.other]) expect((await client.get(logo)).status).toBe(200);
    expect((await test.anonymous().get(logo)).status).toBe(401);
    expect(ok(await save({ ...bank, version }))).toMatchObject({ logo });
  });

  it('takes the place of the one before, which is gone', async () => {
    const first = ok(await upload(await png(10))).logo;
    const second = ok(await upload(await png(20))).logo;
    expect([(await test.user.get(first)).status, (await test.user.get(second)).status]).toEqual([404, 200]);
    expect(await storedFiles()).toBe(1);
  });

  it('is a picture, and there', async () => {
    const before = await read();
    expect((await upload(Buffer.from('%PDF-1.7'))).status).toBe(415);
    expect((await upload(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).status).toBe(415);
    expect((await test.admin.post('/api/settings/logo', { model: 'x' })).status).toBe(415);
    expect(await upload(await png(), test.admin, { field: 'logo' })).toMatchObject({
      status: 422,
      body: { fields: { model: expect.any(String) } },
    });
    expect((await upload(Buffer.alloc(5 * 1024 * 1024 + 1))).status).toBe(413);
    expect(await read()).toEqual(before);
  });

  it('writes one line to the audit log', async () => {
    const picture = await png(11);
    const lines = await auditOf(test, () => upload(picture));
    expect(lines).toMatchObject([
      { action: 'upload-logo', entity: 'company', entityId: 1, after: { logoFileId: expect.any(Number) } },
    ]);
  });
});
