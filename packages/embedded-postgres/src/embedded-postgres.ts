import { realpath } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { addUser, createCluster, openCluster, urlsOf } from './cluster.ts';
import { EmbeddedPostgresError, explain } from './errors.ts';
import { keepRunning } from './keep-running.ts';
import { canEnter, chooseHome, findHome, prepareDataDir, rememberHome } from './location.ts';
import { lockFolder } from './lock.ts';
import { type Messages, messages, sentence, type Tell } from './messages.ts';
import { findPrograms } from './programs.ts';
import { accountFor } from './service-user.ts';

export interface EmbeddedPostgresOptions {
  dataDir: string;
  /** Of the database, of the role that owns it and, where root starts it, of the system user: a short plain word. */
  name: string;
  /** Takes what PostgreSQL says, line by line. */
  log: (line: string) => void;
  /** What is said of a start, in another language. */
  messages?: Messages;
  /** Only tests may turn it off: a power cut then costs the database. */
  durable?: boolean;
}

export interface EmbeddedPostgres {
  /** For the application's work, as a role that owns nothing: what it may do, the owner grants. */
  url: string;
  /** For making and changing tables, as the role that owns the database. */
  ownerUrl: string;
  stop(): Promise<void>;
}

/** Starts a PostgreSQL of the application's own on a data folder, making the database at the first start. */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  // It stands in statements, commands and paths.
  if (!/^[a-z][a-z0-9]{0,30}$/.test(options.name)) throw new TypeError(`Not a name for a database: ${options.name}`);
  const releases: (() => void)[] = [];
  const release = () => {
    for (const give of releases.splice(0)) give();
  };
  try {
    const dataDir = await prepareDataDir(options.dataDir);
    releases.push(await lockFolder(dataDir));
    return await start({ durable: true, messages, ...options, dataDir }, releases, release);
  } catch (error) {
    release();
    throw explain(error, options.dataDir);
  }
}

async function start(
  { dataDir, name, log, durable, messages }: Required<EmbeddedPostgresOptions>,
  releases: (() => void)[],
  release: () => void,
): Promise<EmbeddedPostgres> {
  const tell: Tell = (reason, ...details) => log(sentence(messages, reason, details));
  const usedHome = await findHome(dataDir);
  const account = await accountFor(name, usedHome ?? dataDir, tell);
  const programs = await findPrograms(name, account);
  const home = usedHome ?? (await chooseHome(dataDir, name, account));
  // A copy of the data folder would name the same home as the original.
  if (home !== dataDir) releases.push(await lockFolder(home));
  if (!usedHome) {
    tell('creating', home);
    await createCluster(home, name, programs, account, durable);
    await rememberHome(dataDir, home);
  }
  // Somebody may have moved the database to a larger disk and left a link; servers are known by their real folder.
  const cluster = await realpath(join(home, 'postgres'));
  if (account && !(await canEnter(cluster, account))) {
    throw new EmbeddedPostgresError('closed', [cluster, String(account.uid)]);
  }
  const stored = await openCluster(cluster, programs.major);
  const server = await keepRunning({ cluster, programs, account, durable, log, tell });
  let stopped: Promise<void> | undefined;
  const stop = () => {
    stopped ??= server.stop().finally(release);
    return stopped;
  };
  try {
    const passwords = await addUser({ cluster, name, port: server.port, account }, stored);
    const urls = urlsOf(name, server.port, passwords);
    await logIn(urls.url);
    return { ...urls, stop };
  } catch (error) {
    await stop();
    throw error;
  }
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
