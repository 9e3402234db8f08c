import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { openTestApp } from '../../testing/app.ts';
import { auditOf } from '../contracts/contracts.testing.ts';
import { makeSponsorship, ok } from '../sponsorships/sponsorships.testing.ts';
import { usersOf } from './users.testing.ts';

const test = await openTestApp();
const users = usersOf(test);

const PASSWORD = 'en-god-og-lang-kode';
const lockOut = (id: number) => test.admin.post(`/api/users/${id}/lockout`);
const unlock = (id: number) => test.admin.post(`/api/users/${id}/unlock`);
const remove = (id: number) => test.admin.delete(`/api/users/${id}`);

describe('a lockout', () => {
  it('ends the sessions at once, until the user is let in again', async () => {
    const { id, email } = await users.make({ password: PASSWORD });
    const client = await users.logIn(email, PASSWORD);
    expect((await lockOut(id)).status).toBe(204);
    expect((await client.get('/api/user')).status).toBe(401);
    expect((await (await users.logIn(email, PASSWORD)).get('/api/user')).status).toBe(401);
    expect(await users.get(id)).toMatchObject({ lockedOut: true, version: 1 });
    expect((await unlock(id)).status).toBe(204);
    expect((await client.get('/api/user')).status).toBe(401);
    expect((await (await users.logIn(email, PASSWORD)).get('/api/user')).status).toBe(200);
  });

  it('survives a save, and may be said twice', async () => {
    const { id } = await users.make();
    const lines = await auditOf(test, async () => {
      for (const act of [lockOut, lockOut]) expect((await act(id)).status).toBe(204);
      ok(await users.change(id, { name: 'Stadig ude', lockedOut: false }));
      expect((await users.get(id)).lockedOut).toBe(true);
      for (const act of [unlock, unlock]) expect((await act(id)).status).toBe(204);
    });
    expect(lines.map(({ action }) => action)).toEqual(['lockout', 'update', 'unlock']);
  });

  it('of nobody is 404', async () => {
    for (const act of [lockOut, unlock, remove]) expect((await act(999_999)).status).toBe(404);
  });
});

describe('a deletion', () => {
  it('takes the user with areas, sessions and picture', async () => {
    const { id, email } = await users.make({ password: PASSWORD });
    const client = await users.logIn(email, PASSWORD);
    const lines = await auditOf(test, async () => expect((await remove(id)).status).toBe(204));
    expect(lines).toMatchObject([{ action: 'delete', entity: 'user', entityId: id, before: { email } }]);
    expect(JSON.stringify(lines)).not.toMatch(/argon2/);
    expect((await client.get('/api/user')).status).toBe(401);
    expect((await test.admin.get(`/api/users/${id}`)).status).toBe(404);
  });

  it('of one who is responsible for a sponsorship is refused, by which', async () => {
    const { id } = await users.make();
    const sponsorship = await makeSponsorship(test, { name: 'Ærø BK', userId: id });
    const usedBy = [{ kind: 'sponsorship', id: sponsorship.id, name: 'Ærø BK' }];
    expect(ok(await test.admin.get(`/api/users/${id}/used-by`))).toEqual({ usedBy, usedByTotal: 1 });
    expect(await remove(id)).toMatchObject({ status: 409, body: { usedBy, usedByTotal: 1 } });
    expect((await test.admin.delete(`/api/sponsorships/${sponsorship.id}`)).status).toBe(204);
    expect(ok(await test.admin.get(`/api/users/${id}/used-by`))).toEqual({ usedBy: [], usedByTotal: 0 });
    expect((await remove(id)).status).toBe(204);
    expect((await test.admin.get(`/api/users/${id}/used-by`)).status).toBe(404);
  });
});

describe('a picture', () => {
  const picture = (width: number) =>
    sharp({ create: { width, height: 30, channels: 3, background: '#0f566b' } })
      .png()
      .toBuffer();
  const upload = (id: number, bytes: Buffer) => test.admin.upload(`/api/users/picture/${id}`, bytes);
  const storedFiles = async () =>
    (await test.db.execute(sql`select from files where kind = 'user-picture'`)).rows.length;

  it('takes the place of the one before, raises no version, and goes with its user', async () => {
    const { id } = await users.make();
    const lines = await auditOf(test, async () => ok(await upload(id, await picture(40))));
    expect(lines).toMatchObject([{ action: 'upload-picture', entity: 'user', entityId: id }]);
    const second = ok(await upload(id, await picture(20))).picture;
    expect(await users.get(id)).toMatchObject({ picture: second, version: 1 });
    expect((await test.user.get(second)).status).toBe(200);
    expect(await storedFiles()).toBe(1);
    expect((await remove(id)).status).toBe(204);
    expect(await storedFiles()).toBe(0);
  });

  it('is judged after its user, by its content', async () => {
    const { id } = await users.make();
    expect((await upload(999_999, Buffer.from('x'))).status).toBe(404);
    expect((await upload(id, Buffer.from('%PDF-1.7'))).status).toBe(415);
    expect((await upload(id, Buffer.alloc(0))).status).toBe(422);
  });
});
