import { addDays } from '@sponsorat/api';
import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createApp } from '../../app.ts';
import { openIndexes } from '../../indexes.ts';
import { START } from '../../testing/app.ts';
import { TestClient } from '../../testing/client.ts';
import { PASSWORD } from '../../testing/fixtures.ts';
import { approvalTestsOf } from '../approvals/approvals.testing.ts';
import { makeProducts, openContractTests, selection } from '../contracts/contracts.testing.ts';
import { makeSponsorship, ok } from '../sponsorships/sponsorships.testing.ts';
import type { IndexedTasks } from './task-index.ts';
import { tasksAs } from './tasks.testing.ts';

const { test, agreements } = await openContractTests();
const { admin, ids } = test;
const DAY = '2026-06-15';
const [seats] = (await makeProducts(test, 'Hospitality', [{ isUtilization: true, hasAmount: true }])) as [number];

/** Another server on the same database. */
const indexes = openIndexes(test.deps.db);
const node = await createApp(test.deps, { indexes });
const there = new TestClient(node);
afterAll(() => node.close());

const rowsOf = ({ table }: IndexedTasks) =>
  table
    .rows()
    .map((row) => JSON.stringify(row))
    .sort();

/**
 * What both servers answer, which must be the same, and what a server that has just started would read: all that the
 * other one keeps.
 */
const answers = async () => {
  const here = tasksAs(admin);
  const lists = async (tasks: typeof here) => [
    await tasks.summary(),
    (await tasks.page()).Result,
    (await tasks.page({ filter: { state: 'done' } })).Result,
  ];
  const pages = await lists(here);
  expect(await lists(tasksAs(there))).toEqual(pages);
  const day = test.clock.now().toISOString().slice(0, 10);
  const started = await openIndexes(test.deps.db).tasks.read(day, rowsOf);
  expect(await indexes.tasks.read(day, rowsOf)).toEqual(started);
  return pages;
};

let club: number;
let rated: { id: number; rates: { id: number }[] };
let own: { id: number; version: number };
beforeEach(async () => {
  await moveTo(START.getTime());
  await test.db.execute(sql`delete from payments`);
  await test.db.execute(sql`delete from contracts`);
  await test.db.execute(sql`delete from sponsorships`);
  await test.db.execute(sql`delete from rule_values`);
  club = (await makeSponsorship(test)).id;
  const products = [selection(seats, { amount: 4 })];
  const rates = [{ amount: 100, dueDate: '2026-06-20' }];
  rated = await agreements.approved(club, { endDate: '2026-08-01', products, rates });
  const task = { sponsorshipId: club, title: 'Ring', dueDate: '2026-06-30', assigneeId: ids.adminId };
  own = ok(await admin.post('/api/tasks/update', task));
});

const keyOf = async (kind: Parameters<ReturnType<typeof tasksAs>['one']>[1]) =>
  (await tasksAs(admin).one(club, kind)).Key;
const act = (action: 'done' | 'reopen' | 'snooze' | 'assign', body: object) => tasksAs(admin).act(action, body);
const pay = async () =>
  ok(
    await admin.post('/api/payments/update', {
      contractId: rated.id,
      rateId: rated.rates[0]?.id,
      amount: 100,
      paidOn: '2026-06-15',
    }),
  );
const kinds = () => tasksAs(admin).kindsOf(club);

/** Moves the clock; on another day everybody must log in anew. */
const moveTo = async (instant: number | string) => {
  test.clock.moveTo(new Date(instant).toISOString());
  for (const client of [admin, there]) await client.logIn('anna@bank.dk', PASSWORD);
};

