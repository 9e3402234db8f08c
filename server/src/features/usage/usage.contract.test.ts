import { beforeAll, expect, it } from 'vitest';
import { PASSWORD } from '../../testing/fixtures.ts';
import { makeProducts, openContractTests, selection } from '../contracts/contracts.testing.ts';
import { ok } from '../sponsorships/sponsorships.testing.ts';

const { test, agreements } = await openContractTests();
let [seats, banner, untracked]: number[] = [];
beforeAll(async () => {
  const tracked = { hasAmount: true, isUtilization: true };
  [seats, untracked] = await makeProducts(test, 'Hospitality', [
    { name: 'Plads', amountUnit: 'stk.', ...tracked },
    { name: 'Parkering', hasAmount: true },
  ]);
  [banner] = await makeProducts(test, 'Eksponering', [{ name: 'Banner', ...tracked }]);
});
const usage = (id: number, client = test.user) => client.get(`/api/sponsorships/contracts/${id}/usage`);

it('the use of an agreement names its tracked products, with what was noted, also when it is past', async () => {
  const chosen = [
    selection(seats as number, { amount: 5 }),
    selection(untracked as number, { amount: 2 }),
    selection(banner as number, { amount: 3 }),
  ];
  const { sponsorship, contract } = await agreements.active(chosen, { endDate: '2026-06-15' });
  const [item] = ok(await test.admin.get(`/api/sponsorships/${sponsorship.id}/hospitality`));
  for (const [used, note] of [
    [1, 'Første kamp'],
    [2, null],
    [4, 'Finalen'],
  ])
    ok(await agreements.call(sponsorship.id, 'save-utilization', { id: item.id, used, note }, test.user));
  const read = ok(await usage(contract.id));
  const at = expect.any(String);
  expect(read).toEqual([
    {
      id: item.id,
      product: 'Plads',
      section: 'Hospitality',
      unit: 'stk.',
      amount: 5,
      used: 4,
      notes: [
        { note: 'Finalen', by: 'Bo Bruger', at },
        { note: 'Første kamp', by: 'Bo Bruger', at },
      ],
    },
    { id: expect.any(Number), product: 'Banner', section: 'Eksponering', unit: null, amount: 3, used: 0, notes: [] },
  ]);
  test.clock.moveTo('2026-06-15T22:30:00Z');
  try {
    const client = test.anonymous();
    await client.logIn('bo@bank.dk', PASSWORD);
    expect(ok(await client.get(`/api/sponsorships/contracts/${contract.id}`)).isActive).toBe(false);
    expect(ok(await usage(contract.id, client))).toEqual(read);
  } finally {
    test.clock.moveTo('2026-06-15T10:00:00Z');
  }
});

it('a draft has none; a foreign agreement and one that is not there are not found', async () => {
  const { sponsorship, contract } = await agreements.active([selection(seats as number, { amount: 5 })]);
  const draft = ok(await agreements.call(sponsorship.id, 'renew', { id: contract.id }));
  expect(ok(await usage(draft.id))).toEqual([]);
  expect((await usage(contract.id, test.other)).status).toBe(404);
  expect((await usage(999_999)).status).toBe(404);
});
