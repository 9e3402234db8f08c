import { expect, it } from 'vitest';
import { type ActText, actTexts } from './act-texts.rules.ts';

it('tells that the old rates were left, where none was marked', () => {
  const tell = (after: object) => actTexts.payment['mark-paid']({ after } as unknown as Parameters<ActText>[0]);
  expect(tell({ before: '1900-01-01', count: 0, amount: '0' })).toBe('lod de gamle rater stå som ubetalte');
  expect(tell({ before: '2026-01-01', count: 2, amount: '9' })).toMatch(
    /^markerede alle rater forfaldne før 01-01-2026 /,
  );
});
