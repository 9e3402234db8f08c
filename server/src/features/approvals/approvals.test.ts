import type { Contract } from '@sponsorat/api';
import { beforeEach, describe, expect, it } from 'vitest';
import { openTestApp } from '../../testing/app.ts';
import { PASSWORD } from '../../testing/fixtures.ts';
import { auditOf } from '../contracts/contracts.testing.ts';
import { csvOf, importsOf } from '../imports/imports.testing.ts';
import { makeSponsorship, ok, sponsorshipValues } from '../sponsorships/sponsorships.testing.ts';
import { tasksAs } from '../tasks/tasks.testing.ts';
import { userValues } from '../users/users.testing.ts';
import { approvalTestsOf } from './approvals.testing.ts';

const test = await openTestApp();
const { admin, user, other, ids } = test;
const { people, setRule, call, read, limit, approver, draft, ask, bell } = approvalTestsOf(test);
const chief = await approver(200_000, { name: 'Carla Chef' });
const approversOf = async ({ id, sponsorshipId }: Contract, client = user) =>
  ok(await client.get(`/api/sponsorships/${sponsorshipId}/approvers/${id}`));
const NEEDED = { status: 409, body: { message: 'Aftalen skal godkendes af en anden' } };
const none = { state: 'none', requestedBy: null, approver: null, decidedBy: null, reason: null, conflict: null };

/** The rule is on, with nothing free; Bo may allow 50.000 kr. and the chief 200.000 kr. */
beforeEach(async () => {
  await setRule('enabled', true);
  await setRule('fourEyes', false);
  await setRule('over', 0);
  await limit(ids.userId, 50_000);
  await limit(chief.user.id, 200_000);
});

describe('without the rule', () => {
  beforeEach(() => setRule('enabled', false));

  it('an agreement is locked as ever, and says nothing of approvals', async () => {
    const made = await draft(9_000_000);
    expect(made).not.toHaveProperty('approval');
    const locked = ok(await call(made, 'confirm'));
    expect(locked).toMatchObject({ status: 'Afventer', confirmedBy: 'Bo Bruger' });
    expect(locked).not.toHaveProperty('approval');
    expect(ok(await user.get('/api/user'))).not.toHaveProperty('approval');
  });

  it('nobody can be asked', async () => {
    const made = await draft(180_000);
    expect(await approversOf(made)).toEqual([]);
    expect((await ask(made, chief.user.id)).status).toBe(409);
    expect((await call(made, 'decide', { decision: 'granted' }, chief.client)).status).toBe(409);
    expect((await call(made, 'withdraw-approval')).status).toBe(409);
  });

  it('what was asked before is neither shown nor a task, and is there again with the rule', async () => {
    await setRule('enabled', true);
    const made = await draft(180_000);
    ok(await ask(made, chief.user.id));
    await setRule('enabled', false);
    expect(await read(made)).not.toHaveProperty('approval');
    expect(await tasksAs(chief.client).kindsOf(made.sponsorshipId)).toEqual([]);
    await setRule('enabled', true);
    expect(await read(made)).toMatchObject({ approval: { state: 'requested' } });
  });
});

