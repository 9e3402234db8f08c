import { addDays, type TaskRow } from '@sponsorat/api';
import { describe, expect, it } from 'vitest';
import { openContractTests } from '../contracts/contracts.testing.ts';
import { makeSponsorship, ok } from '../sponsorships/sponsorships.testing.ts';

const { test, agreements, sponsorship } = await openContractTests();
const list = async (request: object = {}, client = test.admin): Promise<{ Result: TaskRow[]; Total: number }> =>
  ok(await client.post('/api/tasks', request));

it('a row says what is due, whose it is, and where it is done', async () => {
  const rates = ['2026-06-01', '2026-06-29', '2026-06-30'].map((dueDate) => ({ amount: 100.5, dueDate }));
  const { id, number } = await agreements.approved(sponsorship, { rates });
  const common = {
    Kind: 'rate',
    SponsorshipId: sponsorship,
    Name: 'Ærø Boldklub',
    Logo: null,
    Area: 'Nord',
    AreaId: test.ids.north,
    ContractId: id,
    ContractNumber: number,
    ContractStatus: 'Godkendt',
    ItemId: null,
    Item: null,
    Amount: 100.5,
    UserId: test.ids.userId,
    UserName: 'Bo Bruger',
    UserPicture: null,
    AssigneeId: null,
    UserLockedOut: false,
    CanReopen: false,
    Signing: null,
    State: 'open',
    Until: null,
    Note: null,
  };
  const { Result, Total } = await list();
  const [first, second] = Result.map(({ RateId }) => RateId);
  expect([Total, Result]).toEqual([
    2,
    [
      {
        Key: `rate:${first}:2026-06-01`,
        Text: 'Rate 1 af 3 er forfalden',
        DueDate: '2026-06-01',
        RateId: first,
        ...common,
        Path: `/payments?rate=${first}`,
      },
      {
        Key: `rate:${second}:2026-06-29`,
        Text: 'Rate 2 af 3 forfalder',
        DueDate: '2026-06-29',
        RateId: second,
        ...common,
        Path: `/payments?rate=${second}`,
      },
    ],
  ]);
  expect(ok(await test.user.get('/api/tasks/summary'))).toEqual({ overdue: 1, week: 0, month: 1, next: '2026-06-29' });
  expect((await list({}, test.other)).Total).toBe(0);
});

it('the nearest deadline is that of what is no task yet', async () => {
  const next = async (client = test.admin, user?: number) =>
    ok(await client.get(`/api/tasks/next-deadline${user === undefined ? '' : `?user=${user}`}`));
  expect([await next(), await next(test.other)]).toEqual([{ date: '2026-06-30' }, { date: null }]);
  expect([await next(test.user, test.ids.userId), await next(test.user, test.ids.adminId)]).toEqual([
    { date: '2026-06-30' },
    { date: null },
  ]);
});

describe('the nearest deadline of a user', () => {
  const TODAY = '2026-06-15';
  /** The first day that is no task yet. */
  const BEYOND = addDays(TODAY, 91);
  let made = 0;
  /** A club of a user who has no other, and what is their next deadline. */
  const begin = async () => {
    made += 1;
    const user = await test.fixtures.user({ name: 'Frist', email: `frist${made}@bank.dk`, areaIds: [test.ids.north] });
    const { id: club } = await makeSponsorship(test, { userId: user });
    const next = async () => ok(await test.admin.get(`/api/tasks/next-deadline?user=${user}`)).date;
    return { club, next };
  };

  it.each([
    [90, null],
    [91, BEYOND],
  ])('is an end that is %i days away: %s', async (days, date) => {
    const { club, next } = await begin();
    await agreements.approved(club, { endDate: addDays(TODAY, days) });
    expect(await next()).toBe(date);
  });

  it('is no end of an agreement that is not signed', async () => {
    const { club, next } = await begin();
    await agreements.awaiting(club, { endDate: BEYOND });
    expect(await next()).toBeNull();
  });

  it('is no end that another agreement outlasts', async () => {
    const { club, next } = await begin();
    await agreements.approved(club, { startDate: '2026-01-01', endDate: BEYOND });
    await agreements.approved(club, { startDate: '2025-01-01', endDate: addDays(BEYOND, 30) });
    expect(await next()).toBe(addDays(BEYOND, 30));
  });

  it('is neither end nor renegotiation once there is a successor', async () => {
    const { club, next } = await begin();
    const dates = { startDate: '2026-01-01', endDate: addDays(BEYOND, 30), renegotiation: BEYOND };
    await agreements.approved(club, dates);
    expect(await next()).toBe(BEYOND);
    await agreements.draft(club, { startDate: addDays(BEYOND, 31), endDate: addDays(BEYOND, 400) });
    expect(await next()).toBeNull();
  });

  it('is a rate that lacks something, from the day on that is no task yet', async () => {
    const { club, next } = await begin();
    const rates = [14, 15].map((days) => ({ amount: 10, dueDate: addDays(TODAY, days) }));
    const { id, rates: saved } = await agreements.approved(club, { endDate: BEYOND, rates });
    expect(await next()).toBe('2026-06-30');
    const payment = { contractId: id, rateId: saved[1]?.id, amount: 10, paidOn: TODAY };
    ok(await test.admin.post('/api/payments/update', payment));
    expect(await next()).toBe(BEYOND);
  });
});

