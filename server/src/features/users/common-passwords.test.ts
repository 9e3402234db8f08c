import { limits, passwordProblem } from '@sponsorat/api';
import { describe, expect, it } from 'vitest';
import { demoPassword } from '../../seeds/demo-accounts.ts';
import { PASSWORD } from '../../testing/fixtures.ts';
import { guessesAt } from './common-passwords.ts';

const owner = { email: 'admin@demo.dk', name: 'Mette' };
const problem = (password: string, bank: string | null = null) => passwordProblem(password, owner, guessesAt(bank));
const tooCommon = 'Adgangskode er for almindelig. Vælg en, som andre ikke gætter';

describe('a common password', () => {
  it.each([
    '123456789012',
    'Password1234',
    'QWERTYUIOP123',
    'velkommen123',
    'rødgrødmedfløde',
    'correcthorsebatterystaple',
    'Password-2026-!',
    'velkommen 2031',
    '12 dragon 34 monkey 56',
    'sommerferie-2027',
    'iloveyou.iloveyou',
    'correct horse battery staple',
  ])('is %s', (password) => expect(problem(password)).toBe(tooCommon));

  it.each([PASSWORD, demoPassword, 'password1234-og-mere', '1q2w-en-lang-kode', 'grønne-bukser-2026'])(
    'is not %s',
    (password) => expect(problem(password, 'Fjordbanken')).toBeNull(),
  );

  it.each([
    [
      'Fjordbanken',
      ['Fjordbanken123', 'FJORDBANKEN-2026', 'Fjordbankens2026', 'fjordbank 123456', 'Fjordbanken.Sponsorat'],
    ],
    [
      'Østjysk Sparekasse A/S',
      ['ØstjyskSparekasse1', 'oestjysk-12345', 'ostjysk!!!!!!', 'sparekassen2026', 'Østjysk123456'],
    ],
    ['Den Blå Bank', ['DenBlåBank12345', 'den blaa bank', 'blå-blå-blå-blå', 'bank 2026 bank']],
  ])('is what %s is called with digits and signs', (bank, passwords) => {
    for (const password of passwords) expect(problem(password, bank), password).toBe(tooCommon);
  });

  it('is the name of this bank, not of another', () => {
    expect(problem('Fjordbanken123', 'Østjysk Sparekasse')).toBeNull();
    expect(problem('Fjordbanken-og-fisk-7', 'Fjordbanken')).toBeNull();
  });

  it('is not the demo’s, which has to keep the rules', () => {
    expect(problem(demoPassword, 'Fjordbanken')).toBeNull();
    expect(demoPassword.length).toBeGreaterThanOrEqual(limits.passwordMin);
  });
});
