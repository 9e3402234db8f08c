import { execFile } from 'node:child_process';
import { appendFile, chmod, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { createCluster, readPasswords, superuserUrl, urlsOf } from './cluster.ts';
import { serverProcesses } from './leftovers.ts';
import { findPrograms, type Programs } from './programs.ts';
import { type Account, run } from './run.ts';
import { startServer } from './server.ts';
import { accountFor } from './service-user.ts';

type Site = { home: string; name: string; programs: Programs; account: Account; port: number };

/** A PostgreSQL that a test starts, kills, copies and promotes; nothing starts it again by itself. */
export interface TestServer {
  /** For the role that the application works as. */
  url: string;
  /** For the role that owns the database. */
  ownerUrl: string;
  start(): Promise<void>;
  /** Ends all of its processes at once, as a lost machine would. */
  kill(): Promise<void>;
  /** Has all of its processes stand still, and go on. */
  pause(): Promise<void>;
  resume(): Promise<void>;
  /** Runs a statement as the superuser. */
  query(statement: string): Promise<Record<string, unknown>[]>;
  /** A second server that follows this one, not yet started. */
  replicate(): Promise<TestServer>;
  /** Removes its files. */
  remove(): Promise<void>;
}

/** Makes a server, not yet started, with a database and its owner of this name. */
export async function createTestServer(name: string): Promise<TestServer> {
  const site = await newSite(name);
  await createCluster(site.home, name, site.programs, site.account, false);
  return serverAt(site);
}

async function newSite(name: string): Promise<Site> {
  const home = await mkdtemp(join(tmpdir(), `${name}-server-`));
  if (process.getuid?.() === 0) await chmod(home, 0o711);
  const account = await accountFor(name, home, () => {});
  return { home, name, account, programs: await findPrograms(name, account), port: await freePort() };
}

async function serverAt(site: Site): Promise<TestServer> {
  const { home, name, programs, account, port } = site;
  const cluster = join(home, 'postgres');
  const { user = '', ...others } = await readPasswords(cluster);
  const passwords = { ...others, user };
  const signalAll = async (signal: NodeJS.Signals) => {
    for (const pid of await serverProcesses(cluster)) {
      try {
        process.kill(pid, signal);
      } catch {
        // It has ended in the meantime.
      }
    }
  };
  const server: TestServer = {
    ...urlsOf(name, port, passwords),
    start: async () => {
      const quiet = { log: () => {}, tell: () => {} };
      await startServer({ cluster, programs, account, durable: false, ...quiet }, port);
    },
    kill: async () => {
      for (; (await serverProcesses(cluster)).length > 0; await sleep(20)) await signalAll('SIGKILL');
    },
    pause: async () => {
      await signalAll('SIGSTOP');
      // Those that were started meanwhile; from now on none are.
      await signalAll('SIGSTOP');
    },
    resume: () => signalAll('SIGCONT'),
    query: async (statement) => {
      const client = new pg.Client({ connectionString: superuserUrl(port, passwords) });
      await client.connect();
      return client.query(statement).then(
        ({ rows }) => client.end().then(() => rows),
        (error) => client.end().then(() => Promise.reject(error)),
      );
    },
    replicate: () => replicate(site, superuserUrl(port, passwords)),
    remove: () => rm(home, { recursive: true, force: true, maxRetries: 5 }),
  };
  return server;
}

/** Copies the files while the server works, as PostgreSQL's own `pg_basebackup` does, which does not come along. */
async function replicate({ home, name }: Site, url: string): Promise<TestServer> {
  const [from, site] = [join(home, 'postgres'), await newSite(name)];
  const to = join(site.home, 'postgres');
  await appendFile(join(from, 'pg_hba.conf'), 'host replication postgres 127.0.0.1/32 scram-sha-256\n');
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(`alter system set wal_keep_size = '256MB'`);
    await client.query('select pg_reload_conf()');
    await client.query(`select pg_backup_start('replica', true)`);
    await mkdir(to, { mode: 0o700 });
    const left = new Set(['pg_wal', 'postmaster.pid', 'postmaster.opts']);
    const names = (await readdir(from)).filter((each) => !left.has(each));
    await run('cp', ['-a', ...names.map((each) => join(from, each)), to]);
    const { rows } = await client.query('select labelfile from pg_backup_stop()');
    await mkdir(join(to, 'pg_wal'), { mode: 0o700 });
    await writeFile(join(to, 'backup_label'), rows[0].labelfile, { mode: 0o600 });
    await writeFile(join(to, 'standby.signal'), '', { mode: 0o600 });
    const { hostname, port, username, password } = new URL(url);
    const source = `host=${hostname} port=${port} user=${username} password=${password} application_name=replica`;
    await appendFile(join(to, 'postgresql.auto.conf'), `primary_conninfo = '${source}'\n`);
    if (site.account) {
      const { uid, gid } = site.account;
      await promisify(execFile)('chown', ['-R', `${uid}:${gid}`, to]);
    }
  } finally {
    await client.end();
  }
  return serverAt(site);
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  return port;
}
