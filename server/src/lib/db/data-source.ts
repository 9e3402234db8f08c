import type { Config } from '../config.ts';
import { startEmbeddedDatabase } from '../embedded-database/embedded-database.ts';
import { findRunningDatabase } from '../embedded-database/running-database.ts';

export type DataSource = { url: string; stop(): Promise<void> };
type Where = Pick<Config, 'databaseUrl' | 'dataDir'>;

const stopNothing = async (): Promise<void> => {};

// What PostgreSQL says of every start and checkpoint; its warnings and errors are passed on.
const ROUTINE = /\bLOG: {2}/;

/** Where the data is: the database of DATABASE_URL, or the app's own one in its data folder. */
export const openDataSource = async (
  { databaseUrl, dataDir }: Where,
  log: (line: string) => void,
): Promise<DataSource> => {
  if (databaseUrl === null) return startEmbeddedDatabase({ dataDir, log: (line) => !ROUTINE.test(line) && log(line) });
  return { url: databaseUrl, stop: stopNothing };
};

/** The same for a command that must work beside a running app: it then uses the database that the app has started. */
export const joinDataSource = async (where: Where, log: (line: string) => void): Promise<DataSource> => {
  const running = where.databaseUrl === null ? await findRunningDatabase(where.dataDir) : undefined;
  return running === undefined ? openDataSource(where, log) : { url: running, stop: stopNothing };
};
