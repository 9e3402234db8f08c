import { createServer } from 'node:http';
import { EmbeddedPostgresError } from '@sponsorat/embedded-postgres/errors';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase } from '../testing/database.ts';
import { ConfigError } from './config.ts';
import { migrateDatabase } from './db/migrate.ts';
import { listenFailure, startSentence } from './start-failures.ts';

let database: Awaited<ReturnType<typeof openTestDatabase>>;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const listen = (port: number, host: string) => {
  const server = createServer();
  const failed = new Promise<unknown>((resolve) =>
    server.on('error', (error) => resolve(listenFailure(error, { port, host }))),
  );
  server.listen(port, host);
  return { server, failed };
};
const urlWith = (change: (url: URL) => void): string => {
  const url = new URL(database.url);
  change(url);
  return url.href;
};
const sentenceOf = async (url: string) =>
  startSentence(await migrateDatabase({ url, ownerUrl: url }).catch((error: unknown) => error));

describe('a start that fails', () => {
  it('says which port is taken', async () => {
    const first = listen(0, '127.0.0.1').server;
    await new Promise((resolve) => first.once('listening', resolve));
    const { port } = first.address() as { port: number };
    const error = await listen(port, '127.0.0.1').failed;
    first.close();
    expect(startSentence(error)).toBe(
      `Port ${port} bruges allerede af et andet program: stop det, eller vælg en anden PORT.`,
    );
  });

  it('says which host is not this machine', async () => {
    expect(startSentence(await listen(0, '192.0.2.77').failed)).toBe(
      'Adressen 192.0.2.77 i HOST hører ikke til denne maskine: vælg en anden HOST.',
    );
    const unknown = listenFailure(Object.assign(new Error('x'), { code: 'ENOTFOUND' }), {
      port: 1,
      host: 'findes.ikke',
    });
    expect(startSentence(unknown)).toBe('Maskinnavnet findes.ikke i HOST findes ikke: vælg en anden HOST.');
  });

  it.each([
    [
      { code: 'UNABLE_TO_VERIFY_LEAF_SIGNATURE' },
      'Certifikatet, som databasen i DATABASE_URL viser, godkendes ikke: ret sslrootcert eller maskinnavnet i DATABASE_URL.',
    ],
    [
      { code: 'ERR_TLS_CERT_ALTNAME_INVALID' },
      'Certifikatet, som databasen i DATABASE_URL viser, godkendes ikke: ret sslrootcert eller maskinnavnet i DATABASE_URL.',
    ],
    [
      { code: '28000', message: 'no pg_hba.conf entry for host "10.0.0.1", user "u", database "d", no encryption' },
      'Databasen i DATABASE_URL kræver en krypteret forbindelse: skriv sslmode=verify-full i DATABASE_URL.',
    ],
  ])('says how encryption failed: %o', (error, sentence) => {
    expect(startSentence(Object.assign(new Error(), error))).toBe(sentence);
  });

  it.each<[string, (url: URL) => void, string]>([
    [
      'is not there',
      (url) => Object.assign(url, { port: '1' }),
      'Databasen i DATABASE_URL svarer ikke: se efter, om den kører, og om adressen er rigtig.',
    ],
    [
      'has no certificate, and one is asked for',
      (url) => url.searchParams.set('sslmode', 'verify-full'),
      'Databasen i DATABASE_URL tager ikke imod krypterede forbindelser: slå ssl til på serveren.',
    ],
    [
      'has another password',
      (url) => Object.assign(url, { password: 'forkert' }),
      'Databasen i DATABASE_URL afviser brugeren eller adgangskoden: ret DATABASE_URL.',
    ],
    [
      'does not have the database',
      (url) => Object.assign(url, { pathname: '/findes_ikke' }),
      'Databasen i DATABASE_URL findes ikke på serveren: lav den med createdb, eller ret DATABASE_URL.',
    ],
  ])('says that the database %s', async (_name, change, sentence) => {
    expect(await sentenceOf(urlWith(change))).toBe(sentence);
  });

  it('has a sentence for each fault that is known, and has none for a fault of our own', () => {
    expect(startSentence(new ConfigError('PORT er forkert.'))).toBe('PORT er forkert.');
    expect(startSentence(new EmbeddedPostgresError('diskFull', ['/data']))).toBe(
      'Disken med /data er fuld: frigør plads, og start igen.',
    );
    expect(startSentence(new TypeError('x is not a function'))).toBeNull();
    const own = new Error('x');
    expect(listenFailure(own, { port: 1, host: 'x' })).toBe(own);
  });
});
