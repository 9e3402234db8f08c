import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readdir, readFile, rename, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  afterwards,
  isRoot,
  killWatchdogs,
  newDataDir,
  query,
  sharedDatabase,
  start,
  startApp,
  until,
  useDatabases,
} from './fixtures/start.ts';
import { serverProcesses } from './leftovers.ts';
import { readPostmasterFile } from './postmaster-file.ts';

useDatabases();

/** A running application that has committed a row. */
async function appWithRow(dataDir: string, durable = false) {
  const app = startApp(dataDir, { mode: durable ? 'durable' : 'fast' });
  const url = String(await app.said('url'));
  const row = await saveRow(url);
  return { ...app, url, row, cluster: join(dataDir, 'postgres') };
}

async function saveRow(url: string): Promise<string> {
  const row = randomUUID();
  await query(url, `drop table if exists saved; create table saved as select '${row}' as id`);
  return row;
}

async function hasRow(url: string, row: string): Promise<boolean> {
  const rows = await query(url, 'select id from saved').catch(() => []);
  return rows[0]?.id === row;
}

async function expectRow(dataDir: string, row: string, durable = false) {
  const { ownerUrl: url } = await start(dataDir, durable);
  expect(await hasRow(url, row)).toBe(true);
}

describe('an application that is killed', () => {
  it('takes its server along', async () => {
    const dataDir = await sharedDatabase();
    const { kill, cluster } = await appWithRow(dataDir);
    await kill();
    await until(async () => (await serverProcesses(cluster)).length === 0, 'the server to go');
  });

  it('can be started again at once', async () => {
    const dataDir = await sharedDatabase();
    const { kill, row } = await appWithRow(dataDir, true);
    await kill();
    await expectRow(dataDir, row, true);
  });

  it.runIf(process.platform === 'linux')('has its orphaned server stopped by the next start', async () => {
    const dataDir = await sharedDatabase();
    // As somebody may have it who has moved the database to a larger disk.
    await rename(join(dataDir, 'postgres'), join(dataDir, 'moved'));
    await symlink('moved', join(dataDir, 'postgres'));
    afterwards(async () => {
      await rm(join(dataDir, 'postgres'));
      await rename(join(dataDir, 'moved'), join(dataDir, 'postgres'));
    });
    const { kill, row, url } = await appWithRow(dataDir);
    const cluster = join(dataDir, 'moved');
    await killWatchdogs(cluster);
    await kill();
    const orphan = (await readPostmasterFile(cluster))?.pid;
    expect(await query(url, 'select 1 as alive')).toEqual([{ alive: 1 }]);
    await expectRow(dataDir, row);
    expect((await readPostmasterFile(cluster))?.pid).not.toBe(orphan);
    await expect(query(url, 'select 1')).rejects.toThrow();
  });

  it.runIf(process.platform === 'linux')('may lose its server too, but for a busy backend', async () => {
    const dataDir = await sharedDatabase();
    const { kill, row, cluster, url } = await appWithRow(dataDir);
    // A backend that computes does not notice that its postmaster has gone, and holds the shared memory.
    query(url, 'select count(*) from generate_series(1, 1e10)').catch(() => {});
    await new Promise((resolve) => setTimeout(resolve, 300));
    await killWatchdogs(cluster);
    const postmaster = (await readPostmasterFile(cluster))?.pid ?? 0;
    await kill();
    process.kill(postmaster, 'SIGKILL');
    expect(await serverProcesses(cluster)).not.toEqual([]);
    await expectRow(dataDir, row);
  });

  it('during the very first start leaves no half database', async () => {
    const dataDir = await newDataDir();
    for (const progress of ['global', 'base/5']) {
      const earlier = await readdir(dataDir);
      const app = startApp(dataDir);
      const isUnderWay = async (): Promise<boolean> => {
        const isDraft = (name: string) => name.startsWith('postgres.new-') && !earlier.includes(name);
        const draft = (await readdir(dataDir)).find(isDraft);
        return !!draft && (await readdir(join(dataDir, draft, progress)).catch(() => [])).length > 0;
      };
      await until(isUnderWay, progress);
      await app.kill();
      expect(await readdir(dataDir)).not.toContain('postgres');
    }
    const { ownerUrl: url, stop } = await start(dataDir);
    expect(await query(url, 'select 1 as ok')).toEqual([{ ok: 1 }]);
    await stop();
    await start(dataDir);
    expect((await readdir(dataDir)).sort()).toEqual(['app.lock', 'app.pid', 'postgres']);
  });
});