/** Each changes something that a task follows from. */
const changes: Record<string, () => Promise<unknown>> = {
  'a payment': pay,
  'a payment that is taken back': async () => {
    const { id } = await pay();
    expect(await kinds()).not.toContain('rate');
    await admin.delete(`/api/payments/${id}`);
    expect(await kinds()).toContain('rate');
    await pay();
  },
  'a payment by hand': () => test.db.execute(sql`update contract_rates set paid = amount, registered = amount`),
  'the step of the first day': async () => {
    await moveTo('2026-06-22T10:00:00Z');
    await answers();
    ok(await admin.post('/api/payments/first-day', { before: '2026-06-21' }));
    expect(await kinds()).not.toContain('rate');
  },
  'a signature': async () => {
    const { id } = await agreements.awaiting(club);
    await moveTo('2026-06-30T10:00:00Z');
    expect(await kinds()).toContain('awaiting');
    await answers();
    ok(await agreements.upload(id));
    expect(await kinds()).not.toContain('awaiting');
  },
  'a renewal': () => agreements.call(club, 'renew', { id: rated.id }),
  'another end': () => test.db.execute(sql`update contracts set end_date = '2026-08-02'`),
  'another date of a rate': () => test.db.execute(sql`update contract_rates set due_date = '2026-06-21'`),
  'a rate more': () =>
    test.db.execute(
      sql`insert into contract_rates (contract_id, position, amount, due_date) values (${rated.id}, 1, 5, '2026-06-10')`,
    ),
  'a rate less': () => test.db.execute(sql`delete from contract_rates`),
  'an agreement that is a draft again': () =>
    agreements.call(club, 'delete-file', { id: rated.id, reason: 'Forkert fil' }),
  'what was used': () => test.db.execute(sql`update contract_items set used = 4`),
  'what was decided: done': async () => ok(await act('done', { key: await keyOf('expiry'), note: 'Lukket' })),
  'what was decided: put off': async () =>
    ok(await act('snooze', { key: await keyOf('rate'), until: addDays(DAY, 9) })),
  'what was decided: whose it is': async () =>
    ok(await act('assign', { key: await keyOf('expiry'), userId: ids.adminId })),
  'what was decided, taken back by hand': async () => {
    ok(await act('done', { key: await keyOf('expiry'), note: 'Lukket' }));
    await answers();
    await test.db.execute(sql`delete from task_marks where state is null`);
    await test.db.execute(sql`delete from task_marks`);
    expect(await kinds()).toContain('expiry');
    expect(await tasksAs(admin).list({ state: 'done' })).toEqual([]);
    await test.db.execute(sql`delete from contract_rates`);
  },
  'a task that is done': async () => ok(await act('done', { key: await keyOf('manual') })),
  'a task that is deleted': () => admin.delete(`/api/tasks/${own.id}`),
  'a task that moves to another club': async () => {
    const other = (await makeSponsorship(test, { name: 'Hals' })).id;
    await answers();
    ok(
      await admin.post('/api/tasks/update', {
        ...own,
        sponsorshipId: other,
        title: 'Ring',
        dueDate: '2026-06-30',
      }),
    );
    expect(await tasksAs(admin).kindsOf(other)).toEqual(['manual']);
    expect(await kinds()).not.toContain('manual');
  },
  'a transfer': async () => {
    const transfers = [{ areaIds: [ids.north], userId: ids.adminId }];
    ok(await admin.post(`/api/users/${ids.userId}/transfer`, { transfers }));
    expect((await tasksAs(admin).one(club, 'rate')).UserId).toBe(ids.adminId);
  },
  'another area': () => test.db.execute(sql`update sponsorships set area_id = ${ids.south}`),
  'another name of the club': () => test.db.execute(sql`update sponsorships set name = 'Hals'`),
  'another name of the area': () => test.db.execute(sql`update areas set name = name || ' 2' where id = ${ids.north}`),
  'a club that is gone': async () => {
    await test.db.execute(sql`delete from contracts`);
    await test.db.execute(sql`delete from sponsorships`);
  },
  'a rule': async () =>
    ok(await admin.post('/api/settings/rules/update', { key: 'tasks.rateLead', validFrom: DAY, value: 4 })),
};