describe('pages of rows', () => {
  it('split no row between two, and say how many rows and how many tasks there are', async () => {
    const club = (await makeSponsorship(test, { name: 'Samlet' })).id;
    const rates = ['2026-05-01', '2026-05-03', '2026-05-05', '2026-07-01'].map((dueDate) => ({ amount: 100, dueDate }));
    await agreements.approved(club, { rates });
    const own = { sponsorshipId: club, title: 'Ring', dueDate: '2026-05-02' };
    ok(await test.admin.post('/api/tasks/update', own));
    ok(await test.admin.post('/api/tasks/update', { ...own, title: 'Skriv', dueDate: '2026-05-04' }));
    const page = async (number: number, query = '') => {
      const request = { filter: { sponsorship: club }, page: number, perPage: 2 };
      const { Result, ...counts } = ok(await test.admin.post(`/api/tasks${query}`, request));
      return { days: Result.map(({ DueDate }: TaskRow) => DueDate.slice(5)), ...counts };
    };
    const all = { Total: 5, TotalPages: 2, Rows: 3, Snoozed: 0 };
    expect(await page(1, '?inRows=true')).toEqual({ days: ['05-01', '05-03', '05-05', '05-02'], ...all });
    expect(await page(2, '?inRows=true')).toEqual({ days: ['05-04'], ...all });
    expect(await page(3, '?inRows=true')).toEqual({ days: [], ...all });
    expect(await page(1)).toEqual({ days: ['05-01', '05-02'], Total: 5, TotalPages: 3 });
  });

  it('say how many more are put off that the same filter would let through', async () => {
    const club = (await makeSponsorship(test, { name: 'Udskudt' })).id;
    for (const title of ['Ring', 'Ring igen', 'Skriv'])
      ok(await test.admin.post('/api/tasks/update', { sponsorshipId: club, title, dueDate: '2026-05-02' }));
    const page = async (filter: object = {}, query = '?inRows=true', client = test.admin) => {
      const { Total, Snoozed } = ok(
        await client.post(`/api/tasks${query}`, { filter: { sponsorship: club, ...filter } }),
      );
      return [Total, Snoozed];
    };
    expect(await page()).toEqual([3, 0]);
    for (const { Key: key } of (await list({ filter: { sponsorship: club, search: 'Ring' } })).Result)
      ok(await test.admin.post('/api/tasks/snooze', { key, until: '2026-06-20' }));
    expect(await page()).toEqual([1, 2]);
    expect(await page({ search: 'igen' })).toEqual([0, 1]);
    expect(await page({ when: 'later' })).toEqual([0, 0]);
    expect(await page({ user: test.ids.userId })).toEqual([1, 2]);
    expect(await page({ user: test.ids.adminId })).toEqual([0, 0]);
    expect(await page({}, '?inRows=true', test.other)).toEqual([0, 0]);
    // Those themselves say nothing of it, nor does who asks for no rows of the screen.
    expect(await page({ state: 'snoozed' })).toEqual([2, undefined]);
    expect(await page({}, '')).toEqual([1, undefined]);
  });
});
