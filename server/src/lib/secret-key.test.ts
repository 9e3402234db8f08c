import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ConfigError } from './config.ts';
import { cipherOf, openSecretKey } from './secret-key.ts';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'secret-key-'));
});
afterEach(() => rm(dataDir, { recursive: true }));
const own = () => ({ secretKey: null, databaseUrl: null, dataDir });
const file = () => join(dataDir, 'secret-key');

describe('the secret key', () => {
  it('is the one that is given', async () => {
    const given = Buffer.alloc(32, 7);
    expect(await openSecretKey({ ...own(), secretKey: given })).toBe(given);
    expect(await openSecretKey({ ...own(), secretKey: given, databaseUrl: 'postgres://db/x' })).toBe(given);
    expect(await readdir(dataDir)).toEqual([]);
  });

  it('is made in the data folder, for its owner alone, and stays', async () => {
    const first = await openSecretKey(own());
    expect(first).toHaveLength(32);
    expect((await stat(file())).mode & 0o777).toBe(0o600);
    expect(await openSecretKey(own())).toEqual(first);
    expect(await readdir(dataDir)).toEqual(['secret-key']);
  });

  it('is one for starts at the same moment', async () => {
    const keys = await Promise.all(Array.from({ length: 8 }, () => openSecretKey(own())));
    expect(new Set(keys.map((key) => key?.toString('hex'))).size).toBe(1);
    expect(`${keys[0]?.toString('hex')}\n`).toBe(await readFile(file(), 'utf8'));
  });

  it('is never made beside an external database', async () => {
    expect(await openSecretKey({ ...own(), databaseUrl: 'postgres://db/x' })).toBeNull();
    expect(await readdir(dataDir)).toEqual([]);
  });

  it('is not replaced where its file was spoilt', async () => {
    await writeFile(file(), 'abc');
    await expect(openSecretKey(own())).rejects.toThrow(
      new ConfigError(`Filen ${file()} skal indeholde 64 hexadecimale cifre: hent den fra en sikkerhedskopi.`),
    );
    expect(await readFile(file(), 'utf8')).toBe('abc');
  });
});

describe('what is encrypted', () => {
  const cipher = cipherOf(Buffer.alloc(32, 1));

  it('is read again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (text, purpose) => {
        const encrypted = cipher.encrypt(purpose, text);
        expect(cipher.decrypt(purpose, encrypted)).toBe(text);
        expect(encrypted).toMatch(/^[\w-]+$/);
      }),
    );
  });

  it('is another each time', () => {
    expect(cipher.encrypt('totp:1', 'JBSWY3DP')).not.toBe(cipher.encrypt('totp:1', 'JBSWY3DP'));
  });

  it('is not read for another purpose, nor by another key', () => {
    const encrypted = cipher.encrypt('totp:1', 'JBSWY3DP');
    expect(cipher.decrypt('totp:2', encrypted)).toBeNull();
    expect(cipherOf(Buffer.alloc(32, 2)).decrypt('totp:1', encrypted)).toBeNull();
  });

  it('is not read where a single byte was changed, or where it is no such text', () => {
    const bytes = Buffer.from(cipher.encrypt('totp:1', 'JBSWY3DP'), 'base64url');
    for (let at = 0; at < bytes.length; at += 1) {
      const changed = Buffer.from(bytes);
      changed.writeUInt8(changed.readUInt8(at) ^ 1, at);
      expect(cipher.decrypt('totp:1', changed.toString('base64url'))).toBeNull();
    }
    for (const text of ['', 'x', 'JBSWY3DP', 'ø'.repeat(99)]) expect(cipher.decrypt('totp:1', text)).toBeNull();
  });
});
