import { noGuesses, passwordProblem } from '@sponsorat/api';
import { describe, expect, it } from 'vitest';
import { drawSecret, suggestPassword } from './suggestPassword.ts';

describe('a suggested password', () => {
  it('is four groups of three syllables and two digits, as they are drawn', () => {
    expect(suggestPassword(() => 0)).toBe('bababa-bababa-bababa-bababa-10');
    expect(suggestPassword((count) => count - 1)).toBe('vuvuvu-vuvuvu-vuvuvu-vuvuvu-99');
  });

  it('is another one each time, and one that the rules take', () => {
    const made = new Set(Array.from({ length: 200 }, () => suggestPassword(drawSecret)));
    expect(made.size).toBe(200);
    for (const password of made) {
      expect(password).toMatch(/^([bdfghjkmnprstv][aeou]){3}(-([bdfghjkmnprstv][aeou]){3}){3}-[1-9]\d$/);
      expect(passwordProblem(password, { email: '', name: '' }, noGuesses)).toBeNull();
    }
  });
});

describe('a draw', () => {
  it('reaches every number under the count, and no other', () => {
    const drawn = new Set(Array.from({ length: 2000 }, () => drawSecret(14)));
    expect([...drawn].sort((one, other) => one - other)).toEqual(Array.from({ length: 14 }, (_, at) => at));
  });
});
