import { describe, expect, it, vi } from 'vitest';
import { hashPassword, verifyPassword } from './passwords.ts';

describe('a password', () => {
  it('is stored as argon2id with its own salt, at no less than 19 MiB and two passes', async () => {
    const [one, other] = await Promise.all([hashPassword('rødgrød med fløde'), hashPassword('rødgrød med fløde')]);
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
    expect(other).not.toBe(one);
  });

  it('is known again, to the last character, however its letters are put together', async () => {
    const stored = await hashPassword('rødgrød med fløde é');
    expect(await verifyPassword('rødgrød med fløde é', stored)).toBe(true);
    expect(await verifyPassword('rødgrød med fløde e\u0301', stored)).toBe(true);
    for (const wrong of ['', 'rødgrød med fløde', 'Rødgrød med fløde é', 'rødgrød med fløde é '])
      expect(await verifyPassword(wrong, stored), wrong).toBe(false);
  });

  it('is never cut off', async () => {
    const long = 'x'.repeat(127);
    const stored = await hashPassword(`${long}a`);
    expect(await verifyPassword(`${long}a`, stored)).toBe(true);
    expect(await verifyPassword(`${long}b`, stored)).toBe(false);
  });

  it('is checked at the cost that stands in its hash, so that the cost can be raised later', async () => {
    const stored = await hashPassword('en-adgangskode');
    expect(await verifyPassword('en-adgangskode', stored.replace('m=19456', 'm=19457'))).toBe(false);
    expect(await verifyPassword('en-adgangskode', stored.replace('t=2', 't=3'))).toBe(false);
  });

  it('is hashed as the reference implementation of argon2id does it', async () => {
    const reference = '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc';
    expect(await verifyPassword('password', reference)).toBe(true);
  });

  it('is refused by what is no hash', async () => {
    for (const stored of ['', 'en-adgangskode', '$2b$10$x', '$argon2id$v=19$m=1,t=1,p=1$$'])
      expect(await verifyPassword('en-adgangskode', stored)).toBe(false);
  });

  it('costs the same where there is none to compare with', async () => {
    // The clock of one hash against another: a shortcut would be a hundred times faster.
    const stored = await hashPassword('en-adgangskode');
    const time = async (hash: string | null) => {
      const start = performance.now();
      for (let count = 0; count < 3; count++) expect(await verifyPassword('en-forkert-kode', hash)).toBe(false);
      return performance.now() - start;
    };
    await time(stored);
    await vi.waitFor(async () => expect(await time(null)).toBeGreaterThan((await time(stored)) / 4), {
      timeout: 10_000,
    });
  });
});
