import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cvrDigits, failsModulus11 } from './cvr.rules.ts';

describe('CVR numbers', () => {
  it('passes numbers that exist', () => {
    for (const cvr of ['61126228', '24256790', '47458714', '13585628']) expect(failsModulus11(cvr)).toBe(false);
  });

  it('warns of a wrong one, and says nothing of what is not eight digits', () => {
    expect(failsModulus11('61126229')).toBe(true);
    for (const text of ['', '1234567', '123456789', 'abcdefgh']) expect(failsModulus11(text)).toBe(false);
  });

  it('sees every single wrong digit', () => {
    const digit = fc.integer({ min: 0, max: 9 });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 7 }), digit, (at, wrong) => {
        const right = '61126228';
        const typed = `${right.slice(0, at)}${wrong}${right.slice(at + 1)}`;
        expect(failsModulus11(typed)).toBe(typed !== right);
      }),
    );
  });

  it('takes the blanks out', () => {
    expect(cvrDigits('DK 61 12 62 28')).toBe('61126228');
    expect(cvrDigits(' 6112-6228 ')).toBe('61126228');
  });
});
