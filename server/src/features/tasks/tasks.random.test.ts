import { addDays, foldLetters, type IsoDate, type TaskKind, type TaskRow, taskKinds, taskStates } from '@sponsorat/api';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { openTestApp } from '../../testing/app.ts';
import { ruleValues } from '../rule-values/rule-values.table.ts';
import { makeSponsorship } from '../sponsorships/sponsorships.testing.ts';
import { tasksAs } from './tasks.testing.ts';

const test = await openTestApp();
const TODAY = '2026-06-15';
const SUNDAY = '2026-06-21';

/** The same numbers in every run. */
const random = (seed: number) => {
  let state = seed;
  return (below: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
};

const CLUBS = 40;
const people = { ...test.ids };

/** Clubs of both areas with agreements, rates, products and tasks of all sorts, most of them around today. */
beforeAll(async () => {
  await test.db.insert(ruleValues).values({
    key: 'kyc.months',
    validFrom: addDays(TODAY, -20),
    value: 12,
    updatedBy: 'System',
    updatedAt: new Date(),
  });
  const pick = random(7);
  const around = (days: number): IsoDate => addDays(TODAY, pick(2 * days) - days);
  const categoryId = await test.fixtures.productCategory('Varer', 'Hospitality');
  const productId = await test.fixtures.product({ name: 'Plads', categoryId });
  const { rows: files } = await test.db.execute<{ id: number }>(sql`
    insert into files (kind, name, type, size, sha256, bytes, created_at)
    values ('agreement', 'a.pdf', 'application/pdf', 1, 'x', 'x', now()) returning id`);
  for (let club = 0; club < CLUBS; club += 1) {
    const south = club % 4 === 0;
    const values = south ? { areaId: people.south, userId: people.otherId } : { userId: people.userId };
    // Names come four times, so that only the key tells such clubs' tasks apart.
    const checkedOn = club % 3 === 0 ? null : addDays(TODAY, -300 - 3 * club);
    const { id } = await makeSponsorship(test, { name: `Klub ${club >> 2}`, checkedOn, ...values });
    for (let at = 0; at < 1 + pick(4); at += 1) {
      const status = ['Godkendt', 'Godkendt', 'Godkendt', 'Afventer', 'Kladde'][pick(5)] as string;
      const startDate = addDays(TODAY, pick(500) - 450);
      const endDate = addDays(startDate, 90 + pick(500));
      const isFrozen = status !== 'Kladde';
      const renegotiation = pick(3) > 0 ? addDays(endDate, -pick(3) * 60) : null;
      const { rows } = await test.db.execute<{ id: number }>(sql`insert into contracts (number, sponsorship_id, status,
          category_id, start_date, end_date, renegotiation, sponsorship_amount, frozen, agreement_file_id, confirmed_at,
          confirmed_by, approved_at, approved_by, updated_at)
        values (${`2026-${club}-${at}`}, ${id}, ${status}, ${people.football}, ${startDate}, ${endDate}, ${renegotiation}, 1000,
          ${isFrozen ? '{"categoryName":"Fodbold"}' : null}::jsonb, ${isFrozen ? files[0]?.id : null},
          ${isFrozen ? `${around(30)}T12:00:00Z` : null}, 'System',
          ${status === 'Godkendt' ? '2026-01-01T12:00:00Z' : null}, 'System', ${`${around(30)}T12:00:00Z`}) returning id`);
      const contractId = rows[0]?.id as number;
      for (let position = 0; position < pick(4); position += 1)
        await test.db.execute(sql`insert into contract_rates (contract_id, position, amount, due_date)
          values (${contractId}, ${position}, ${100 + pick(5)}, ${around(60)})`);
      for (let position = 0; position < pick(4); position += 1) {
        const section = ['Hospitality', 'Eksponering', 'Aktivering'][pick(3)];
        const product = JSON.stringify({ name: `Vare ${pick(9)}`, section, isUtilization: pick(5) > 0 });
        await test.db.execute(sql`insert into contract_items (contract_id, product_id, position, selected, amount, catering,
            tv_angle, used, frozen)
          values (${contractId}, ${productId}, ${position}, ${pick(6) > 0}, 4, false, false, ${pick(5)},
            ${isFrozen ? product : null}::jsonb)`);
      }
    }
    for (let at = 0; at < pick(3); at += 1)
      await test.db.execute(sql`insert into tasks (sponsorship_id, title, due_date, assignee_id, done_at)
        values (${id}, ${`Opgave ${pick(5)}`}, ${around(60)}, ${pick(2) ? people.adminId : null},
          ${pick(4) ? null : '2026-06-01T12:00:00Z'})`);
  }
  const open = await tasksAs(test.admin).page();
  expect(open.Total).toBeGreaterThan(60);
  expect((await tasksAs(test.admin).list({ kind: 'kyc' })).length).toBeGreaterThan(10);
  // What was decided about every other: some also for what is not so any more.
  const all = [...open.Result, ...(await tasksAs(test.admin).page({ page: 2 })).Result];
  for (const [n, { Key, SponsorshipId }] of all.entries()) {
    if (n % 2 > 0) continue;
    const [kind, recordId, dueDate] = Key.split(':') as [TaskKind, string, string];
    const state = kind === 'manual' ? null : ['done', 'snoozed', null][pick(3)];
    await test.db.execute(sql`insert into task_marks (kind, record_id, due_date, sponsorship_id, state, until, assignee_id,
        updated_at, updated_by)
      values (${kind}, ${Number(recordId)}, ${pick(5) ? dueDate : addDays(dueDate, 1)}, ${SponsorshipId}, ${state},
        ${state === 'snoozed' ? addDays(TODAY, pick(20) - 1) : null}, ${pick(2) ? people.adminId : null},
        ${`${addDays(TODAY, -pick(250))}T12:00:00Z`}, 'System')`);
  }
});

const everyPage = async (
  { page }: ReturnType<typeof tasksAs>,
  request: Parameters<ReturnType<typeof tasksAs>['page']>[0],
  perPage = 7,
) => {
  const rows: TaskRow[] = [];
  const { TotalPages, Total } = await page({ ...request, perPage });
  for (let at = 1; at <= TotalPages; at += 1) rows.push(...(await page({ ...request, perPage, page: at })).Result);
  expect(rows).toHaveLength(Total);
  return rows;
};
const keys = (rows: TaskRow[]) => rows.map(({ Key }) => Key);

const askers = { admin: test.admin, user: test.user, other: test.other };
const whose = Object.entries(askers).flatMap(([who, client]) =>
  [undefined, people.adminId, people.userId, people.otherId, 999_999].map((id) => [who, id, client] as const),
);

describe('for random data', () => {
  it.each(whose)('the summary counts what the list has: %s asks about user %s', async (_who, id, client) => {
    const tasks = tasksAs(client);
    const countIn = async (when: 'overdue' | 'week' | 'month') =>
      (await tasks.page({ filter: { user: id, when }, perPage: 1 })).Total;
    const coming = (await everyPage(tasks, { filter: { user: id } }, 100)).filter(({ DueDate }) => DueDate >= TODAY);
    expect(await tasks.summary(id)).toEqual({
      overdue: await countIn('overdue'),
      week: await countIn('week'),
      month: await countIn('month'),
      next: coming[0]?.DueDate ?? null,
    });
  });

  it('each period holds what it says, and together they hold everything', async () => {
    const tasks = tasksAs(test.admin);
    const dueDates = async (when?: 'overdue' | 'week' | 'month' | 'later') =>
      (await everyPage(tasks, { filter: { when } }, 100)).map(({ DueDate }) => DueDate);
    const all = await dueDates();
    const monthEnd = addDays(TODAY, 30);
    expect(await dueDates('overdue')).toEqual(all.filter((day) => day < TODAY));
    expect(await dueDates('week')).toEqual(all.filter((day) => day >= TODAY && day <= SUNDAY));
    expect(await dueDates('month')).toEqual(all.filter((day) => day >= TODAY && day <= monthEnd));
    expect(await dueDates('later')).toEqual(all.filter((day) => day > monthEnd));
    for (const dates of [await dueDates('overdue'), await dueDates('week'), await dueDates('month')])
      expect(dates.length).toBeGreaterThan(0);
  });

  const fields = ['DueDate', 'Name', 'Kind', 'UserName', 'Amount'] as const;
  const sorts = fields.flatMap((field) => (['asc', 'desc'] as const).map((dir) => ({ field, dir })));
  it.each(sorts)('pages sorted by $field $dir never repeat a row nor lack one', async (sort) => {
    const rows = await everyPage(tasksAs(test.admin), { sort });
    const all = await everyPage(tasksAs(test.admin), {}, 100);
    expect(new Set(keys(rows)).size).toBe(rows.length);
    expect(keys(rows).toSorted()).toEqual(keys(all).toSorted());
    const values = rows.map((row) => row[sort.field]);
    const compare = new Intl.Collator('da', { numeric: false });
    const sorted = values.toSorted((one, other) => {
      if (one === null || other === null) return Number(one === null) - Number(other === null);
      const order = typeof one === 'number' ? one - Number(other) : compare.compare(one, String(other));
      return sort.dir === 'asc' ? order : -order;
    });
    expect(values).toEqual(sorted);
  });

  it('those of one value come by their keys', async () => {
    const rows = await everyPage(tasksAs(test.admin), { sort: { field: 'Name' } });
    const tied = Map.groupBy(rows, ({ Name }) => Name);
    expect([...tied.values()].some((same) => same.length > 7)).toBe(true);
    for (const same of tied.values()) {
      const order = same.map(({ Key }) => Key.split(':') as [string, string, string]);
      expect(order).toEqual(
        order.toSorted(
          ([kind, id], [otherKind, otherId]) =>
            (kind < otherKind ? -1 : Number(kind > otherKind)) || Number(id) - Number(otherId),
        ),
      );
    }
  });

  it.each(taskStates)('each filter leaves what it says, of those that are %s', async (state) => {
    const tasks = tasksAs(test.admin);
    const all = await everyPage(tasks, { filter: { state } }, 100);
    expect(all.length).toBeGreaterThan(3);
    expect(new Set(all.map(({ State }) => State))).toEqual(new Set([state]));
    const keysWith = async (filter: object) => keys(await everyPage(tasks, { filter: { state, ...filter } }, 100));
    for (const kind of taskKinds)
      expect(await keysWith({ kind })).toEqual(keys(all.filter(({ Kind }) => Kind === kind)));
    for (const user of [people.adminId, people.userId, people.otherId])
      expect(await keysWith({ user })).toEqual(keys(all.filter(({ UserId }) => UserId === user)));
    expect(await keysWith({ area: people.south })).toEqual(keys(all.filter(({ Area }) => Area === 'Syd')));
    const day = all[Math.floor(all.length / 2)]?.DueDate ?? '';
    expect(await keysWith({ from: day })).toEqual(keys(all.filter(({ DueDate }) => DueDate >= day)));
    expect(await keysWith({ to: day })).toEqual(keys(all.filter(({ DueDate }) => DueDate <= day)));
    const club = all[0]?.SponsorshipId ?? 0;
    expect(await keysWith({ sponsorship: club })).toEqual(
      keys(all.filter(({ SponsorshipId }) => SponsorshipId === club)),
    );
    for (const search of ['klub 1', 'RATE 1 AF', 'aftalen', 'kundesystem', '2026-1', 'vare', 'af 4', '%']) {
      const isFound = ({ Name, Text, ContractNumber }: TaskRow) =>
        [Name, Text, ContractNumber ?? ''].some((text) => foldLetters(text).includes(foldLetters(search)));
      expect(await keysWith({ search }), search).toEqual(keys(all.filter(isFound)));
    }
  });

  it('a Bruger sees what lies in their area, and nothing else', async () => {
    const all = await everyPage(tasksAs(test.admin), {}, 100);
    for (const [client, area] of [
      [test.user, 'Nord'],
      [test.other, 'Syd'],
    ] as const)
      expect(keys(await everyPage(tasksAs(client), {}, 100))).toEqual(keys(all.filter(({ Area }) => Area === area)));
    expect((await tasksAs(test.user).page({ filter: { area: people.south } })).Total).toBe(0);
  });

  it('what is not there finds nothing, and what cannot be is refused', async () => {
    const { page } = tasksAs(test.admin);
    for (const filter of [{ user: 999_999 }, { area: 999_999 }, { sponsorship: 0 }])
      expect((await page({ filter })).Total).toBe(0);
    for (const filter of [{ kind: 'hvad' }, { when: 'hvad' }, { state: 'hvad' }])
      expect((await test.admin.post('/api/tasks', { filter })).status).toBe(422);
    expect((await test.admin.post('/api/tasks', { sort: { field: 'Text' } })).status).toBe(422);
    expect((await test.admin.get('/api/tasks/summary?user=x')).status).toBe(422);
    expect(await tasksAs(test.admin).summary(999_999)).toEqual({ overdue: 0, week: 0, month: 0, next: null });
  });
});
