import { realpath } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { createCluster, openCluster } from './cluster.ts';
import { EmbeddedDatabaseError, explain } from './errors.ts';
import { keepRunning } from './keep-running.ts';
import { canEnter, chooseHome, findHome, prepareDataDir, rememberHome } from './location.ts';
import { lockFolder } from './lock.ts';
import { findPrograms } from './programs.ts';
import { accountFor } from './service-user.ts';
import { texts } from './texts.ts';
import { appUrl } from './url.ts';

// biome-ignore lint/performance/noBarrelFile: the one function's own error, for who calls it.
export { EmbeddedDatabaseError } from './errors.ts';

export interface EmbeddedDatabaseOptions {
  dataDir: string;
  log: (line: string) => void;
  /** Only tests may turn it off: a power cut then costs the database. */
  durable?: boolean;
}

export interface EmbeddedDatabase {
  url: string;
  stop(): Promise<void>;
}

/** Starts the project's own PostgreSQL on a data folder, making the database at the first start. */
export async function startEmbeddedDatabase(options: EmbeddedDatabaseOptions): Promise<EmbeddedDatabase> {
  const releases: (() => void)[] = [];
  const release = () => {
    for (const give of releases.splice(0)) give();
  };
  try {
    const dataDir = await prepareDataDir(options.dataDir);
    releases.push(await lockFolder(dataDir));
    return await start({ durable: true, ...options, dataDir }, releases, release);
  } catch (error) {
    release();
    throw explain(error, options.dataDir);
  }
}

async function start(
  { dataDir, log, durable }: Required<EmbeddedDatabaseOptions>,
  releases: (() => void)[],
  release: () => void,
): Promise<EmbeddedDatabase> {
  const found = await findHome(dataDir);
  const account = await accountFor(found ?? dataDir, log);
  const programs = await findPrograms(account);
  const home = found ?? (await chooseHome(dataDir, account));
  // A copy of the data folder would name the same home as the original.
  if (home !== dataDir) releases.push(await lockFolder(home));
  if (!found) {
    log(`Opretter databasen i ${home} …`);
    await createCluster(home, programs, account, durable);
    await rememberHome(dataDir, home);
  }
  // Somebody may have moved the database to a larger disk and left a link; servers are known by their real folder.
  const cluster = await realpath(join(home, 'postgres'));
  if (account && !(await canEnter(cluster, account))) {
    throw new EmbeddedDatabaseError(texts.closed(cluster, account.uid));
  }
  const passwords = await openCluster(cluster, programs.major);
  const server = await keepRunning({ cluster, programs, account, durable, log });
  const url = appUrl(server.port, passwords);
  let stopped: Promise<void> | undefined;
  const stop = () => {
    stopped ??= server.stop().finally(release);
    return stopped;
  };
  try {
    await logIn(url);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, stop };
}

async function logIn(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 30_000 });
  client.on('error', () => {});
  try {
    await client.connect();
  } finally {
    await client.end();
  }
}
