import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { passwordProblem } from './password.rules.ts';

const owner = { email: 'Bo.Bruger@Bank.dk', name: 'Bo Bent Bruger' };
const problem = (password: string, isCommon: (password: string) => boolean = () => false) =>
  passwordProblem(password, owner, isCommon);

describe('passwordProblem', () => {
  it('asks for 12 to 128 characters, as people count them', () => {
    expect(problem('x'.repeat(11))).toBe('Adgangskode skal være på mindst 12 tegn');
    expect(problem('x'.repeat(12))).toBeNull();
    expect(problem('x'.repeat(128))).toBeNull();
    expect(problem('x'.repeat(129))).toBe('Adgangskode må højst være på 128 tegn');
    expect(problem('🦊'.repeat(11))).toBe('Adgangskode skal være på mindst 12 tegn');
    expect(problem('🦊'.repeat(128))).toBeNull();
    expect(problem('')).not.toBeNull();
  });

  it('has no rule of what it is made of', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 12, maxLength: 128, unit: 'grapheme-ascii' }), (password) => {
        fc.pre(!/^(sponsorat|adgangskode|password|velkommen|kodeord)/i.test(password));
        expect(problem(password)).toBeNull();
      }),
    );
  });

  it.each(['bo.bruger@bank.dk', 'BO.BRUGER@BANK.DK', 'bo bent bruger'])("refuses the owner's own %s", (password) => {
    expect(problem(password)).toBe('Adgangskode må ikke være din e-mail eller dit navn');
  });

  it('refuses a common one, whatever its case, and words of the house with a number behind', () => {
    const isCommon = (password: string) => password === 'qwertyuiop12';
    const tooCommon = 'Adgangskode er for almindelig. Vælg en, som andre ikke gætter';
    expect(problem('QwertyUiop12', isCommon)).toBe(tooCommon);
    for (const password of ['Sponsorat2026', 'sponsorat2026!', 'velkommenvelkommen', 'Adgangskode1', 'password000001'])
      expect(problem(password), password).toBe(tooCommon);
  });

  it('judges the whole password, not a part of it', () => {
    for (const password of ['sponsorat-2026', 'mit password er langt', 'bo.bruger@bank.dk2', 'velkommen til Nord'])
      expect(problem(password), password).toBeNull();
  });
});
