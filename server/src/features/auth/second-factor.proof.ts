import type { Connection } from '../../lib/db/database.ts';
import type { AppDeps } from '../../lib/deps.ts';
import { hashLike, hashPassword } from '../../lib/passwords.ts';
import { readCode, stepOf } from './second-factor.codes.ts';
import {
  countRecoveryCodes,
  findRecoveryHash,
  findSecondFactor,
  type StoredSecondFactor,
  useRecoveryCode,
  useStep,
} from './second-factor.store.ts';

type Cipher = AppDeps['cipher'];

/** What a user's secret is encrypted for: that of another user cannot take its place. */
const purposeOf = (userId: number): string => `totp:${userId}`;

export const encryptSecret = (cipher: NonNullable<Cipher>, userId: number, secret: string): string =>
  cipher.encrypt(purposeOf(userId), secret);

/** The secret; null without the key that it was encrypted with. */
export const secretOf = (cipher: Cipher, { userId, secret }: StoredSecondFactor): string | null =>
  cipher?.decrypt(purposeOf(userId), secret) ?? null;

/** The hashes of recovery codes. They share a salt, so that one hash is enough to look for one. */
export const hashesOf = async ([first = '', ...others]: readonly string[]): Promise<string[]> => {
  const hash = await hashPassword(first);
  return [hash, ...(await Promise.all(others.map((code) => hashLike(code, hash))))];
};

/** What a code that was typed shows, not yet used; `unreadable` where nobody can say whether it is right. */
export type Proof = { step: number } | { recoveryHash: string } | 'wrong' | 'unreadable';

/**
 * Checks a code against a user's second factor. The slow part, hashing, is done here, before the transaction that uses
 * what was shown.
 */
export const proofOf = async (
  { db, cipher, clock }: Pick<AppDeps, 'db' | 'cipher' | 'clock'>,
  userId: number,
  typed: string,
): Promise<Proof> => {
  const factor = await findSecondFactor(db, userId);
  const read = readCode(typed);
  if (!factor?.confirmedAt || !read) return 'wrong';
  if (read.kind === 'recovery') {
    const other = await findRecoveryHash(db, userId);
    return other === null ? 'wrong' : { recoveryHash: await hashLike(read.code, other) };
  }
  const secret = secretOf(cipher, factor);
  if (secret === null) return 'unreadable';
  const step = stepOf(secret, read.code, clock.now());
  return step === null ? 'wrong' : { step };
};

/** Uses up what was shown: null where it shows nothing, or was used before. Else how many recovery codes are left, if one was used. */
export const useProof = async (
  tx: Connection,
  userId: number,
  proof: Proof,
  now: Date,
): Promise<{ recoveryCodesLeft?: number } | null> => {
  if (proof === 'wrong' || proof === 'unreadable') return null;
  if ('step' in proof) return (await useStep(tx, userId, proof.step)) ? {} : null;
  if (!(await useRecoveryCode(tx, userId, proof.recoveryHash, now))) return null;
  return { recoveryCodesLeft: await countRecoveryCodes(tx, userId) };
};

/** What is said of a proof that was not accepted. */
export const refusalOf = (proof: Proof): string =>
  proof === 'unreadable'
    ? 'Koder fra din app kan ikke kontrolleres lige nu. Brug en af dine engangskoder, eller bed en administrator om at nulstille dit to-trins-login'
    : 'Koden er forkert eller allerede brugt. Skriv den kode, din app viser nu';
