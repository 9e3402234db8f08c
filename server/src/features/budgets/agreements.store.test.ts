import { expect, it } from 'vitest';
import { openTestApp } from '../../testing/app.ts';
import { agreementsOf } from '../contracts/contracts.testing.ts';
import { makeSponsorship } from '../sponsorships/sponsorships.testing.ts';
import { type Agreement, agreementsBetween } from './agreements.store.ts';

const test = await openTestApp();
const agreements = agreementsOf(test);

it('agreements are read some at a time, each once, whether the last are as many or fewer', async () => {
  const { id } = await makeSponsorship(test);
  const ids: number[] = [];
  for (let count = 0; count < 5; count += 1) ids.push((await agreements.draft(id)).id);
  const period = { from: '2020-01-01', to: '2040-12-31', today: '2026-06-15' };
  for (const atOnce of [1, 2, 5, 6]) {
    const found: Agreement[][] = [];
    for await (const some of agreementsBetween(test.db, [test.ids.north, test.ids.south], period, atOnce))
      found.push(some);
    expect(found.flat().map(({ contractId }) => contractId)).toEqual(ids);
    expect(Math.max(...found.map(({ length }) => length))).toBe(Math.min(atOnce, 5));
  }
});
