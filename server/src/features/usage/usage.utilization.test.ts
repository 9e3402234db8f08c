import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { openTestApp } from '../../testing/app.ts';
import { agreementsOf, makeProducts, selection } from '../contracts/contracts.testing.ts';
import { wholePercent } from '../sponsorships/active-contract.sql.ts';
import { ok } from '../sponsorships/sponsorships.testing.ts';

const test = await openTestApp();

type Use = readonly [used: number, amount: number];

it.each<[Use[], number]>([
  [[[1, 2]], 50],
  [[[0, 10]], 0],
  [[[10, 10]], 100],
  // Each item counts alike, whatever its amount.
  [
    [
      [1, 1],
      [0, 1000],
    ],
    50,
  ],
  [[[1, 3]], 33],
  [[[2, 3]], 67],
  // 12,5 % is rounded half up; a mean of thirds is exactly a half.
  [[[1, 8]], 13],
  [[[1, 200]], 1],
  [[[1, 201]], 0],
  [
    [
      [1, 3],
      [1, 3],
      [203, 600],
    ],
    34,
  ],
])('the mean of %j is %i %%', async (uses, percent) => {
  const values = sql.join(
    uses.map(([used, amount]) => sql`(${used}::int, ${amount}::int)`),
    sql`, `,
  );
  const mean = sql`select avg(used::numeric / amount) * 100 from (values ${values}) as items (used, amount)`;
  const { rows } = await test.db.execute(sql`select ${wholePercent(mean)}::int as percent`);
  expect(rows).toEqual([{ percent }]);
});

it('a mean a hair under a half is rounded down', async () => {
  const products = await makeProducts(test, 'Hospitality', [
    { hasAmount: true, isUtilization: true },
    { hasAmount: true, isUtilization: true },
  ]);
  const [first, second] = products as [number, number];
  const { sponsorship } = await agreementsOf(test).active([
    selection(first, { amount: 40_001 }),
    selection(second, { amount: 40_003 }),
  ]);
  const path = `/api/sponsorships/${sponsorship.id}`;
  const [a, b] = ok(await test.admin.get(`${path}/hospitality`));
  // (200/40001 + 26602/40003) / 2 = 33,49999999968753 %
  ok(await test.admin.post(`${path}/save-utilization`, { id: a.id, used: 200 }));
  ok(await test.admin.post(`${path}/save-utilization`, { id: b.id, used: 26_602 }));
  expect(ok(await test.admin.get(`${path}/utilization`))).toEqual({ utilization: 33 });
  expect(ok(await test.admin.get('/api/dashboard/overview')).utilization).toBe(33);
});