describe('locking an agreement', () => {
  it('asks whether one has a post in the club', async () => {
    const made = await draft(1_000);
    for (const conflict of [undefined, null])
      expect(await call(made, 'confirm', { conflict })).toMatchObject({
        status: 422,
        body: { fields: { conflict: 'Post i klubben skal besvares' } },
      });
    const lines = await auditOf(test, async () => ok(await call(made, 'confirm', { conflict: '' })));
    expect(lines).toMatchObject([{ action: 'confirm', after: { conflict: 'Nej' } }]);
  });

  it.each([
    [49_999.99, 200],
    [50_000, 200],
    [50_000.01, 409],
  ])('of %d kr. within a limit of 50.000 kr. answers %d', async (amount, status) => {
    const made = await draft(amount);
    expect(made.approval).toMatchObject({ ...none, needed: status === 409 });
    expect((await call(made, 'confirm', { conflict: '' })).status).toBe(status);
    expect((await read(made)).status).toBe(status === 200 ? 'Afventer' : 'Kladde');
  });

  it.each([
    [9_999.99, 200],
    [10_000, 200],
    [10_000.01, 409],
  ])('of %d kr. without a limit, with 10.000 kr. free, answers %d', async (amount, status) => {
    await limit(ids.userId, null);
    await setRule('over', 10_000);
    expect((await call(await draft(amount), 'confirm', { conflict: '' })).status).toBe(status);
  });

  it('is measured by the whole total, not by the year', async () => {
    const made = await draft(30_000, { endDate: '2027-12-31' });
    expect(made.amount).toBe(60_000);
    expect(await call(made, 'confirm', { conflict: '' })).toMatchObject(NEEDED);
  });

  it('is no right of an Admin, who has no limit either', async () => {
    expect(await call(await draft(1), 'confirm', { conflict: '' }, admin)).toMatchObject(NEEDED);
  });

  it('is somebody else’s with a post in the club, whatever the amount', async () => {
    await setRule('over', 10_000);
    const made = await draft(1);
    expect(await call(made, 'confirm', { conflict: 'Kasserer' })).toMatchObject(NEEDED);
    expect(ok(await call(made, 'confirm', { conflict: ' ' })).status).toBe('Afventer');
  });

  it('under four eyes is of nobody who has saved the draft, but for what is free', async () => {
    await setRule('fourEyes', true);
    const made = await draft(20_000);
    expect(await call(made, 'confirm', { conflict: '' })).toMatchObject(NEEDED);
    expect(ok(await call(made, 'confirm', { conflict: '' }, chief.client)).confirmedBy).toBe('Carla Chef');
    await setRule('over', 20_000);
    expect(ok(await call(await draft(20_000), 'confirm', { conflict: '' })).status).toBe('Afventer');
  });

  it('of a simple agreement saves nothing where somebody else is needed', async () => {
    const { id } = await makeSponsorship(test);
    const values = {
      category: ids.football,
      startDate: '2026-01-01',
      endDate: '2026-12-31',
      sponsorshipAmount: 60_000,
    };
    const simple = (more: object) => user.post(`/api/sponsorships/${id}/confirm-simple`, { ...values, ...more });
    expect(await simple({ conflict: '' })).toMatchObject(NEEDED);
    expect((await simple({})).status).toBe(422);
    expect(ok(await user.get(`/api/sponsorships/${id}/contracts`))).toEqual([]);
    expect(ok(await simple({ conflict: '', sponsorshipAmount: 50_000 })).status).toBe('Afventer');
    const kept = ok(await user.post(`/api/sponsorships/${id}/update`, { ...values, simple: true }));
    expect(kept).toMatchObject({ simple: true, approval: { needed: true } });
    ok(await ask(kept, chief.user.id));
    expect(ok(await call(kept, 'decide', { decision: 'granted' }, chief.client)).status).toBe('Afventer');
  });
});

describe('who can be asked', () => {
  it('is active, has the area and the limit, is not who asks, and comes by name', async () => {
    const made = await draft(180_000);
    const exactly = await approver(180_000, { name: 'Bente Beføjet' });
    await approver(179_999.99, { name: 'Aksel Under' });
    await approver(500_000, { name: 'Anton Syd', areaIds: [ids.south] });
    const gone = await approver(500_000, { name: 'Alma Ude' });
    await admin.post(`/api/users/${gone.user.id}/lockout`);
    await limit(ids.userId, 500_000);
    const expected = [
      { id: exactly.user.id, name: 'Bente Beføjet' },
      { id: chief.user.id, name: 'Carla Chef' },
    ];
    expect(await approversOf(made)).toEqual(expected);
    expect(await ask(made, gone.user.id)).toMatchObject({
      status: 422,
      body: { fields: { approverId: expect.any(String) } },
    });
    expect((await ask(made, ids.userId)).status).toBe(422);
    await limit(exactly.user.id, null);
  });

  it('has not saved it under four eyes', async () => {
    const made = await draft(180_000);
    ok(await call(made, 'update', { sponsorshipAmount: 180_000 }, chief.client));
    expect(await approversOf(made)).toMatchObject([{ id: chief.user.id }]);
    await setRule('fourEyes', true);
    expect(await approversOf(made)).toEqual([]);
    expect((await ask(made, chief.user.id)).status).toBe(422);
  });

  it('is nobody of a draft without a total, which cannot be asked about either', async () => {
    const made = await draft(180_000, { startDate: null });
    expect(await approversOf(made)).toEqual([]);
    expect(await ask(made, chief.user.id)).toMatchObject({
      status: 422,
      body: { fields: { startDate: 'Startdato skal udfyldes' } },
    });
  });

  it('is told to nobody of another area', async () => {
    const made = await draft(180_000);
    const path = `/api/sponsorships/${made.sponsorshipId}/approvers/${made.id}`;
    expect((await other.get(path)).status).toBe(404);
    const elsewhere = await makeSponsorship(test);
    expect((await user.get(`/api/sponsorships/${elsewhere.id}/approvers/${made.id}`)).status).toBe(404);
  });
});

