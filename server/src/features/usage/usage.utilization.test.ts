import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/app.ts';
import { agreementsOf, makeProducts, selection } from '../contracts/contracts.testing.ts';
import { ok } from '../sponsorships/sponsorships.testing.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

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
