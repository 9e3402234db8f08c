import type { TaskRow } from '@sponsorat/api';
import { expect, it } from 'vitest';
import { openContractTests } from '../contracts/contracts.testing.ts';
import { ok } from '../sponsorships/sponsorships.testing.ts';

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
    ContractId: id,
    ContractNumber: number,
    ItemId: null,
    Amount: 100.5,
    UserId: test.ids.userId,
    UserName: 'Bo Bruger',
    UserPicture: null,
    UserLockedOut: false,
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