describe('a question', () => {
  it('waits at the bell and in the tasks of whoever is asked, and in those of whoever asks', async () => {
    const made = await draft(180_000);
    const lines = await auditOf(test, async () => ok(await ask(made, chief.user.id, { note: 'Haster' })));
    expect(lines).toMatchObject([{ action: 'request-approval', after: { approver: 'Carla Chef', conflict: 'Nej' } }]);
    expect(await read(made)).toMatchObject({
      status: 'Kladde',
      approval: { state: 'requested', requestedBy: 'Bo Bruger', approver: 'Carla Chef', note: 'Haster', conflict: '' },
    });
    expect((await bell(chief.client))[0]).toMatchObject({
      kind: 'approval-asked',
      text: `Ærø Boldklub, aftale ${made.number}: Bo Bruger beder dig godkende 180.000 kr.`,
      path: `/sponsorships/${made.sponsorshipId}/${made.id}`,
    });
    const tasks = await tasksAs(user).list({ sponsorship: made.sponsorshipId });
    expect(tasks.map(({ Kind, UserName, DueDate, Text }) => [Kind, UserName, DueDate, Text])).toEqual([
      ['approval', 'Bo Bruger', '2026-06-15', 'Venter på at Carla Chef godkender den'],
      ['approve', 'Carla Chef', '2026-06-15', 'Bo Bruger beder dig godkende aftalen'],
    ]);
    expect(await tasksAs(chief.client).kindsOf(made.sponsorshipId, { user: chief.user.id })).toEqual(['approve']);
    const key = tasks[1]?.Key;
    expect((await tasksAs(user).act('assign', { key, userId: ids.userId })).status).toBe(409);
    expect((await tasksAs(chief.client).act('done', { key })).status).toBe(409);
  });

  it('with a post in the club is a line of its own in the log', async () => {
    const made = await draft(1_000);
    const lines = await auditOf(test, async () => ok(await ask(made, chief.user.id, { conflict: 'Formandens søn' })));
    expect(lines.map(({ entity, action }) => [entity, action])).toEqual([
      ['contract', 'request-approval'],
      ['conflict', 'create'],
    ]);
    const log = ok(await admin.post('/api/log', { filter: { kind: 'conflict' } }));
    expect(log.Result[0]).toMatchObject({ Text: expect.stringContaining('Formandens søn') });
    expect((await read(made)).approval).toMatchObject({ conflict: 'Formandens søn' });
  });

  it('needs an answer about posts, and an approver', async () => {
    const made = await draft(180_000);
    expect((await call(made, 'request-approval', { approverId: chief.user.id })).body.fields).toHaveProperty(
      'conflict',
    );
    expect((await call(made, 'request-approval', { conflict: '' })).body.fields).toHaveProperty('approverId');
    expect((await read(made)).approval).toMatchObject(none);
  });

  it('to another replaces the first', async () => {
    const second = await approver(200_000, { name: 'Dina Direktør' });
    const made = await draft(180_000);
    ok(await ask(made, chief.user.id, { note: 'Haster' }));
    ok(await ask(made, second.user.id));
    expect((await read(made)).approval).toMatchObject({ approver: 'Dina Direktør', note: null });
    expect((await call(made, 'decide', { decision: 'granted' }, chief.client)).status).toBe(403);
    expect(await tasksAs(user).kindsOf(made.sponsorshipId, { user: chief.user.id })).toEqual([]);
    await limit(second.user.id, null);
  });

  it('is taken back, once', async () => {
    const made = await draft(180_000);
    ok(await ask(made, chief.user.id));
    expect(ok(await call(made, 'withdraw-approval')).approval).toMatchObject(none);
    expect((await call(made, 'withdraw-approval')).status).toBe(409);
    expect((await call(made, 'decide', { decision: 'granted' }, chief.client)).status).toBe(409);
  });

  it.each(['user', 'chief'])('is forgotten as the draft is saved, by the %s', async (who) => {
    const made = await draft(180_000);
    ok(await ask(made, chief.user.id));
    const client = who === 'user' ? user : chief.client;
    const saved = ok(await call(made, 'update', { exclusivity: 'Ingen andre banker' }, client));
    expect(saved.approval).toMatchObject(none);
    expect((await call(made, 'decide', { decision: 'granted' }, chief.client)).status).toBe(409);
  });

  it('lies in its area', async () => {
    const made = await draft(180_000);
    expect((await ask(made, chief.user.id, {}, other)).status).toBe(404);
    ok(await ask(made, chief.user.id));
    expect((await call(made, 'withdraw-approval', {}, other)).status).toBe(404);
    expect((await call(made, 'decide', { decision: 'granted' }, other)).status).toBe(404);
    expect((await call(made, 'decide', { decision: 'granted' })).status).toBe(403);
    expect((await call(made, 'decide', { decision: 'granted' }, admin)).status).toBe(403);
    expect((await read(made)).approval?.state).toBe('requested');
  });

  it('is not there for an agreement that is locked', async () => {
    const made = await draft(1_000);
    ok(await call(made, 'confirm', { conflict: '' }));
    expect((await ask(made, chief.user.id)).status).toBe(409);
  });
});

