import { describe, expect, it } from 'vitest';
import { asOf, ok } from '../sponsorships/sponsorships.testing.ts';
import { agreementValues, openContractTests } from './contracts.testing.ts';

const { test, agreements, sponsorship } = await openContractTests();

const numbers = (year: number, from: number, count: number) =>
  Array.from({ length: count }, (_, n) => `${year}-${String(from + n).padStart(4, '0')}`);

describe('the number of a contract', () => {
  it('follows in sequence, also where 20 are made at once', async () => {
    expect((await agreements.draft(sponsorship)).number).toBe('2026-0001');
    const made = await Promise.all(Array.from({ length: 20 }, () => agreements.draft(sponsorship)));
    expect(made.map(({ number }) => number).sort()).toEqual(numbers(2026, 2, 20));
  });

  it('leaves no gap for what was refused', async () => {
    expect((await agreements.call(sponsorship, 'update', { startDate: 'nu' })).status).toBe(422);
    expect((await agreements.call(sponsorship, 'update', { category: 999_999 })).status).toBe(422);
    expect((await agreements.call(sponsorship, 'confirm-simple', {})).status).toBe(422);
    expect(
      (await agreements.call(sponsorship, 'confirm-simple', agreementValues(test, { endDate: '2020-01-01' }))).status,
    ).toBe(422);
    const copied = ok(await agreements.call(sponsorship, 'copy', { id: (await agreements.draft(sponsorship)).id }));
    expect(copied.number).toBe('2026-0023');
  });

  it('stays with its contract, and is not given again', async () => {
    const { id, number } = await agreements.draft(sponsorship);
    expect(ok(await agreements.call(sponsorship, 'confirm', { id })).number).toBe(number);
    expect(ok(await agreements.call(sponsorship, 'edit', { id })).number).toBe(number);
    expect((await agreements.call(sponsorship, 'delete', { id })).status).toBe(204);
    expect((await agreements.draft(sponsorship)).number).toBe('2026-0025');
  });

  it('begins anew with the year in Copenhagen', async () => {
    const number = async () => (await agreements.draft(sponsorship)).number;
    expect(await asOf(test, '2026-12-31T22:59:59Z', number)).toBe('2026-0026');
    expect(await asOf(test, '2026-12-31T23:00:00Z', number)).toBe('2027-0001');
    expect(await asOf(test, '2027-06-01T12:00:00Z', number)).toBe('2027-0002');
  });
});
