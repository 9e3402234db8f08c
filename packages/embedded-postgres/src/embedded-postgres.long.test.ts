import { lstat, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { asSuperuser, superuserUrl } from './cluster.ts';
import { startEmbeddedPostgres } from './embedded-postgres.ts';
import { COMMAND, newDataDir, query, sharedDatabase, start, startApp, until, useDatabases } from './fixtures/start.ts';
import { serverProcesses } from './leftovers.ts';
import { readAccess } from './running.ts';

useDatabases();

describe('a first start', () => {
  it('makes a Danish database that only its own user gets into', async () => {
    const dataDir = await newDataDir();
    const { url, ownerUrl } = await start(dataDir, true);
    const at = { hostname: '127.0.0.1', pathname: '/postgrestest' };
    expect(new URL(url)).toMatchObject({ ...at, username: 'postgrestest_user' });
    expect(new URL(ownerUrl)).toMatchObject({ ...at, username: 'postgrestest' });
    // Its restart after a crash needs the same port: a connection to anything else must not have come by it.
    expect(Number(new URL(url).port)).toBeLessThan(30_000);
    expect(new URL(url).password).toMatch(/^[\w-]{43}$/);

    const names = ['Åby', 'Øster', 'Ældre', 'Zebra', 'øl', 'Aarhus', 'Ærø', 'abe', 'Abe'];
    const values = names.map((name) => `('${name}')`).join();
    const sorted = await query(url, `select name from (values ${values}) as t(name) order by name`);
    expect(sorted.map((row) => row.name)).toEqual(
      [...names].sort(new Intl.Collator('da', { caseFirst: 'upper' }).compare),
    );
    expect(await query(url, `select upper('æøå') as upper, 'Ærø' ~* 'ærø' as match, 'ø' ~ '\\w' as letter`)).toEqual([
      { upper: 'ÆØÅ', match: true, letter: true },
    ]);
    const [words] = await query(url, `select to_tsvector('simple', 'Ærø håndbold')::text as words`);
    expect(words).toEqual({ words: "'håndbold':2 'ærø':1" });

    for (const stranger of [url.replace(/:[\w-]{43}@/, ':wrong@'), url.replace(/:[\w-]{43}@/, '@')]) {
      await expect(query(stranger, 'select 1')).rejects.toThrow(/password/);
    }
    for (const one of [url, ownerUrl]) {
      const [role] = await query(one, 'select rolsuper, rolcreaterole from pg_roles where rolname = current_user');
      expect(role).toEqual({ rolsuper: false, rolcreaterole: false });
    }
  });

  it('lets the role that the application works as do what the owner grants, and nothing else', async () => {
    const { url, ownerUrl } = await start(await sharedDatabase());
    await query(ownerUrl, 'drop table if exists granted; create table granted as select 1 as id');
    await expect(query(url, 'select * from granted')).rejects.toThrow(/permission denied/);
    await query(ownerUrl, 'grant select on granted to postgrestest_user');
    expect(await query(url, 'select * from granted')).toEqual([{ id: 1 }]);
    for (const refused of ['create table own ()', 'create schema own', 'drop table granted', 'set role postgrestest'])
      await expect(query(url, refused), refused).rejects.toThrow(/permission denied|must be owner/);
  });

  it('keeps what is committed, and listens nowhere else', async () => {
    const dataDir = await sharedDatabase();
    const { url } = await start(dataDir, true);
    const access = await readAccess(dataDir);
    const settings = await query(
      superuserUrl(access?.port ?? 0, access?.passwords ?? { superuser: '', app: '' }),
      `select name, setting from pg_settings where name in ('fsync', 'synchronous_commit', 'full_page_writes',
         'listen_addresses', 'unix_socket_directories', 'server_encoding', 'data_checksums', 'password_encryption')`,
    );
    expect(Object.fromEntries(settings.map((row) => [row.name, row.setting]))).toEqual({
      fsync: 'on',
      synchronous_commit: 'on',
      full_page_writes: 'on',
      listen_addresses: '127.0.0.1',
      unix_socket_directories: '',
      server_encoding: 'UTF8',
      data_checksums: 'on',
      password_encryption: 'scram-sha-256',
    });
    expect((await lstat(join(dataDir, 'postgres/passwords.json'))).mode & 0o777).toBe(0o600);
    expect((await lstat(join(dataDir, 'postgres'))).mode & 0o777).toBe(0o700);
    expect(new URL(url).port).not.toBe('5432');
  });
});

it('gives a data folder of before there were two roles the second one, and finds its data', async () => {
  const dataDir = await sharedDatabase();
  const path = join(dataDir, 'postgres/passwords.json');
  const first = await start(dataDir);
  await query(first.ownerUrl, `drop table if exists granted, club; create table club as select 'Ærø Håndbold' as name`);
  const access = await readAccess(dataDir);
  const { user: _user, ...old } = JSON.parse(await readFile(path, 'utf8'));
  await asSuperuser(access?.port ?? 0, old, async (ask) => {
    await ask('drop role postgrestest_user');
  });
  await first.stop();
  await writeFile(path, JSON.stringify(old));

  const second = await start(dataDir);
  expect(new URL(second.ownerUrl).password).toBe(old.app);
  await query(second.ownerUrl, 'grant select on club to postgrestest_user');
  expect(await query(second.url, 'select name from club')).toEqual([{ name: 'Ærø Håndbold' }]);
  expect((await lstat(path)).mode & 0o777).toBe(0o600);
  await second.stop();
  const third = await start(dataDir);
  expect(new URL(third.url).password).toBe(new URL(second.url).password);
});

it('takes no name that would have to be quoted', async () => {
  const started = startEmbeddedPostgres({ dataDir: '/none', name: 'a; drop', log: () => {} });
  await expect(started).rejects.toThrow('Not a name for a database: a; drop');
});

describe('stopping', () => {
  it('waits until the server is down, can be repeated, and keeps the data', async () => {
    const dataDir = await sharedDatabase();
    const first = await start(dataDir);
    await query(
      first.ownerUrl,
      `drop table if exists granted, club; create table club as select 'Ærø Håndbold' as name`,
    );
    await Promise.all([first.stop(), first.stop()]);
    await first.stop();
    expect(await serverProcesses(join(dataDir, 'postgres'))).toEqual([]);
    await expect(query(first.url, 'select 1')).rejects.toThrow(/ECONNREFUSED/);
    await expect(readFile(join(dataDir, 'postgres/postmaster.pid'))).rejects.toThrow(/ENOENT/);

    const second = await start(dataDir);
    expect(await query(second.ownerUrl, 'select name from club')).toEqual([{ name: 'Ærø Håndbold' }]);
  });

  it('does not wait for a client that has a transaction open', async () => {
    const dataDir = await sharedDatabase();
    const { ownerUrl: url, stop } = await start(dataDir);
    const long = query(url, 'select pg_sleep(60)').catch((error: Error) => error.message);
    await new Promise((resolve) => setTimeout(resolve, 200));
    const begun = Date.now();
    await stop();
    expect(Date.now() - begun).toBeLessThan(5_000);
    expect(await long).toMatch(/terminat/);
  });
});

describe('a command', () => {
  it.each(['stop', 'forget'])(
    'that ends after it has chosen to %s is not held up, and leaves no server',
    async (mode) => {
      const dataDir = await sharedDatabase();
      const command = startApp(dataDir, { app: COMMAND, mode });
      expect(await command.said('url')).toMatch(/^postgres:/);
      const begun = Date.now();
      await command.closed;
      expect(Date.now() - begun).toBeLessThan(3_000);
      expect(command.child.exitCode).toBe(0);
      await until(async () => (await serverProcesses(join(dataDir, 'postgres'))).length === 0, 'the server to go');
    },
  );
});

describe('the log', () => {
  it('has no data of failed statements', async () => {
    const { ownerUrl: url, lines } = await start(await sharedDatabase());
    await query(url, 'create table person (email text primary key)');
    await query(url, `insert into person values ('ida@klub.dk')`);
    await expect(query(url, `insert into person values ('ida@klub.dk')`)).rejects.toThrow(/duplicate/);
    await expect.poll(() => lines.join('\n')).toContain('duplicate key');
    expect(lines.join('\n')).not.toContain('ida@klub.dk');
  });
});
