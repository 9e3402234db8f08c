import { expect, it } from 'vitest';
import { waitText } from './RefusalNotice.tsx';

it.each([
  [1, '1 sekund'],
  [45, '45 sekunder'],
  [60, '1 minut'],
  [80, '1 minut og 20 sekunder'],
  [121, '2 minutter og 1 sekund'],
  [900, '15 minutter'],
  [0, '0 sekunder'],
])('%d → %s', (seconds, text) => {
  expect(waitText(seconds)).toBe(text);
});
