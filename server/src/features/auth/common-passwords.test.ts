import { limits, passwordProblem } from '@sponsorat/api';
import { describe, expect, it } from 'vitest';
import { demoPassword } from '../../seeds/demo-accounts.ts';
import { PASSWORD } from '../../testing/fixtures.ts';
import { isCommonPassword } from './common-passwords.ts';

describe('the list of common passwords', () => {
  it.each([
    '123456789012',
    'Password1234',
    'QWERTYUIOP123',
    'velkommen123',
    'rødgrødmedfløde',
    'correcthorsebatterystaple',
  ])('holds %s', (password) => expect(isCommonPassword(password)).toBe(true));

  it.each([PASSWORD, demoPassword, 'password1234-og-mere', 'correct horse battery staple', ''])(
    'does not hold %s',
    (password) => expect(isCommonPassword(password)).toBe(false),
  );

  it('lets the demo in, whose password keeps the rules', () => {
    expect(passwordProblem(demoPassword, { email: 'admin@demo.dk', name: 'Mette' }, isCommonPassword)).toBeNull();
    expect(demoPassword.length).toBeGreaterThanOrEqual(limits.passwordMin);
  });
});
