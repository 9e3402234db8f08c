import { describe, expect, it } from 'vitest';
import { openTestApp } from '../../testing/app.ts';
import type { TestClient } from '../../testing/client.ts';
import { paymentsOf } from '../payments/payments.testing.ts';
import { clubIn, ok } from '../sponsorships/sponsorships.testing.ts';

const test = await openTestApp();
const { agreements, pay } = paymentsOf(test);
const accrual = async (date: string, client: TestClient = test.admin) =>
  ok(await client.get(`/api/budget/accrual?date=${date}`));

describe('accrual on a day', () => {
  it('says what is prepaid and what is owed, with the area’s cost center', async () => {
    const area = { name: 'Als', costCenter: '4711' };
    const areaId = ok(await test.admin.post('/api/settings/areas/update', area)).id;
    const club = await clubIn(test, areaId, { name: 'Als IF' });
    const year = { startDate: '2025-01-01', endDate: '2025-12-31', sponsorshipAmount: 36_500 };
    const contract = await agreements.approved(club.id, year);
    await pay(contract, null, { paidOn: '2025-01-10', amount: 1_200 });
    const row = async (date: string) =>
      (await accrual(date)).find(({ contractId }: { contractId: number }) => contractId === contract.id);
    const placed = { contractId: contract.id, number: contract.number, sponsorshipId: club.id, name: 'Als IF' };
    expect(await row('2025-01-09')).toEqual({
      ...placed,
      area: 'Als',
      costCenter: '4711',
      accrued: 900,
      paid: 0,
      prepaid: 0,
      owed: 900,
    });
    expect(await row('2025-01-10')).toMatchObject({ accrued: 1_000, paid: 1_200, prepaid: 200, owed: 0 });
    expect(await row('2025-01-12')).toMatchObject({ accrued: 1_200, paid: 1_200, prepaid: 0, owed: 0 });
    expect(await row('2024-12-31')).toBeUndefined();
    ok(await agreements.call(club.id, 'delete-file', { id: contract.id }));
    expect(await row('2026-01-01')).toMatchObject({ accrued: 0, paid: 1_200, prepaid: 1_200, owed: 0 });
    const seen = await accrual('2026-01-01', test.user);
    expect(seen.some(({ contractId }: { contractId: number }) => contractId === contract.id)).toBe(false);
  });

  it('says the cost center of an area as it is now, though no agreement has changed', async () => {
    const area = { name: 'Samsø', costCenter: '100' };
    const { id: areaId, version } = ok(await test.admin.post('/api/settings/areas/update', area));
    const club = await clubIn(test, areaId, { name: 'Samsø IF' });
    const terms = { startDate: '2024-01-01', endDate: '2024-12-31', sponsorshipAmount: 36_600 };
    const { id: contractId } = await agreements.approved(club.id, terms);
    const costCenter = async () =>
      (await accrual('2024-06-01')).find((row: { contractId: number }) => row.contractId === contractId).costCenter;
    expect(await costCenter()).toBe('100');
    ok(await test.admin.post('/api/settings/areas/update', { id: areaId, version, ...area, costCenter: '200' }));
    expect(await costCenter()).toBe('200');
  });

  it.each(['2025-02-30', '2025', 'i dag'])('there is none of the day %s', async (date) => {
    expect((await test.admin.get(`/api/budget/accrual?date=${date}`)).status).toBe(422);
  });

  it('is of today where no day is named', async () => {
    expect(await accrual('')).toEqual(await accrual('2026-06-15'));
  });
});