describe('the very next answer of every server follows', () => {
  it.each(Object.entries(changes))('%s', async (_what, change) => {
    const before = await answers();
    await change();
    expect(await answers()).not.toEqual(before);
  });

  it('who can act: a name, a lockout, an area', async () => {
    const email = `gitte${club}@bank.dk`;
    const gitte = await test.fixtures.user({ name: 'Gitte', email, areaIds: [ids.north] });
    ok(await act('assign', { key: await keyOf('rate'), userId: gitte }));
    const seen = [];
    for (const statement of [
      sql`update users set name = 'Grethe' where id = ${gitte}`,
      sql`update users set locked_out = true where id = ${gitte}`,
      sql`update users set locked_out = false where id = ${gitte}`,
      sql`delete from user_areas where user_id = ${gitte}`,
      sql`insert into user_areas (user_id, area_id) values (${gitte}, ${ids.north})`,
      sql`update user_areas set area_id = ${ids.south} where user_id = ${gitte}`,
    ]) {
      await test.db.execute(statement);
      await answers();
      seen.push((await tasksAs(admin).one(club, 'rate')).UserName);
    }
    expect(seen).toEqual(['Grethe', 'Bo Bruger', 'Grethe', 'Bo Bruger', 'Grethe', 'Bo Bruger']);
  });

  it('who is asked for an approval, and who asks: a name, a lockout, an area', async () => {
    const approvals = approvalTestsOf(test);
    await test.user.logIn('bo@bank.dk', PASSWORD);
    await approvals.setRule('enabled', true);
    const [asker, asked] = await Promise.all(
      ['Karla', 'Rita'].map((name) =>
        test.fixtures.user({
          name,
          email: `${name}${club}@bank.dk`,
          areaIds: [ids.north],
          approvalLimit: 1_000_000,
        }),
      ),
    );
    const draft = await approvals.draft(180_000);
    ok(await approvals.ask(draft, asked as number));
    await test.db.execute(sql`update contract_approvals set requested_by_id = ${asker}`);
    const seen = [];
    for (const statement of [
      sql`update users set name = name || ' 2' where id in (${asker}, ${asked})`,
      sql`update users set locked_out = true where id in (${asker}, ${asked})`,
      sql`update users set locked_out = false where id in (${asker}, ${asked})`,
      sql`delete from user_areas where user_id in (${asker}, ${asked})`,
    ]) {
      await answers();
      await test.db.execute(statement);
      await answers();
      const task = (kind: 'approve' | 'approval') => tasksAs(admin).one(draft.sponsorshipId, kind);
      seen.push([(await task('approve')).UserName, (await task('approval')).UserName]);
    }
    const responsible = ['Bo Bruger', 'Bo Bruger'];
    expect(seen).toEqual([['Rita 2', 'Karla 2'], responsible, ['Rita 2', 'Karla 2'], responsible]);
  });

  it('nothing before it is committed, and nothing that is rolled back', async () => {
    const before = await answers();
    const broken = test.db.transaction(async (tx) => {
      await tx.execute(sql`update contract_rates set paid = amount, registered = amount`);
      expect(await answers()).toEqual(before);
      throw new Error('rolled back');
    });
    await expect(broken).rejects.toThrow('rolled back');
    expect(await answers()).toEqual(before);
  });

  it('what a log that was cut no longer says', async () => {
    const before = await answers();
    await test.asOwner(sql`alter table contract_rates disable trigger user`);
    await test.db.execute(sql`update contract_rates set paid = amount, registered = amount`);
    await test.asOwner(sql`alter table contract_rates enable trigger user`);
    await test.asOwner(sql`truncate sponsorship_changes`);
    expect(await answers()).not.toEqual(before);
    expect(await kinds()).not.toContain('rate');
  });
});

describe('at midnight in Copenhagen', () => {
  it.each([
    ['in summer', '2026-07-09', '2026-07-09T22:00:00Z'],
    ['in winter', '2026-12-09', '2026-12-09T23:00:00Z'],
    ['as summer time ends', '2026-10-25', '2026-10-25T23:00:00Z'],
    ['as summer time begins', '2027-03-28', '2027-03-28T22:00:00Z'],
  ])('what was due is overdue, for every server: %s', async (_when, day, midnight) => {
    await test.db.execute(sql`delete from contract_items`);
    await test.db.execute(sql`update contracts set end_date = '2029-01-01', renegotiation = null`);
    await test.db.execute(sql`update contract_rates set due_date = ${day}`);
    await test.db.execute(sql`delete from tasks`);
    const summaries = async () => [await tasksAs(admin).summary(), await tasksAs(there).summary()];
    const before = { overdue: 0, week: 1, month: 1, next: day };
    const after = { overdue: 1, week: 0, month: 0, next: null };
    await moveTo(Date.parse(midnight) - 1_000);
    expect(await summaries()).toEqual([before, before]);
    await moveTo(Date.parse(midnight));
    expect(await summaries()).toEqual([after, after]);
    await moveTo(Date.parse(midnight) + 1_000);
    expect(await summaries()).toEqual([after, after]);
  });
});
