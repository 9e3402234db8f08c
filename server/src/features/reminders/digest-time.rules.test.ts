import { expect, it } from 'vitest';
import { digestTimeOf } from './digest-time.rules.ts';

const at = (instant: string) => digestTimeOf(new Date(instant));

it.each([
  ['in winter', '2026-12-01T05:59:59.999Z', '2026-12-01T06:00:00Z', '2026-12-01T07:59:59.999Z', '2026-12-01T08:00:00Z'],
  ['in summer', '2026-06-16T04:59:59.999Z', '2026-06-16T05:00:00Z', '2026-06-16T06:59:59.999Z', '2026-06-16T07:00:00Z'],
])('digests are made from seven to nine on the wall %s', (_when, before, first, last, after) => {
  expect([before, first, last, after].map((instant) => at(instant).isDue)).toEqual([false, true, true, false]);
});

it('there are none on Saturdays and Sundays, and Monday is the day of the weekly ones', () => {
  const days = ['12-04', '12-05', '12-06', '12-07', '12-08'].map((day) => at(`2026-${day}T06:30:00Z`));
  expect(days.map(({ isDue }) => isDue)).toEqual([true, false, false, true, true]);
  expect(days.map(({ isMonday }) => isMonday)).toEqual([false, false, false, true, false]);
});