describe('a power cut', () => {
  it.each(['nobody', 'a process of the same user', 'a process of root'])(
    'leaves a postmaster.pid with a number that now belongs to %s',
    async (owner) => {
      const dataDir = await sharedDatabase();
      const { kill, row, cluster } = await appWithRow(dataDir);
      const file = join(cluster, 'postmaster.pid');
      const text = await readFile(file, 'utf8');
      await kill();
      await until(async () => (await serverProcesses(cluster)).length === 0, 'the server to go');
      const { uid } = await stat(cluster);
      const sleeper = spawn('sleep', ['60'], isRoot ? { uid } : {});
      afterwards(async () => sleeper.kill());
      const pid = { nobody: 4_194_303, 'a process of the same user': sleeper.pid }[owner] ?? 1;
      await writeFile(file, text.replace(/^\d+/, String(pid)));
      await expectRow(dataDir, row);
      expect(sleeper.exitCode).toBeNull();
      expect(sleeper.signalCode).toBeNull();
    },
  );
});

describe('a server that dies under its application', () => {
  it('is started again on the same port', async () => {
    const dataDir = await sharedDatabase();
    const { ownerUrl: url, stop } = await start(dataDir);
    const row = await saveRow(url);
    for (let round = 0; round < 2; round++) {
      const postmaster = (await readPostmasterFile(join(dataDir, 'postgres')))?.pid ?? 0;
      // A busy backend outlives its postmaster, with the shared memory and the log in its hands.
      query(url, 'select count(*) from generate_series(1, 1e10)').catch(() => {});
      await new Promise((resolve) => setTimeout(resolve, 200));
      process.kill(postmaster, 'SIGKILL');
      await until(() => hasRow(url, row), 'a restart');
      await until(async () => (await readPostmasterFile(join(dataDir, 'postgres')))?.ready === true, 'its file');
    }
    await stop();
    expect(await serverProcesses(join(dataDir, 'postgres'))).toEqual([]);
  });

  it.runIf(process.platform === 'linux')('tries again while its port is taken, and says how often it has', async () => {
    const dataDir = await sharedDatabase();
    const cluster = join(dataDir, 'postgres');
    const { ownerUrl: url, lines } = await start(dataDir);
    const row = await saveRow(url);
    // One that stands still keeps the next start waiting until the port is taken.
    const [backend = 0] = (await serverProcesses(cluster)).slice(-1);
    process.kill(backend, 'SIGSTOP');
    process.kill((await readPostmasterFile(cluster))?.pid ?? 0, 'SIGKILL');
    const other = createServer();
    await until(
      () =>
        new Promise<boolean>((resolve) => {
          other.once('error', () => resolve(false));
          other.listen(Number(new URL(url).port), '127.0.0.1', () => resolve(true));
        }),
      'the port',
    );
    process.kill(backend, 'SIGCONT');
    await until(async () => lines.some((line) => line.includes('could not bind')), 'a try');
    other.close();
    await until(() => hasRow(url, row), 'a restart');
    const said = /^PostgreSQL started at try [2-9]\d*; before that: could not /;
    await until(async () => lines.some((line) => said.test(line)), 'what is said of it');
  });

  it('stays down when the stop comes in the middle of that', async () => {
    const dataDir = await sharedDatabase();
    const { stop } = await start(dataDir);
    process.kill((await readPostmasterFile(join(dataDir, 'postgres')))?.pid ?? 0, 'SIGKILL');
    await new Promise((resolve) => setTimeout(resolve, 20));
    await stop();
    expect(await serverProcesses(join(dataDir, 'postgres'))).toEqual([]);
  });
});
