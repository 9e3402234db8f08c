import { expect, it } from 'vitest';
import { waitWords } from './wait.ts';

it.each([
  [1, '1 sekund'],
  [45, '45 sekunder'],
  [60, '1 minut'],
  [80, '1 minut og 20 sekunder'],
  [121, '2 minutter og 1 sekund'],
  [900, '15 minutter'],
  [0, '0 sekunder'],
])('%d → %s', (seconds, words) => {
  expect(waitWords(seconds)).toBe(words);
});
