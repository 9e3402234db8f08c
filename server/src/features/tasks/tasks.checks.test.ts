import { addDays } from '@sponsorat/api';
import { beforeEach, describe, expect, it } from 'vitest';
import { START } from '../../testing/app.ts';
import { PASSWORD } from '../../testing/fixtures.ts';
import { auditOf, openContractTests } from '../contracts/contracts.testing.ts';
import { ruleValues } from '../rule-values/rule-values.table.ts';
import { makeSponsorship, ok, sponsorshipValues } from '../sponsorships/sponsorships.testing.ts';
import { tasksAs } from './tasks.testing.ts';

/* Clubs that are to be checked in the bank's own system, again and again. */

const { test, agreements } = await openContractTests();
const { list, kindsOf, one, act } = tasksAs(test.admin);
const TODAY = '2026-06-15';

const moveTo = async (instant: string) => {
  test.clock.moveTo(instant);
  const all = { admin: 'anna', user: 'bo', other: 'dorte' } as const;
  for (const [who, name] of Object.entries(all)) await test[who as 'admin'].logIn(`${name}@bank.dk`, PASSWORD);
};
const noonOf = (day: string) => moveTo(`${day}T11:00:00Z`);

/** From a day on, in months; null where clubs are not to be checked any longer. */
const rule = async (value: number | null, validFrom = TODAY) =>
  ok(await test.admin.post('/api/settings/rules/update', { key: 'kyc.months', validFrom, value }));
const check = async (id: number, checkedOn: string | null) =>
  ok(await test.admin.post('/api/sponsorships/update', sponsorshipValues(test, { id, checkedOn })));

const running = { startDate: '2026-01-01', endDate: '2027-12-31' };
let club: number;
beforeEach(async () => {
  await moveTo(START.toISOString());
  await test.db.delete(ruleValues);
  club = (await makeSponsorship(test)).id;
});

describe('the rule', () => {
  it('is not in use by itself: nothing is a task, checked or not', async () => {
    await agreements.approved(club, running);
    await check(club, '2019-01-01');
    const { id: another } = await makeSponsorship(test);
    await agreements.approved(another, running);
    expect(await list({ kind: 'kyc' })).toEqual([]);
    expect([await kindsOf(club), await kindsOf(another)]).toEqual([[], []]);
    expect(await act('snooze', { key: `kyc:${club}:2020-01-01`, until: '2026-07-01' })).toMatchObject({ status: 404 });
  });

  it.each([
    ['2026-07-10', '2026-07-09T22:00:00Z'],
    ['2026-10-26', '2026-10-25T23:00:00Z'],
  ])('holds from midnight in Copenhagen on: %s', async (day, midnight) => {
    await check(club, '2025-01-01');
    const { id: never } = await makeSponsorship(test);
    await agreements.approved(never, running);
    await rule(12, day);
    await moveTo(new Date(Date.parse(midnight) - 1000).toISOString());
    expect(await list({ kind: 'kyc' })).toEqual([]);
    test.clock.moveTo(midnight);
    expect((await one(club, 'kyc')).Key).toBe(`kyc:${club}:2026-01-01`);
    expect((await one(never, 'kyc')).Key).toBe(`kyc:${never}:${day}`);
  });

  it('ends all of them when it is no longer in use, at midnight', async () => {
    await check(club, '2025-01-01');
    await rule(12);
    await rule(null, '2026-06-16');
    expect(await kindsOf(club)).toEqual(['kyc']);
    await moveTo('2026-06-15T21:59:59Z');
    expect(await kindsOf(club)).toEqual(['kyc']);
    test.clock.moveTo('2026-06-15T22:00:00Z');
    expect(await kindsOf(club)).toEqual([]);
  });

  it('is asked about from its first day of this time on, by whatever of its values', async () => {
    await agreements.approved(club, running);
    await rule(12, '2026-06-20');
    await rule(24, '2026-06-22');
    await rule(null, '2026-06-25');
    await rule(6, '2026-06-28');
    const dueOn = async (day: string) => {
      await noonOf(day);
      return (await list({ sponsorship: club })).map(({ DueDate }) => DueDate);
    };
    expect(await dueOn('2026-06-21')).toEqual(['2026-06-20']);
    expect(await dueOn('2026-06-24')).toEqual(['2026-06-20']);
    expect(await dueOn('2026-06-26')).toEqual([]);
    expect(await dueOn('2026-07-26')).toEqual(['2026-06-28']);
  });
});

