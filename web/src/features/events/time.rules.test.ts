import { expect, it } from 'vitest';
import { tidyTime } from './time.rules.ts';

it.each([
  ['15:00', '15:00'],
  ['9', '09:00'],
  ['9.30', '09:30'],
  [' 930 ', '09:30'],
  ['1830', '18:30'],
  ['aften', 'aften'],
  ['', ''],
  ['9:3', '9:3'],
])('%j is the time %j', (typed, time) => {
  expect(tidyTime(typed)).toBe(time);
});