describe('an answer', () => {
  const question = async (amount = 180_000, by = chief.user.id) => {
    const made = await draft(amount);
    return ok<Contract>(await ask(made, by));
  };

  it('that grants it locks it, in the name of whoever granted it, in the PDF too', async () => {
    const made = await question();
    expect((await user.get(`/print-contract?id=${made.id}`)).status).toBe(200);
    const granted = ok<Contract>(await call(made, 'decide', { decision: 'granted' }, chief.client));
    expect(granted).toMatchObject({
      status: 'Afventer',
      confirmedBy: 'Carla Chef',
      approval: { state: 'granted', decidedBy: 'Carla Chef', decidedAt: test.clock.now().toISOString() },
    });
    const terms = ok(await user.get(`/api/sponsorships/contracts/${made.id}/terms`));
    expect(terms).toMatchObject({ draft: false, confirmed: { by: 'Carla Chef' } });
    expect((await bell(user))[0]).toMatchObject({
      kind: 'approval-granted',
      text: `Ærø Boldklub, aftale ${made.number}: Carla Chef har godkendt den`,
    });
    expect(await tasksAs(user).kindsOf(made.sponsorshipId)).toEqual([]);
    expect(ok(await call(made, 'edit')).approval).toMatchObject(none);
  });

  it('is written as one line each', async () => {
    const made = await question();
    const grantedLines = await auditOf(test, () => call(made, 'decide', { decision: 'granted' }, chief.client));
    expect(grantedLines.map(({ action, actorName }) => [action, actorName])).toEqual([
      ['grant-approval', 'Carla Chef'],
      ['confirm', 'Carla Chef'],
    ]);
    const second = await question();
    const declined = { decision: 'declined', reason: 'For dyr' };
    const declinedLines = await auditOf(test, () => call(second, 'decide', declined, chief.client));
    expect(declinedLines).toMatchObject([{ action: 'decline-approval', after: { reason: 'For dyr' } }]);
  });

  it('that declines it says why', async () => {
    const made = await question();
    for (const reason of [undefined, null, ' '])
      expect(await call(made, 'decide', { decision: 'declined', reason }, chief.client)).toMatchObject({
        status: 422,
        body: { fields: { reason: 'Begrundelse skal udfyldes' } },
      });
    const declined = await call(made, 'decide', { decision: 'declined', reason: 'For dyr' }, chief.client);
    expect(ok(declined)).toMatchObject({ status: 'Kladde', approval: { state: 'declined', reason: 'For dyr' } });
    expect((await bell(user))[0]).toMatchObject({ kind: 'approval-declined' });
    expect(await tasksAs(user).kindsOf(made.sponsorshipId)).toEqual([]);
    ok(await ask(made, chief.user.id));
    expect((await read(made)).approval).toMatchObject({ state: 'requested', reason: null, decidedBy: null });
  });

  it.each([{}, { decision: 'maybe' }, { decision: null }])('is not %j', async (body) => {
    const made = await question();
    expect((await call(made, 'decide', body, chief.client)).body.fields).toHaveProperty('decision');
    expect((await read(made)).approval?.state).toBe('requested');
  });

  it('to an older version is refused', async () => {
    const made = await question();
    const { version } = await read(made);
    const answer = { decision: 'granted', version: version - 1 };
    expect((await call(made, 'decide', answer, chief.client)).status).toBe(409);
    expect(ok(await call(made, 'decide', { ...answer, version }, chief.client)).status).toBe('Afventer');
  });

  it('by twenty at once is one', async () => {
    const made = await question();
    const { version } = await read(made);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        call(
          made,
          'decide',
          { version, ...(at % 2 ? { decision: 'granted' } : { decision: 'declined', reason: 'Nej' }) },
          chief.client,
        ),
      ),
    );
    const counts = Map.groupBy(answers, ({ status }) => status);
    expect([counts.get(200)?.length, counts.get(409)?.length]).toEqual([1, 19]);
  });

  it('needs the mandate of the moment: limit and four eyes', async () => {
    const made = await question();
    await limit(chief.user.id, 179_999.99);
    expect((await call(made, 'decide', { decision: 'granted' }, chief.client)).status).toBe(409);
    await limit(chief.user.id, 180_000);
    ok(await call(made, 'update', {}, chief.client));
    await setRule('fourEyes', false);
    ok(await ask(made, chief.user.id));
    await setRule('fourEyes', true);
    expect((await call(made, 'decide', { decision: 'granted' }, chief.client)).status).toBe(409);
    expect((await read(made)).approval?.state).toBe('requested');
    const declined = { decision: 'declined', reason: 'Må ikke' };
    expect((await call(made, 'decide', declined, chief.client)).status).toBe(200);
  });

  it('is of a draft that is reopened asked for anew, and its savers count from then', async () => {
    await setRule('fourEyes', true);
    const made = await question();
    ok(await call(made, 'decide', { decision: 'granted' }, chief.client));
    ok(await call(made, 'edit'));
    ok(await call(made, 'update', {}, admin));
    await limit(ids.userId, 200_000);
    expect(ok(await call(made, 'confirm', { conflict: '' })).confirmedBy).toBe('Bo Bruger');
  });
});

