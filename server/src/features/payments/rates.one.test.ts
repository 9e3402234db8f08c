import { describe, expect, it } from 'vitest';
import { openTestApp } from '../../testing/app.ts';
import { paymentsOf, rate } from './payments.testing.ts';

const test = await openTestApp();

const payments = paymentsOf(test);

describe('a rate that a link names', () => {
  it('is found by itself among those of its agreement', async () => {
    const { contract } = await payments.approved([rate(100, '2026-03-01'), rate(200, '2026-09-01')]);
    const id = contract.rates[1]?.id;
    const rows = await payments.rates({ rate: id });
    expect(rows.map(({ RateId, Position, Count, Amount }) => [RateId, Position, Count, Amount])).toEqual([
      [id, 2, 2, 200],
    ]);
  });

  it('is not there for who does not see its area, nor where no rate has that number', async () => {
    const { contract } = await payments.approved(
      [rate(100, '2026-03-01')],
      {},
      { areaId: test.ids.south, userId: test.ids.otherId },
    );
    expect(await payments.rates({ rate: contract.rates[0]?.id })).toHaveLength(1);
    expect(await payments.rates({ rate: contract.rates[0]?.id }, test.user)).toEqual([]);
    expect(await payments.rates({ rate: 2_000_000_000 })).toEqual([]);
  });
});
