import { expect, it } from 'vitest';
import { returnStateOf } from './return-by.rules.ts';

const TODAY = '2026-11-15';
const match = { date: '2026-12-20', returnBy: '2026-12-10', cancelled: false, free: 3 };

it.each([
  ['far away', {}, undefined],
  ['14 days away', { returnBy: '2026-11-29' }, 'near'],
  ['15 days away', { returnBy: '2026-11-30' }, undefined],
  ['today', { returnBy: TODAY }, 'near'],
  ['near with no seat free', { returnBy: TODAY, free: 0 }, undefined],
  ['yesterday', { returnBy: '2026-11-14' }, 'passed'],
  ['yesterday with no seat free', { returnBy: '2026-11-14', free: 0 }, 'passed'],
  ['yesterday, of what is today', { returnBy: '2026-11-14', date: TODAY }, 'passed'],
  ['past, of what was', { returnBy: '2026-11-10', date: '2026-11-14' }, undefined],
  ['near, of what is cancelled', { returnBy: TODAY, cancelled: true }, undefined],
  ['past, of what is cancelled', { returnBy: '2026-11-14', cancelled: true }, undefined],
] as const)('a day for giving back that is %s', (_, changed, state) => {
  expect(returnStateOf({ ...match, ...changed }, TODAY)).toBe(state);
});
