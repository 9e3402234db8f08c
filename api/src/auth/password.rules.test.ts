import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Guesses, noGuesses, passwordProblem } from './password.rules.ts';

const owner = { email: 'Bo.Bruger@Bank.dk', name: 'Bo Bent Bruger' };
const problem = (password: string, guesses: Partial<Guesses> = {}) =>
  passwordProblem(password, owner, { ...noGuesses, ...guesses });

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

  const tooCommon = 'Adgangskode er for almindelig. Vælg en, som andre ikke gætter';

  it('refuses a common one, whatever its case', () => {
    expect(problem('QwertyUiop12', { isCommon: (password) => password === 'qwertyuiop12' })).toBe(tooCommon);
  });

  it.each([
    'Sponsorat2026',
    'sponsorat2026!',
    'sponsorat-2026',
    '2026 - SPONSORAT',
    'Adgangskode1',
    'password000001',
    'velkommenvelkommen',
    'Velkommen til sponsorat',
    'sponsorat.adgangskode',
    's p o n s o r a t 2 0 2 6',
    'Fjordbanken123',
    'fjordbanken-2026',
    '!!! fjordbankens sponsorater 2026 !!!',
    'sponsorat🦊🦊🦊🦊🦊',
    `${'Fjordbanken1 '.repeat(9)}`,
  ])('refuses words of the bank and the product with digits and signs: %s', (password) => {
    const isWord = (word: string) => ['fjordbanken', 'fjordbankens', 'til'].includes(word);
    expect(problem(password, { isWord })).toBe(tooCommon);
  });

  it.each([
    'mit password er langt',
    'bo.bruger@bank.dk2',
    'velkommen til Nord',
    'sponsorat-græs-2026',
    '836150274917',
    'xsponsorat2026',
    'sponsoratx-2026',
    'Fjordbanken123',
  ])('takes what has anything else in it: %s', (password) => expect(problem(password)).toBeNull());

  it('judges the longest without delay', () => {
    const isWord = (word: string) => /^a+$/.test(word);
    expect(problem(`${'a'.repeat(127)}b`, { isWord })).toBeNull();
  });
});