describe('an approver who can no longer answer', () => {
  const back = (made: Contract, name: string) => ({
    kind: 'approval-back',
    text: `${name} kan ikke længere godkende Ærø Boldklub, aftale ${made.number}. Spørg en anden.`,
  });
  const question = async (name: string, areaIds = [ids.north]) => {
    const one = await approver(200_000, { name, areaIds });
    const made = await draft(180_000);
    ok(await ask(made, one.user.id));
    return { ...one, made };
  };

  it('loses the area: the question goes back, and for them the agreement is gone', async () => {
    const { user: one, client, made } = await question('Eva Flyttet', [ids.north, ids.south]);
    const lines = await auditOf(test, async () => ok(await people.change(one.id, { areaIds: [ids.south] })));
    expect(lines.map(({ action }) => action)).toContain('lose-approver');
    expect((await read(made)).approval).toMatchObject(none);
    expect((await bell(user))[0]).toMatchObject(back(made, 'Eva Flyttet'));
    expect((await call(made, 'decide', { decision: 'granted' }, client)).status).toBe(404);
    await admin.post(`/api/users/${one.id}/lockout`);
  });

  it('is locked out', async () => {
    const { user: one, made } = await question('Frida Låst');
    await admin.post(`/api/users/${one.id}/lockout`);
    expect((await read(made)).approval).toMatchObject(none);
    expect((await bell(user))[0]).toMatchObject(back(made, 'Frida Låst'));
  });

  it('is deleted', async () => {
    const { user: one, made } = await question('Gerda Slettet');
    expect((await admin.delete(`/api/users/${one.id}`)).status).toBe(204);
    expect((await read(made)).approval).toMatchObject(none);
    expect((await bell(user))[0]).toMatchObject(back(made, 'Gerda Slettet'));
  });

  it('sees the club move to another area', async () => {
    const { user: one, made } = await question('Hanne Nord');
    const club = ok(await admin.get(`/api/sponsorships/${made.sponsorshipId}`));
    ok(
      await admin.post(
        '/api/sponsorships/update',
        sponsorshipValues(test, { ...club, areaId: ids.south, userId: ids.otherId }),
      ),
    );
    expect((await read(made, admin)).approval).toMatchObject(none);
    await admin.post(`/api/users/${one.id}/lockout`);
  });

  it('is gone without a word where the rule is off, and the question with them', async () => {
    const { user: one, made } = await question('Karla Stille');
    await setRule('enabled', false);
    const before = await bell(user);
    const lines = await auditOf(test, () => admin.post(`/api/users/${one.id}/lockout`));
    expect([await bell(user), lines.map(({ action }) => action)]).toEqual([before, ['lockout']]);
    await setRule('enabled', true);
    expect((await read(made)).approval).toMatchObject(none);
  });

  it('keeps other questions', async () => {
    const { user: one, made } = await question('Ida Bliver', [ids.north, ids.south]);
    const { user: another } = await question('Jane Går', [ids.north, ids.south]);
    ok(await people.change(another.id, { areaIds: [ids.south] }));
    expect((await read(made)).approval).toMatchObject({ state: 'requested', approver: 'Ida Bliver' });
    for (const { id } of [one, another]) await admin.post(`/api/users/${id}/lockout`);
  });
});

