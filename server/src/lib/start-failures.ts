import { EmbeddedPostgresError } from '@sponsorat/embedded-postgres/errors';
import { type Config, ConfigError } from './config.ts';
import { embeddedDatabaseTexts } from './db/embedded-database.texts.ts';
import { databaseFailure } from './db/failures.ts';

type Coded = { code?: unknown };
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
  const sentence = addressSentences[String((error as Coded).code)];
  return sentence ? new ConfigError(sentence(address), { cause: error }) : error;
};

const databaseSentences: Record<string, string> = {
  '28P01': 'Databasen i DATABASE_URL afviser brugeren eller adgangskoden: ret DATABASE_URL.',
  '28000': 'Databasen i DATABASE_URL afviser brugeren eller adgangskoden: ret DATABASE_URL.',
  '3D000': 'Databasen i DATABASE_URL findes ikke på serveren: lav den med createdb, eller ret DATABASE_URL.',
  '42501': 'Brugeren i DATABASE_URL må ikke lave tabeller i databasen: gør den til databasens ejer.',
};

/** Why the app or a command of it cannot start, in one Danish sentence; null for a fault of our own. */
export const startSentence = (error: unknown): string | null => {
  if (error instanceof ConfigError) return error.message;
  if (error instanceof EmbeddedPostgresError) return error.messageIn(embeddedDatabaseTexts);
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    const sentence = databaseSentences[String((at as Coded).code)];
    if (sentence) return sentence;
  }
  if (databaseFailure(error) !== 'gone') return null;
  return 'Databasen i DATABASE_URL svarer ikke: se efter, om den kører, og om adressen er rigtig.';
};
