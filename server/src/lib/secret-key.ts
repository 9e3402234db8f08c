import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes, randomUUID } from 'node:crypto';
import { link, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Config, ConfigError } from './config.ts';

const ALGORITHM = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const KEY_BYTES = 32;

/** What must be readable by the app, and by nobody who has only the database or a backup of it. */
export type Cipher = ReturnType<typeof cipherOf>;

/**
 * Encrypts with keys that are derived from one: a text that was encrypted for one purpose, for example `totp:17`, can
 * be read for that purpose alone.
 */
export const cipherOf = (key: Buffer) => {
  const keyFor = (purpose: string) => Buffer.from(hkdfSync('sha256', key, '', purpose, KEY_BYTES));
  return {
    /** The text in a form that also fits a cookie or an address. */
    encrypt: (purpose: string, text: string): string => {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(ALGORITHM, keyFor(purpose), nonce);
      const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), encrypted]).toString('base64url');
    },
    /** A value that the key alone makes of a text, and always the same. */
    derive: (purpose: string, text: string): Buffer => createHmac('sha256', keyFor(purpose)).update(text).digest(),
    /** The text; null where it was not encrypted by this key for this purpose, or was changed since. */
    decrypt: (purpose: string, encrypted: string): string | null => {
      const bytes = Buffer.from(encrypted, 'base64url');
      const from = NONCE_BYTES + TAG_BYTES;
      if (bytes.length < from) return null;
      try {
        const decipher = createDecipheriv(ALGORITHM, keyFor(purpose), bytes.subarray(0, NONCE_BYTES));
        decipher.setAuthTag(bytes.subarray(NONCE_BYTES, from));
        return decipher.update(bytes.subarray(from), undefined, 'utf8') + decipher.final('utf8');
      } catch {
        return null;
      }
    },
  };
};

const HEX_KEY = /^[\da-f]{64}$/i;

/** What is said of a start on a database that several nodes may share, without the key that they must share too. */
export const missingSecretKey =
  'SECRET_KEY er ikke sat: to-trins-login kan ikke bruges. Lav en nøgle med »openssl rand -hex 32«, og giv den til alle noder.';

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';
const isThere = (error: unknown) => (error as NodeJS.ErrnoException).code === 'EEXIST';

const readKey = async (file: string): Promise<Buffer | null> => {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    if (isMissing(error)) return null;
    throw error;
  });
  if (text === null) return null;
  if (!HEX_KEY.test(text.trim()))
    throw new ConfigError(`Filen ${file} skal indeholde 64 hexadecimale cifre: hent den fra en sikkerhedskopi.`);
  return Buffer.from(text.trim(), 'hex');
};

/** Linked, not written in place: another start never reads half a key, and the first one stays. */
const makeKey = async (file: string): Promise<void> => {
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, `${randomBytes(KEY_BYTES).toString('hex')}\n`, { mode: 0o600, flush: true });
  await link(draft, file)
    .catch((error: unknown) => {
      if (!isThere(error)) throw error;
    })
    .finally(() => rm(draft, { force: true }));
};

type Where = Pick<Config, 'secretKey' | 'databaseUrl' | 'dataDir'>;

/**
 * The key of SECRET_KEY; without it, with the app's own database, the one in the data folder, which the first start
 * makes. Null with an external database, where each node would make another. Throws ConfigError.
 */
export const openSecretKey = async ({ secretKey, databaseUrl, dataDir }: Where): Promise<Buffer | null> => {
  if (secretKey || databaseUrl !== null) return secretKey;
  const file = join(dataDir, 'secret-key');
  const key = await readKey(file);
  if (key) return key;
  await makeKey(file);
  return readKey(file);
};
