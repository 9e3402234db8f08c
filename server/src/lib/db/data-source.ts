import { startEmbeddedPostgres } from '@sponsorat/embedded-postgres';
import { findRunningPostgres } from '@sponsorat/embedded-postgres/running';
import type { Config } from '../config.ts';
import { embeddedDatabaseTexts } from './embedded-database.texts.ts';

/** The database: for the app's work, and as the role that owns its tables. These may be one. */
export type DatabaseUrls = { url: string; ownerUrl: string };
export type DataSource = DatabaseUrls & { stop(): Promise<void> };
type Where = Pick<Config, 'databaseUrl' | 'migrationDatabaseUrl' | 'dataDir'>;

/** Of the database and its user, where the app starts one of its own. */
const NAME = 'sponsorat';

const stopNothing = async (): Promise<void> => {};

// What PostgreSQL says of every start and checkpoint; its warnings and errors are passed on.
const ROUTINE = /\bLOG: {2}/;

/** Where the data is: the database of DATABASE_URL, or the app's own one in its data folder. */
export const openDataSource = async (
  { databaseUrl, migrationDatabaseUrl, dataDir }: Where,
  log: (line: string) => void,
): Promise<DataSource> => {
  if (databaseUrl !== null)
    return { url: databaseUrl, ownerUrl: migrationDatabaseUrl ?? databaseUrl, stop: stopNothing };
  return startEmbeddedPostgres({
    dataDir,
    name: NAME,
    log: (line) => !ROUTINE.test(line) && log(line),
    messages: embeddedDatabaseTexts,
  });
};

/** The database for a command that must work beside a running app: it then uses the database that the app has started. */
export const joinDataSource = async (where: Where, log: (line: string) => void): Promise<DataSource> => {
  const running = where.databaseUrl === null ? await findRunningPostgres(where.dataDir, NAME) : undefined;
  return running === undefined ? openDataSource(where, log) : { ...running, stop: stopNothing };
};