describe('a club that was checked', () => {
  it.each([
    ['2025-07-10', 12, '2026-07-10'],
    ['2026-01-31', 6, '2026-07-31'],
    ['2026-05-31', 1, '2026-06-30'],
    ['2025-08-31', 18, '2027-02-28'],
    ['2026-01-31', 25, '2028-02-29'],
  ])('on %s is to be checked after %i months, on %s and not the day before', async (checkedOn, months, due) => {
    await check(club, checkedOn);
    await rule(months);
    await noonOf(addDays(due, -1));
    expect(await kindsOf(club)).toEqual([]);
    await noonOf(due);
    const [year, month, day] = checkedOn.split('-');
    expect(await one(club, 'kyc')).toMatchObject({
      Key: `kyc:${club}:${due}`,
      Text: `Kontrollen i kundesystemet er fra ${day}-${month}-${year}`,
      DueDate: due,
      SponsorshipId: club,
      ContractId: null,
      ContractNumber: null,
      Amount: null,
      UserName: 'Bo Bruger',
      Path: `/sponsorships/${club}/data`,
    });
  });

  it('at the end of January is checked again at the end of February', async () => {
    await noonOf('2027-01-31');
    await check(club, '2027-01-31');
    await rule(1, '2027-01-31');
    await noonOf('2027-02-27');
    expect(await kindsOf(club)).toEqual([]);
    await noonOf('2027-02-28');
    expect((await one(club, 'kyc')).DueDate).toBe('2027-02-28');
  });

  it('is a task also without an agreement, and no longer once it is checked anew', async () => {
    await check(club, '2025-01-01');
    await rule(12);
    expect(await kindsOf(club)).toEqual(['kyc']);
    await check(club, '2026-06-15');
    expect(await kindsOf(club)).toEqual([]);
    await check(club, '2025-02-01');
    expect((await one(club, 'kyc')).DueDate).toBe('2026-02-01');
  });

  it('has its next check among the nearest deadlines', async () => {
    const userId = await test.fixtures.user({ name: 'Frist', email: 'frist@bank.dk', areaIds: [test.ids.north] });
    await makeSponsorship(test, { userId, checkedOn: '2026-01-31' });
    const next = async () => ok(await test.admin.get(`/api/tasks/next-deadline?user=${userId}`)).date;
    expect(await next()).toBeNull();
    await rule(6);
    expect(await next()).toBe('2026-07-31');
    await rule(5);
    expect(await next()).toBe('2026-06-30');
    await rule(4);
    expect(await next()).toBeNull();
  });
});

describe('a club that was never checked', () => {
  beforeEach(() => rule(12));

  it('is asked about while an agreement is signed and not over', async () => {
    expect(await kindsOf(club)).toEqual([]);
    const { id } = await agreements.approved(club, { startDate: '2026-01-01', endDate: '2026-12-31' });
    expect(await one(club, 'kyc')).toMatchObject({
      Key: `kyc:${club}:${TODAY}`,
      Text: 'Kontrollér klubben i bankens kundesystem',
      ContractId: null,
    });
    await noonOf('2026-12-31');
    expect(await kindsOf(club, { kind: 'kyc' })).toEqual(['kyc']);
    await noonOf('2027-01-01');
    expect(await kindsOf(club, { kind: 'kyc' })).toEqual([]);
    await moveTo(START.toISOString());
    ok(await agreements.call(club, 'delete-file', { id, reason: 'Forkert fil' }));
    expect(await kindsOf(club, { kind: 'kyc' })).toEqual([]);
  });

  it('and whose agreement has yet to begin, is; with one that awaits its signature it is not', async () => {
    await agreements.awaiting(club, running);
    expect(await kindsOf(club)).toEqual([]);
    await agreements.approved(club, { startDate: '2027-01-01', endDate: '2027-12-31' });
    expect(await kindsOf(club)).toEqual(['kyc']);
  });
});

describe('the task', () => {
  const key = () => `kyc:${club}:2026-01-01`;
  beforeEach(async () => {
    await check(club, '2025-01-01');
    await rule(12);
  });

  it('ends by itself: it is put off and given away, not done', async () => {
    expect(await act('done', { key: key(), note: 'Set' })).toMatchObject({ status: 409 });
    expect(ok(await act('assign', { key: key(), userId: test.ids.userId }))).toMatchObject({ ContractId: null });
    expect(ok(await act('snooze', { key: key(), until: '2026-06-20' }))).toMatchObject({ State: 'snoozed' });
    expect(await kindsOf(club)).toEqual([]);
    await noonOf('2026-06-20');
    expect(await kindsOf(club)).toEqual(['kyc']);
    // A mark belongs to the check that it was made about.
    ok(await act('snooze', { key: key(), until: '2026-06-25' }));
    await check(club, '2025-02-01');
    expect(await one(club, 'kyc')).toMatchObject({ Key: `kyc:${club}:2026-02-01`, State: 'open' });
  });

  it('is of a sponsorship, also where an agreement has its number', async () => {
    const { id: another } = await makeSponsorship(test);
    while ((await agreements.draft(another)).id < club);
    expect(ok(await test.admin.get(`/api/sponsorships/contracts/${club}`)).id).toBe(club);
    expect(await one(club, 'kyc')).toMatchObject({ ContractId: null, ContractNumber: null, ContractStatus: null });
  });

  it('is seen by nobody of another area', async () => {
    const others = tasksAs(test.other);
    expect(await others.list({ kind: 'kyc', sponsorship: club })).toEqual([]);
    expect((await others.list({ kind: 'kyc' })).map(({ SponsorshipId }) => SponsorshipId)).not.toContain(club);
    for (const [action, body] of [
      ['done', {}],
      ['reopen', {}],
      ['snooze', { until: '2026-06-20' }],
      ['assign', { userId: null }],
    ] as const)
      expect(await others.act(action, { key: key(), ...body })).toMatchObject({ status: 404 });
    expect(await tasksAs(test.user).kindsOf(club)).toEqual(['kyc']);
    const lines = await auditOf(test, () => others.act('snooze', { key: key(), until: '2026-06-20' }));
    expect(lines).toMatchObject([{ action: 'refused', entity: 'sponsorship', entityId: club }]);
  });
});