describe('a file of agreements', () => {
  const preview = async () => {
    const { id, name } = await makeSponsorship(test, { name: `Filens IF ${Math.random()}` });
    const headings = ['Klub', 'Kategori', 'Startdato', 'Slutdato', 'Årligt beløb'];
    const row = [name, 'Fodbold', '01-01-2026', '31-12-2026', '1.000'];
    const sheets = importsOf(admin, 'contracts', 'awaiting');
    return { clubId: id, run: sheets.run, started: await sheets.preview(csvOf(headings, [row])) };
  };
  const statusOf = async (clubId: number) =>
    ok(await admin.get(`/api/sponsorships/${clubId}/contracts`)).map(({ status }: Contract) => status);

  it('brings drafts, whatever was chosen, and says so', async () => {
    const { clubId, run, started } = await preview();
    expect(started.as).toBe('draft');
    ok(await run(started.id));
    expect(await statusOf(clubId)).toEqual(['Kladde']);
  });

  it('brings drafts where the rule came on before it is run, and what was chosen without the rule', async () => {
    await setRule('enabled', false);
    const [first, second] = [await preview(), await preview()];
    expect(first.started.as).toBe('awaiting');
    ok(await first.run(first.started.id));
    await setRule('enabled', true);
    ok(await second.run(second.started.id));
    expect([await statusOf(first.clubId), await statusOf(second.clubId)]).toEqual([['Afventer'], ['Kladde']]);
  });
});

describe('a limit', () => {
  it('is set by an Admin, never by themself', async () => {
    const answer = await people.change(ids.adminId, { approvalLimit: 1 });
    expect(answer).toMatchObject({
      status: 422,
      body: { fields: { approvalLimit: 'Din egen beføjelse sættes af en anden administrator' } },
    });
    ok(await people.change(ids.adminId, { approvalLimit: null }));
    expect((await people.get(ids.adminId)).approvalLimit).toBeNull();
    const deputy = await people.make({ password: PASSWORD, roles: ['Admin'], areaIds: [ids.north, ids.south] });
    const client = await people.logIn(deputy.email, PASSWORD);
    ok(await people.change(ids.adminId, { approvalLimit: 5_000 }, client));
    expect(ok(await people.change(ids.adminId, { approvalLimit: 5_000 })).approvalLimit).toBe(5_000);
    ok(await people.change(ids.adminId, { approvalLimit: null }, client));
  });

  it('stays where a save does not name it', async () => {
    const { approvalLimit: _limit, version: _version, ...rest } = await people.get(ids.userId);
    ok(await people.save(rest));
    expect((await people.get(ids.userId)).approvalLimit).toBe(50_000);
    ok(await people.save({ ...rest, approvalLimit: '' }));
    expect((await people.get(ids.userId)).approvalLimit).toBeNull();
  });

  it.each([-1, 0.001, '5', 1e13])('is not %j', async (approvalLimit) => {
    expect((await people.change(ids.userId, { approvalLimit })).body.fields).toHaveProperty('approvalLimit');
  });

  it('is not on the wire without the rule, but for who has one', async () => {
    await setRule('enabled', false);
    const without = ok(await people.save(userValues(test)));
    expect(without).not.toHaveProperty('approvalLimit');
    expect(await people.get(ids.userId)).toMatchObject({ approvalLimit: 50_000 });
  });
});
