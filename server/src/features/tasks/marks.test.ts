import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { START } from '../../testing/app.ts';
import { PASSWORD } from '../../testing/fixtures.ts';
import { auditOf, makeProducts, openContractTests, selection } from '../contracts/contracts.testing.ts';
import { makeSponsorship, ok } from '../sponsorships/sponsorships.testing.ts';
import { tasksAs } from './tasks.testing.ts';

const { test, agreements } = await openContractTests();
const { admin, user, other, ids } = test;
const { kindsOf, one, act, list, summary } = tasksAs(admin);
const [seats] = (await makeProducts(test, 'Hospitality', [{ isUtilization: true, hasAmount: true }])) as [number];

/** Moves the clock to noon of a day, everyone logged in anew. */
const noonOf = async (day: string) => {
  test.clock.moveTo(`${day}T10:00:00Z`);
  const people = [
    [admin, 'anna@bank.dk'],
    [user, 'bo@bank.dk'],
    [other, 'dorte@bank.dk'],
  ] as const;
  await Promise.all(people.map(([client, email]) => client.logIn(email, PASSWORD)));
};

let club: number;
let contract: number;
let key: string;
beforeEach(async () => {
  await noonOf(START.toISOString().slice(0, 10));
  club = (await makeSponsorship(test)).id;
  const products = [selection(seats, { amount: 4 })];
  contract = (await agreements.approved(club, { endDate: '2026-08-01', products })).id;
  key = `expiry:${contract}:2026-08-01`;
});
const expiry = (state: 'open' | 'snoozed' | 'done' = 'open') => list({ sponsorship: club, kind: 'expiry', state });

describe('a task that is done', () => {
  it('is listed as done, with the note of what was decided', async () => {
    const row = ok(await act('done', { key, note: ' Klubben er lukket ' }));
    expect(row).toMatchObject({ Key: key, State: 'done', Until: null, Note: 'Klubben er lukket' });
    expect(await expiry()).toEqual([]);
    expect(await expiry('done')).toEqual([row]);
  });

  it.each(['', '  ', null, undefined])('needs a note where an agreement ends: %j', async (note) => {
    const { status, body } = await act('done', { key, note });
    expect([status, body.fields]).toEqual([422, { note: 'Skriv, hvad der er besluttet' }]);
    expect(await expiry()).toHaveLength(1);
  });

  it('needs one where an agreement is to be renegotiated, and none elsewhere', async () => {
    const { id } = await agreements.approved(club, {
      renegotiation: '2026-06-20',
      startDate: '2025-01-01',
      endDate: '2026-09-01',
    });
    expect((await act('done', { key: `renegotiation:${id}:2026-06-20` })).status).toBe(404);
    ok(await agreements.call(club, 'delete-file', { id: contract, reason: 'Forkert' }));
    expect((await act('done', { key: `renegotiation:${id}:2026-06-20` })).status).toBe(422);
    ok(await act('done', { key: `renegotiation:${id}:2026-06-20`, note: 'Forhandlet' }));
    expect((await kindsOf(club, { state: 'done' })).sort()).toEqual(['renegotiation']);
  });

  it('of a product needs no note', async () => {
    const { Key } = await one(club, 'hospitality');
    expect(ok(await act('done', { key: Key }))).toMatchObject({ State: 'done', Note: null });
  });

  it('of a product says the same when the product is gone, and cannot be opened again then', async () => {
    const { Key, Text } = await one(club, 'hospitality');
    ok(await act('done', { key: Key }));
    expect(await one(club, 'hospitality', { state: 'done' })).toMatchObject({ Text, CanReopen: true });
    ok(await agreements.call(club, 'delete-file', { id: contract, reason: 'Forkert' }));
    expect(await one(club, 'hospitality', { state: 'done' })).toMatchObject({ Text, CanReopen: false });
    ok(await agreements.call(club, 'update', { id: contract, products: [] }));
    expect(await one(club, 'hospitality', { state: 'done' })).toMatchObject({ Key, Text, CanReopen: false });
    expect(await list({ sponsorship: club, state: 'done', search: Text })).toHaveLength(1);
    expect((await act('reopen', { key: Key })).status).toBe(404);
  });

  it('about money ends with money, and some end by themselves', async () => {
    await agreements.draft(club, { rates: [] });
    await agreements.awaiting(club);
    const { id, rates } = await agreements.approved(club, { rates: [{ amount: 10, dueDate: '2026-06-20' }] });
    const next = ok(await agreements.call(club, 'copy', { id }));
    await noonOf('2026-06-30');
    const rows = await list({ sponsorship: club });
    const answers = await Promise.all(
      rows.map(async ({ Kind, Key }) => [Kind, (await act('done', { key: Key, note: 'Gjort' })).status] as const),
    );
    expect(Object.fromEntries(answers)).toEqual({ rate: 409, awaiting: 409, draft: 409, renewal: 409 });
    expect((await act('done', { key: `rate:${rates[0]?.id}:2026-06-20` })).body.message).toBe(
      'Registrér betalingen. Så er opgaven væk.',
    );
    // Before what is wrong with the note: nothing that could be sent would do.
    expect((await act('done', { key: `renewal:${next.id}:2026-12-31`, note: 7 })).status).toBe(409);
  });

  it('is listed for 180 days, also where its fact is gone', async () => {
    ok(await act('done', { key, note: 'Klubben er lukket' }));
    ok(await agreements.call(club, 'delete-file', { id: contract, reason: 'Forkert' }));
    await agreements.call(club, 'delete', { id: contract });
    expect(await expiry('done')).toMatchObject([
      { Key: key, ContractId: null, Note: 'Klubben er lukket', Path: `/sponsorships/${club}`, CanReopen: false },
    ]);
    expect((await act('reopen', { key })).status).toBe(404);
    await noonOf('2026-12-12');
    expect(await expiry('done')).toHaveLength(1);
    await noonOf('2026-12-13');
    expect(await expiry('done')).toEqual([]);
  });

  it('can be opened again', async () => {
    ok(await act('done', { key, note: 'Klubben er lukket' }));
    expect(await expiry('done')).toMatchObject([{ CanReopen: true }]);
    expect(ok(await act('reopen', { key }))).toMatchObject({ State: 'open', Note: null, CanReopen: false });
    expect([await expiry('done'), await expiry()]).toMatchObject([[], [{ Key: key }]]);
  });
});

