import { cp, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import {
  NAME,
  newDataDir,
  query,
  refusal,
  sharedDatabase,
  start,
  startApp,
  until,
  useDatabases,
} from './fixtures/start.ts';
import { lockFolder, tryLockFolder } from './lock.ts';
import { findRunningPostgres } from './running.ts';

useDatabases();

const IN_USE = /^The data folder .* is used by another running application \(process \d+\)\.$/;

describe('a folder that a living application uses', () => {
  it('is refused to a second one, and free when the first has ended', async () => {
    const dataDir = await sharedDatabase();
    const first = startApp(dataDir);
    const url = String(await first.said('url'));
    const second = await startApp(dataDir).said('refused');
    expect(second).toMatch(IN_USE);
    expect(second).toContain(`process ${first.child.pid}`);
    expect(await query(url, 'select 1 as unharmed')).toEqual([{ unharmed: 1 }]);
    first.child.kill('SIGTERM');
    expect(await first.said('drained')).toBe(true);
    await start(dataDir);
  });

  it('is refused to the same process too', async () => {
    const dataDir = await sharedDatabase();
    const { stop } = await start(dataDir);
    expect(await refusal(dataDir)).toContain(`process ${process.pid}`);
    await stop();
    expect(await refusal(dataDir)).toBe('started');
  });

  it('goes to exactly one of two that start at the same time', async () => {
    const dataDir = await newDataDir();
    // The first round makes the database, the second finds it.
    for (let round = 0; round < 2; round++) {
      const apps = [startApp(dataDir), startApp(dataDir), startApp(dataDir)];
      const urls = (await Promise.all(apps.map((app) => Promise.race([app.said('url'), app.said('refused')])))).map(
        String,
      );
      expect(urls.filter((text) => text.startsWith('postgres://'))).toHaveLength(1);
      expect(urls.filter((text) => IN_USE.test(text))).toHaveLength(2);
      const winner = apps[urls.findIndex((text) => text.startsWith('postgres://'))];
      winner?.child.kill('SIGTERM');
      expect(await winner?.said('drained')).toBe(true);
    }
  });
});

describe('the lock', () => {
  it('outlives a garbage collection', async () => {
    const dataDir = await sharedDatabase();
    const release = await lockFolder(dataDir);
    setFlagsFromString('--expose-gc');
    runInNewContext('gc')();
    expect(await tryLockFolder(dataDir)).toBeUndefined();
    release();
    (await tryLockFolder(dataDir))?.();
  });

  it('says nothing about another folder', async () => {
    const dataDir = await newDataDir();
    await mkdir(join(dataDir, 'a'));
    const release = await lockFolder(join(dataDir, 'a'));
    await cp(join(dataDir, 'a'), join(dataDir, 'b'), { recursive: true });
    const other = await lockFolder(join(dataDir, 'b'));
    other();
    release();
  });
});

describe('a command beside the application', () => {
  it('finds its database, and none when it does not run', async () => {
    const dataDir = await sharedDatabase();
    expect(await findRunningPostgres(join(dataDir, 'missing'), NAME)).toBeUndefined();
    expect(await findRunningPostgres(dataDir, NAME)).toBeUndefined();
    const app = startApp(dataDir);
    const url = await app.said('url');
    expect(await findRunningPostgres(dataDir, NAME)).toMatchObject({ ownerUrl: url });
    await app.kill();
    expect(await findRunningPostgres(dataDir, NAME)).toBeUndefined();
  });

  it('waits for one that is on its way up', async () => {
    const dataDir = await sharedDatabase();
    const app = startApp(dataDir);
    let running: Awaited<ReturnType<typeof findRunningPostgres>>;
    await until(async () => {
      const release = await tryLockFolder(dataDir);
      release?.();
      return !release;
    }, 'the lock');
    while (!running) running = await findRunningPostgres(dataDir, NAME);
    expect(running).toMatchObject({ ownerUrl: await app.said('url') });
  });
});

describe.runIf(process.platform !== 'win32')('Ctrl+C', () => {
  it('reaches the whole process group, but the database serves until the application has drained', async () => {
    const app = startApp(await sharedDatabase());
    await app.said('url');
    process.kill(-(app.child.pid ?? Number.NaN), 'SIGINT');
    expect(await app.said('drained')).toBe(true);
  });
});
