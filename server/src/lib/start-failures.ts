import { EmbeddedPostgresError } from '@sponsorat/embedded-postgres/errors';
import { type Config, ConfigError } from './config.ts';
import { embeddedDatabaseTexts } from './db/embedded-database.texts.ts';
import { databaseFailure } from './db/failures.ts';
import { NewerDatabase } from './db/migrate.ts';

type SystemError = { code?: unknown };
type Address = Pick<Config, 'port' | 'host'>;

const addressSentences: Record<string, (address: Address) => string> = {
  EADDRINUSE: ({ port }) => `Port ${port} bruges allerede af et andet program: stop det, eller vælg en anden PORT.`,
  EACCES: ({ port }) => `Port ${port} må ikke bruges af denne bruger: vælg en anden PORT, for eksempel 3000.`,
  EADDRNOTAVAIL: ({ host }) => `Adressen ${host} i HOST hører ikke til denne maskine: vælg en anden HOST.`,
  ENOTFOUND: ({ host }) => `Maskinnavnet ${host} i HOST findes ikke: vælg en anden HOST.`,
  EAI_AGAIN: ({ host }) => `Maskinnavnet ${host} i HOST findes ikke: vælg en anden HOST.`,
};

/** Why the server cannot listen at its address: one sentence where it is known, else the error itself. */
export const listenFailure = (error: unknown, address: Address): unknown => {
  const sentence = addressSentences[String((error as SystemError).code)];
  return sentence ? new ConfigError(sentence(address), { cause: error }) : error;
};

const databaseSentences: Record<string, string> = {
  '28P01': 'Databasen i DATABASE_URL afviser brugeren eller adgangskoden: ret DATABASE_URL.',
  '28000': 'Databasen i DATABASE_URL afviser brugeren eller adgangskoden: ret DATABASE_URL.',
  '3D000': 'Databasen i DATABASE_URL findes ikke på serveren: lav den med createdb, eller ret DATABASE_URL.',
  '42501':
    'Brugeren i MIGRATION_DATABASE_URL, eller uden den i DATABASE_URL, må ikke lave og ændre tabeller i databasen: gør den til ejer af databasen og dens tabeller.',
};

// What Node says of a certificate, and the driver of a server without one.
const CERTIFICATE = /^(?:UNABLE_TO_|SELF_SIGNED_|DEPTH_ZERO_|CERT_|ERR_TLS_)/;

const encryptionSentence = ({ code, message }: Error & SystemError): string | null => {
  if (CERTIFICATE.test(String(code)))
    return 'Certifikatet, som databasen i DATABASE_URL viser, godkendes ikke: ret sslrootcert eller maskinnavnet i DATABASE_URL.';
  if (message === 'The server does not support SSL connections')
    return 'Databasen i DATABASE_URL tager ikke imod krypterede forbindelser: slå ssl til på serveren.';
  if (code === '28000' && message.endsWith('no encryption'))
    return 'Databasen i DATABASE_URL kræver en krypteret forbindelse: skriv sslmode=verify-full i DATABASE_URL.';
  return null;
};

const newerDatabase =
  'Databasen hører til en nyere udgave af Sponsorat end denne: start den nyere udgave, eller gendan en sikkerhedskopi fra denne udgave i en tom database (se docs/operations.md).';

/** What is said of a start whose role could change what an auditor relies on. */
export const sharedRole =
  'Advarsel: Brugeren i DATABASE_URL kan ændre og slette i loggen over, hvem der gjorde hvad (audit_log). Lad appen køre som en bruger, der ikke ejer tabellerne, og sæt MIGRATION_DATABASE_URL til ejeren: se docs/operations.md.';

/** What is said of a map that names areas that there are not: they may be made or renamed at any time. */
export const unknownAreas = (names: readonly string[]): string =>
  `Advarsel: OIDC_AREA_MAP nævner områder, som ikke findes: ${names.join(', ')}. Bankens login giver dem ingen, før de er oprettet.`;

/** Why the app or a command of it cannot start, in one Danish sentence; null for a fault of our own. */
export const startSentence = (error: unknown): string | null => {
  if (error instanceof ConfigError) return error.message;
  if (error instanceof EmbeddedPostgresError) return error.messageIn(embeddedDatabaseTexts);
  if (error instanceof NewerDatabase) return newerDatabase;
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    const sentence = encryptionSentence(at) ?? databaseSentences[String((at as SystemError).code)];
    if (sentence) return sentence;
  }
  if (databaseFailure(error) !== 'gone') return null;
  return 'Databasen i DATABASE_URL svarer ikke: se efter, om den kører, og om adressen er rigtig.';
};
