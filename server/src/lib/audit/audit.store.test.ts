import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { agreementsOf, auditOf, makeProducts, selection } from '../../features/contracts/contracts.testing.ts';
import { makeSponsorship, ok, sponsorshipValues } from '../../features/sponsorships/sponsorships.testing.ts';
import { openTestApp, START } from '../../testing/app.ts';
import { lastLine } from '../../testing/audit-lines.ts';
import { audit } from './audit.store.ts';

const test = await openTestApp();

const line = { action: 'update', entity: 'company', entityId: 7 } as const;
const count = async (): Promise<number> => {
  const { rows } = await test.db.execute<{ lines: number }>(sql`select count(*) as lines from audit_log`);
  return rows[0]?.lines ?? 0;
};

describe('the audit log', () => {
  it.each([
    ['changed', sql`update audit_log set action = 'delete'`],
    ['deleted', sql`delete from audit_log`],
    ['emptied', sql`truncate audit_log`],
    ['emptied with what refers to it', sql`truncate audit_log restart identity cascade`],
    [
      'changed by a detour',
      sql`insert into audit_log (id, at, action, entity) overriding system value
      select id, at, action, entity from audit_log limit 1 on conflict (id) do update set action = 'delete'`,
    ],
  ])('cannot be %s, by the app or by the owner of its table', async (_name, statement) => {
    await audit(test.db, test.clock, { name: 'Systemet' }, line);
    const before = await count();
    await expect(test.db.execute(statement)).rejects.toMatchObject({
      cause: { message: 'permission denied for table audit_log' },
    });
    await expect(test.asOwner(statement)).rejects.toMatchObject({
      cause: { message: expect.stringMatching(/the audit log is append-only|referenced in a foreign key/) },
    });
    expect(await count()).toBe(before);
  });

  it('says who, when, what, before, after and from where', async () => {
    const actor = { id: test.ids.userId, name: 'Bo Bruger', address: '10.7.0.1', requestId: 'r-1' };
    await audit(test.db, test.clock, actor, { ...line, before: { name: 'Før' }, after: { name: 'Æfter' } });
    expect(await lastLine(test.db)).toMatchObject({
      at: START,
      actorId: test.ids.userId,
      by: 'Bo Bruger',
      action: 'update',
      kind: 'company',
      recordId: 7,
      before: { name: 'Før' },
      after: { name: 'Æfter' },
      address: '10.7.0.1',
      requestId: 'r-1',
    });
  });

  it('outlives the user that it names', async () => {
    const id = await test.fixtures.user({ name: 'Snart Væk', email: 'vaek@bank.dk' });
    await audit(test.db, test.clock, { id, name: 'Snart Væk' }, line);
    await test.db.execute(sql`delete from users where id = ${id}`);
    expect(await lastLine(test.db)).toMatchObject({ actorId: id, by: 'Snart Væk' });
  });
});

describe('a change', () => {
  it('has one line, of the request that made it', async () => {
    const lines = await auditOf(test, () => makeSponsorship(test, { name: 'Linje BK' }, test.user));
    expect(lines).toMatchObject([
      { action: 'create', entity: 'sponsorship', actorName: 'Bo Bruger', after: { name: 'Linje BK' } },
    ]);
    const made = { requestId: expect.stringMatching(/^[\da-f-]{36}$/), address: '127.0.0.1' };
    expect(await lastLine(test.db)).toMatchObject(made);
  });

  it('names the sponsorship that its record hangs on, and outlives the agreement', async () => {
    const agreements = agreementsOf(test);
    const [tracked = 0] = await makeProducts(test, 'Hospitality', [{ hasAmount: true, isUtilization: true }]);
    const { sponsorship, contract } = await agreements.active([selection(tracked, { amount: 4 })]);
    const act = async (action: string, body: object) => ok(await agreements.call(sponsorship.id, action, body));
    const [item] = ok(await test.admin.get(`/api/sponsorships/${sponsorship.id}/hospitality`));
    await act('save-utilization', { id: item?.id, used: 2 });
    await act('save-public', { id: item?.id, public: true });
    await test.admin.get(`/print-contract?id=${contract.id}`);
    await test.admin.get(String(contract.signedDocument));
    await act('copy', { id: contract.id });
    await act('delete-file', { id: contract.id, reason: 'Forkert fil' });
    await test.admin.post(`/api/sponsorships/${sponsorship.id}/delete`, { id: contract.id });
    const { rows } = await test.db.execute(sql`select entity, action from audit_log
      where sponsorship_id = ${sponsorship.id} order by id`);
    expect(rows.map(({ entity, action }) => `${entity} ${action}`)).toEqual([
      'sponsorship create',
      'contract create',
      'contract confirm',
      'contract approve',
      'item save-usage',
      'item save-public',
      'contract print',
      'file download',
      'contract copy',
      'contract reopen',
      'contract delete',
    ]);
  });

  it('that does not come about leaves none', async () => {
    const { id } = await makeSponsorship(test);
    const lines = await auditOf(test, async () => {
      expect((await test.user.post('/api/sponsorships/update', { id, name: '' })).status).toBe(422);
      expect(
        (await test.user.post('/api/sponsorships/update', sponsorshipValues(test, { id, version: 99 }))).status,
      ).toBe(409);
      expect((await test.other.delete('/api/sponsorships/999999')).status).toBe(404);
    });
    expect(lines).toEqual([]);
  });

  it('whose line cannot be written is not made', async () => {
    const { id } = await makeSponsorship(test, { name: 'Uændret' });
    await test.asOwner(sql`alter table audit_log rename to audit_log_away`);
    const save = await test.user.post('/api/sponsorships/update', sponsorshipValues(test, { id, name: 'Uden spor' }));
    const stranger = test.anonymous('10.7.0.2');
    await stranger.get('/api/user');
    const login = await stranger.logIn('bo@bank.dk', 'forkert-adgangskode');
    await test.asOwner(sql`alter table audit_log_away rename to audit_log`);
    expect([save.status, login.status]).toEqual([500, 500]);
    expect(ok(await test.user.get(`/api/sponsorships/${id}`)).name).toBe('Uændret');
    expect((await test.db.execute(sql`select from login_failures`)).rows).toEqual([]);
  });
});