describe('a mark belongs to the fact that it was made about', () => {
  it('and does not survive another end of the agreement', async () => {
    ok(await act('done', { key, note: 'Fornyes ikke' }));
    ok(await act('assign', { key, userId: ids.adminId }));
    ok(await agreements.call(club, 'delete-file', { id: contract, reason: 'Forkert' }));
    ok(await agreements.call(club, 'update', { id: contract, endDate: '2026-08-02' }));
    ok(await agreements.call(club, 'confirm', { id: contract }));
    ok(await agreements.upload(contract));
    expect(await expiry()).toMatchObject([
      { Key: `expiry:${contract}:2026-08-02`, State: 'open', Note: null, UserId: ids.userId },
    ]);
    expect(await expiry('done')).toMatchObject([{ Key: key, Note: 'Fornyes ikke', UserId: ids.adminId }]);
    expect((await act('snooze', { key, until: '2026-06-20' })).status).toBe(404);
  });

  it('nor another date of a rate', async () => {
    const { id, rates } = await agreements.approved(club, { rates: [{ amount: 10, dueDate: '2026-06-20' }] });
    const rate = rates[0]?.id;
    ok(await act('snooze', { key: `rate:${rate}:2026-06-20`, until: '2026-07-20' }));
    ok(await agreements.call(club, 'delete-file', { id, reason: 'Forkert' }));
    ok(await agreements.call(club, 'update', { id, rates: [{ id: rate, amount: 10, dueDate: '2026-06-21' }] }));
    ok(await agreements.call(club, 'confirm', { id }));
    ok(await agreements.upload(id));
    expect(await one(club, 'rate')).toMatchObject({ Key: `rate:${rate}:2026-06-21`, State: 'open' });
  });
});

