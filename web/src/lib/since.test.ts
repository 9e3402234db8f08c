import { expect, it } from 'vitest';
import { daysAgo, forDays } from './since.ts';

it.each([
  [0, 'siden i dag', 'i dag'],
  [1, 'siden i går', 'i går'],
  [2, 'i 2 dage', 'for 2 dage siden'],
  [1200, 'i 1.200 dage', 'for 1.200 dage siden'],
])('%i days have lasted and are past as one says it', (days, lasting, past) => {
  expect([forDays(days), daysAgo(days)]).toEqual([lasting, past]);
});
