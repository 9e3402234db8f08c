import { describe, expect, it } from 'vitest';
import { openTestApp } from '../../testing/app.ts';
import type { TestClient } from '../../testing/client.ts';
import { PASSWORD as ADMIN_PASSWORD } from '../../testing/fixtures.ts';
import { usersOf } from './users.testing.ts';

const test = await openTestApp();
const users = usersOf(test);

const PASSWORD = 'en-god-og-lang-kode';
const refusal = (message: string) => ({ status: 409, body: { message: expect.stringContaining(message) } });
const admin = (values: object = {}) => users.make({ roles: ['Admin'], password: PASSWORD, ...values });

describe('the last active Admin', () => {
  it('keeps the role, also where the only other one is locked out', async () => {
    const { adminId } = test.ids;
    const last = refusal('den sidste aktive administrator');
    expect(await users.change(adminId, { roles: ['Bruger'] })).toMatchObject(last);
    expect(await users.change(adminId, { roles: ['Bruger'], name: '', areaIds: [] })).toMatchObject(last);
    expect((await users.change(adminId, { name: '', areaIds: [] })).status).toBe(422);
    const { id } = await admin();
    expect((await test.admin.post(`/api/users/${id}/lockout`)).status).toBe(204);
    expect(await users.change(adminId, { roles: ['Bruger'] })).toMatchObject(last);
    expect((await users.get(adminId)).roles).toEqual(['Admin']);
    expect((await users.change(id, { roles: ['Bruger'] })).status).toBe(200);
  });

  it.each(['lockout', 'delete'] as const)('is left where the last two %s each other at once', async (how) => {
    const { adminId } = test.ids;
    const [one, other] = [await admin(), await admin()];
    const [oneClient, otherClient] = [await users.logIn(one.email, PASSWORD), await users.logIn(other.email, PASSWORD)];
    expect((await oneClient.post(`/api/users/${adminId}/lockout`)).status).toBe(204);
    const go = (from: TestClient, id: number) =>
      how === 'delete' ? from.delete(`/api/users/${id}`) : from.post(`/api/users/${id}/lockout`);
    const [first, second] = await Promise.all([go(oneClient, other.id), go(otherClient, one.id)]);
    // The one who was late may have lost the session before the rule was asked.
    const [left, late, gone] = first.status === 204 ? [oneClient, second, other] : [otherClient, first, one];
    expect([401, 409]).toContain(late.status);
    expect((await left.post(`/api/users/${adminId}/unlock`)).status).toBe(204);
    await test.admin.logIn('anna@bank.dk', ADMIN_PASSWORD);
    const winner = gone === one ? other : one;
    expect((await test.admin.post(`/api/users/${winner.id}/lockout`)).status).toBe(204);
  });

  it('is one of two who demote each other at once', async () => {
    for (let round = 0; round < 5; round += 1) {
      const other = await admin();
      const client = await users.logIn(other.email, PASSWORD);
      const { version: _v, ...first } = await users.get(test.ids.adminId);
      const demote = (user: object) => ({ ...user, roles: ['Bruger'] });
      const answers = await Promise.all([
        users.save(demote(first), client),
        users.save(demote({ ...other, version: null })),
      ]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      const [demotedFirst] = answers;
      if (demotedFirst?.status === 200)
        expect((await users.save({ ...first, roles: ['Admin'] }, client)).status).toBe(200);
      expect((await test.admin.post(`/api/users/${other.id}/lockout`)).status).toBe(204);
    }
  });
});

describe('oneself', () => {
  it('nobody locks out or deletes, however many Admins there are', async () => {
    const { id, email } = await admin();
    const client = await users.logIn(email, PASSWORD);
    expect(await client.post(`/api/users/${id}/lockout`)).toMatchObject(refusal('dig selv'));
    expect(await client.delete(`/api/users/${id}`)).toMatchObject(refusal('dig selv'));
    expect((await client.get('/api/user')).status).toBe(200);
  });
});
