import { expect, it } from 'vitest';
import { hasBegun } from './hasBegun.ts';

it.each([
  ['2026-08-15', null, true],
  ['2026-08-15', '15:00', true],
  ['2026-08-15', '15:01', false],
  ['2026-08-14', '23:00', true],
  ['2026-08-16', null, false],
])('an event of %s at %j has begun on 15 August at three: %j', (day, time, begun) => {
  expect(hasBegun(day, time, new Date('2026-08-15T13:00:00Z'))).toBe(begun);
});
