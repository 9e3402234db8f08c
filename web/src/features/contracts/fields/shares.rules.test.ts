import { expect, it } from 'vitest';
import { sumOfShares } from './shares.rules.ts';

const shares = (...[a = null, b = null, c = null, d = null]: (number | null)[]) => ({
  valueOfAdvertisement: a,
  valueOfTickets: b,
  valueOfCatering: c,
  valueOfTravel: d,
});

it.each([
  [shares(), null],
  [shares(50, 30, 15, 5), 100],
  [shares(33.33, 33.33, 33.34), 100],
  [shares(0.1, 0.2), 0.3],
  [shares(0), 0],
  [shares(60, Number.NaN), 60],
])('sums %j to %j', (values, sum) => {
  expect(sumOfShares(values)).toBe(sum);
});
