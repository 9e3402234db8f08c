import { expect, it } from 'vitest';
import { texts } from './texts.ts';

it('speaks of one row, and of several', () => {
  const { undecided } = texts.rows;
  expect(undecided({ doubt: 0, error: 1 })).toBe('1 række har fejl. Ret den her, eller spring den over.');
  expect(undecided({ doubt: 0, error: 2 })).toBe('2 rækker har fejl. Ret dem her, eller spring dem over.');
  expect([1, 2].map(texts.causes.skip)).toEqual(['Spring rækken over', 'Spring rækkerne over']);
});
