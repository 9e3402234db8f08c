import { randomInt } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';

const PERIOD = 30;
const ISSUER = 'Sponsorat';
const RECOVERY_CODES = 10;
// Without i, l, o and u, which are read as others or make words (Crockford's base 32): 50 bits in ten letters.
const LETTERS = '0123456789abcdefghjkmnpqrstvwxyz';
const RECOVERY_LENGTH = 10;

const totp = (secret: string, label = '') =>
  new TOTP({ issuer: ISSUER, label, algorithm: 'SHA1', digits: 6, period: PERIOD, secret: Secret.fromBase32(secret) });

/** A new secret, 160 bits as RFC 4226 recommends, as authenticator apps take it by hand. */
export const newSecret = (): string => new Secret({ size: 20 }).base32;

/** The address that an authenticator app reads from a QR code. */
export const uriOf = (secret: string, email: string): string => totp(secret, email).toString();

/** The 30 seconds that a code is the one of, where these are now or border on now; null for a wrong code. */
export const stepOf = (secret: string, code: string, now: Date): number | null => {
  const timestamp = now.getTime();
  const drift = totp(secret).validate({ token: code, timestamp, window: 1 });
  return drift === null ? null : Math.floor(timestamp / 1000 / PERIOD) + drift;
};

/** What somebody typed: a code of the app, a recovery code, or neither (null). Blanks, hyphens and case do not matter. */
export const readCode = (typed: string): { kind: 'app' | 'recovery'; code: string } | null => {
  const code = typed.toLowerCase().replaceAll(/[\s-]/g, '');
  if (/^\d{6}$/.test(code)) return { kind: 'app', code };
  const letters = code.replaceAll('o', '0').replaceAll(/[il]/g, '1');
  const isRecovery = letters.length === RECOVERY_LENGTH && [...letters].every((letter) => LETTERS.includes(letter));
  return isRecovery ? { kind: 'recovery', code: letters } : null;
};

const newRecoveryCode = (): string =>
  Array.from({ length: RECOVERY_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');

/** Ten codes, as `readCode` gives them. */
export const newRecoveryCodes = (): string[] => Array.from({ length: RECOVERY_CODES }, newRecoveryCode);

/** A recovery code as people read it: k7m2q-9xw4t. */
export const shownRecoveryCode = (code: string): string => `${code.slice(0, 5)}-${code.slice(5)}`;