describe('a task that is snoozed', () => {
  it('is back at midnight in Copenhagen', async () => {
    expect(ok(await act('snooze', { key, until: '2026-06-20' }))).toMatchObject({
      State: 'snoozed',
      Until: '2026-06-20',
    });
    expect([await expiry(), await expiry('snoozed')]).toMatchObject([[], [{ Key: key }]]);
    test.clock.moveTo('2026-06-19T21:59:59Z');
    await admin.logIn('anna@bank.dk', PASSWORD);
    expect([await expiry(), await expiry('snoozed')]).toMatchObject([[], [{ Key: key }]]);
    test.clock.moveTo('2026-06-19T22:00:00Z');
    expect([await expiry(), await expiry('snoozed')]).toMatchObject([[{ Key: key, State: 'open', Until: null }], []]);
  });

  it.each([
    ['2026-06-14', 'Udskyd til skal være en dag efter i dag'],
    ['2026-06-15', 'Udskyd til skal være en dag efter i dag'],
    ['2026-12-13', 'Udskyd til kan senest være 12-12-2026'],
    ['2026-02-30', 'Udskyd til skal være en gyldig dato (dd-mm-åååå)'],
    [undefined, 'Udskyd til skal udfyldes'],
  ])('is so until a day after today, 180 days on at most: %s', async (until, message) => {
    const { status, body } = await act('snooze', { key, until });
    expect([status, body.fields]).toEqual([422, { until: message }]);
  });

  it('may be so for 180 days', async () => {
    expect(ok(await act('snooze', { key, until: '2026-12-12' })).Until).toBe('2026-12-12');
  });

  it('is not counted', async () => {
    const before = await summary();
    const { Key } = await one(club, 'hospitality');
    ok(await act('snooze', { key: Key, until: '2026-06-20' }));
    const mine = await summary();
    expect(before.month - mine.month).toBe(0);
    const { id, rates } = await agreements.approved(club, { rates: [{ amount: 10, dueDate: '2026-06-20' }] });
    expect((await summary()).month).toBe(mine.month + 1);
    ok(await act('snooze', { key: `rate:${rates[0]?.id}:2026-06-20`, until: '2026-06-21' }));
    expect([id > 0, (await summary()).month]).toEqual([true, mine.month]);
  });
});

describe('a done task that is assigned', () => {
  it('keeps who did it, and when', async () => {
    const { Key } = await one(club, 'hospitality');
    ok(await act('done', { key: Key }));
    const mark = async () =>
      (
        await test.db.execute(
          sql`select updated_by, updated_at, assignee_id from task_marks where kind = 'hospitality' and sponsorship_id = ${club}`,
        )
      ).rows;
    await test.db.execute(sql`update task_marks set updated_by = 'Dorte' where sponsorship_id = ${club}`);
    const [before] = await mark();
    test.clock.moveBy(60_000);
    ok(await act('assign', { key: Key, userId: ids.adminId }));
    expect(await mark()).toEqual([{ ...before, assignee_id: ids.adminId }]);
  });
});

