import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allowances, networkOf, waitAfter } from './throttle.rules.ts';

describe('waitAfter', () => {
  it('gives five wrong passwords of an account for nothing, then waits from 30 seconds to 15 minutes', () => {
    const waits = [1, 5, 6, 7, 8, 9, 10, 11, 12, 100].map((count) => waitAfter(count, allowances.account) / 1000);
    expect(waits).toEqual([0, 0, 30, 60, 120, 240, 480, 900, 900, 900]);
  });

  it('gives twenty of an address', () => {
    expect([20, 21, 22].map((count) => waitAfter(count, allowances.address) / 1000)).toEqual([0, 30, 60]);
  });

  it('never shortens, and never passes 15 minutes', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e9 }), (count) => {
        const [now, next] = [waitAfter(count, allowances.account), waitAfter(count + 1, allowances.account)];
        expect(next).toBeGreaterThanOrEqual(now);
        expect(next).toBeLessThanOrEqual(900_000);
      }),
    );
  });
});

describe('networkOf', () => {
  it.each([
    ['203.0.113.9', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:0001:2::6', '2001:db8:1:2::/64'],
    ['2001:db8::6', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['', ''],
    ['ikke en adresse', 'ikke en adresse'],
  ])('reads %s as %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});