describe('whose a task is', () => {
  const ofUser = (id: number) => list({ sponsorship: club, user: id, kind: 'expiry' });

  it('the responsible user’s, until it is assigned, and then again', async () => {
    expect(await ofUser(ids.userId)).toHaveLength(1);
    expect(ok(await act('assign', { key, userId: ids.adminId }))).toMatchObject({
      UserId: ids.adminId,
      UserName: 'Anna Admin',
      State: 'open',
    });
    expect([await ofUser(ids.userId), await ofUser(ids.adminId)]).toMatchObject([[], [{ Key: key }]]);
    expect(ok(await act('assign', { key, userId: null }))).toMatchObject({ UserId: ids.userId, AssigneeId: null });
    expect(await ofUser(ids.userId)).toHaveLength(1);
  });

  it('of an active user who has the area, and of nobody else', async () => {
    const lockedOut = await test.fixtures.user({
      name: 'Låst Ude',
      email: `laast${club}@bank.dk`,
      areaIds: [ids.north],
      lockedOut: true,
    });
    for (const userId of [ids.otherId, lockedOut, 999_999]) {
      const { status, body } = await act('assign', { key, userId });
      expect([status, body.fields]).toEqual([
        422,
        { userId: 'Ansvarlig skal være en aktiv bruger med adgang til sponsoratets område' },
      ]);
    }
  });

  it('of nobody active where the responsible user is locked out', async () => {
    const email = `snart${club}@bank.dk`;
    const gone = await test.fixtures.user({ name: 'Snart Væk', email, areaIds: [ids.north] });
    const { id } = await makeSponsorship(test, { userId: gone });
    await agreements.approved(id, { endDate: '2026-08-01' });
    const listUnassigned = () => list({ sponsorship: id, unassigned: true });
    expect(await listUnassigned()).toEqual([]);
    await admin.post(`/api/users/${gone}/lockout`);
    expect(await listUnassigned()).toMatchObject([{ UserId: gone, UserName: 'Snart Væk', UserLockedOut: true }]);
    expect(await list({ sponsorship: id, user: gone })).toHaveLength(1);
    const { Key } = await one(id, 'expiry');
    ok(await act('assign', { key: Key, userId: ids.userId }));
    expect(await listUnassigned()).toEqual([]);
    expect(await list({ sponsorship: id, unassigned: false })).toHaveLength(1);
  });

  it('the responsible user’s again while whom it is assigned to is locked out, or lacks the area', async () => {
    const email = `gitte${club}@bank.dk`;
    const gitte = await test.fixtures.user({ name: 'Gitte', email, areaIds: [ids.north] });
    ok(await act('assign', { key, userId: gitte }));
    const whose = async () => [(await one(club, 'expiry')).UserName, (await ofUser(gitte)).length];
    expect(await whose()).toEqual(['Gitte', 1]);
    await admin.post(`/api/users/${gitte}/lockout`);
    expect(await whose()).toEqual(['Bo Bruger', 0]);
    expect(await list({ sponsorship: club, unassigned: true })).toEqual([]);
    await admin.post(`/api/users/${gitte}/unlock`);
    expect(await whose()).toEqual(['Gitte', 1]);
    await test.db.execute(sql`update sponsorships set area_id = ${ids.south} where id = ${club}`);
    expect(await whose()).toEqual(['Bo Bruger', 0]);
  });

  it('moves with the sponsorship, but for what is assigned', async () => {
    const from = await test.fixtures.user({ name: 'Fra', email: `fra${club}@bank.dk`, areaIds: [ids.north] });
    const { id } = await makeSponsorship(test, { userId: from });
    await agreements.approved(id, { endDate: '2026-08-01', products: [selection(seats, { amount: 4 })] });
    ok(await act('assign', { key: (await one(id, 'hospitality')).Key, userId: ids.adminId }));
    const transfers = [{ areaIds: [ids.north], userId: ids.userId }];
    ok(await admin.post(`/api/users/${from}/transfer`, { transfers }));
    expect((await list({ sponsorship: id })).map(({ Kind, UserId }) => [Kind, UserId]).sort()).toEqual([
      ['expiry', ids.userId],
      ['hospitality', ids.adminId],
    ]);
  });
});

describe('a decision', () => {
  it('of two at once: the last wins, both are answered and both are in the log', async () => {
    const lines = await auditOf(test, async () => {
      const answers = await Promise.all(
        [admin, user].map((client, n) => tasksAs(client).act('snooze', { key, until: `2026-06-2${n}` })),
      );
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    });
    expect(lines.map(({ action, entity }) => [action, entity])).toEqual([
      ['snooze', 'task'],
      ['snooze', 'task'],
    ]);
    const last = lines.at(-1)?.after as { until: string };
    expect((await expiry('snoozed'))[0]?.Until).toBe(last.until);
  });

  it('is not made about a task that there is not, or that lies elsewhere', async () => {
    for (const action of ['done', 'reopen', 'snooze', 'assign'] as const) {
      const values = { note: 'x', until: '2026-06-20', userId: null };
      for (const wrong of [
        `expiry:${contract}:2026-08-02`,
        `rate:${contract}:2026-08-01`,
        'expiry:1',
        'x',
        `hvad:1:2026-08-01`,
      ])
        expect((await act(action, { key: wrong, ...values })).status, `${action} ${wrong}`).toBe(404);
      expect((await tasksAs(other).act(action, { key, ...values })).status).toBe(404);
      for (const nothing of [undefined, null, 7])
        expect((await act(action, { key: nothing, ...values })).status).toBe(422);
    }
  });

  it('stays with the sponsorship, and goes with it', async () => {
    const { id } = await makeSponsorship(test);
    const own = ok(await admin.post('/api/tasks/update', { sponsorshipId: id, title: 'Ring', dueDate: '2026-07-01' }));
    ok(await act('done', { key: `manual:${own.id}:2026-07-01` }));
    expect((await admin.delete(`/api/sponsorships/${id}`)).status).toBe(204);
    const { rows } = await test.db.execute(sql`select from task_marks where sponsorship_id = ${id}`);
    expect(rows).toEqual([]);
    expect(await list({ sponsorship: id, state: 'done' })).toEqual([]);
  });
});
