import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '../../app.ts';
import { plainConfig } from '../../lib/config.ts';
import { migrateDatabase } from '../../lib/db/migrate.ts';
import { demoPassword } from '../../seeds/demo-accounts.ts';
import { TestClient } from '../../testing/client.ts';
import { TEMPLATE } from '../../testing/database.setup.ts';
import { openTestDatabase } from '../../testing/database.ts';
import answers from '../../testing/fixtures/version-0.1.0.json' with { type: 'json' };
import { SponsorshipIndex } from '../sponsorship-index/sponsorship-index.ts';
import { readForBackup } from './backup.store.ts';
import { saveBackup } from './backup.usecases.ts';
import { restoreBackup } from './restore.store.ts';

type TestDatabase = Awaited<ReturnType<typeof openTestDatabase>>;
// The day on which the old version gave the answers that are compared with.
const NOW = new Date('2026-10-14T09:30:00Z');
const config = plainConfig;

const opened: TestDatabase[] = [];
const open = async (template?: string) => {
  const database = await openTestDatabase(template);
  opened.push(database);
  return database;
};
const ask = async (url: string, statement: string) => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const answer = await client.query(statement);
    return answer.rows;
  } finally {
    await client.end();
  }
};

/** What must be the same in both databases: every row of every table that is not left out. */
const contentsOf = async (url: string) => {
  const names = await ask(
    url,
    "select table_name as name from information_schema.tables where table_schema = 'public'",
  );
  const leftOut = /^(sessions|login_failure|sponsorship_changes)/;
  const contents: Record<string, unknown> = {};
  for (const { name } of names.filter((table) => !leftOut.test(table.name)))
    [contents[name]] = await ask(
      url,
      `select count(*), md5(string_agg(t::text, '' order by t::text collate "C")) from "${name}" t`,
    );
  return contents;
};

const documentsOf = async (url: string) => {
  const rows = await ask(url, 'select id, bytes, sha256 from files order by id');
  for (const { bytes, sha256 } of rows) expect(createHash('sha256').update(bytes).digest('hex')).toBe(sha256);
  return rows.map(({ id, sha256 }) => [id, sha256]);
};

// The older release kept none of a club's own.
const CLUB_DOCUMENT = `
  with file as (
    insert into files (kind, name, type, size, sha256, bytes, created_at)
    select 'club-document', 'vedtægter.pdf', 'application/pdf', length(bytes), encode(sha256(bytes), 'hex'), bytes, now()
    from decode(repeat('00ff5c0a', 50000), 'hex') as bytes returning id)
  insert into club_documents (sponsorship_id, kind, title, file_id, created_at, created_by)
  select (select min(id) from sponsorships), 'Vedtægter', 'Vedtægter', id, now(), 'Anna Admin' from file`;

let folder: string;
let source: TestDatabase;
let backup: string;
let old: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sponsorat-backup-æ '));
  source = await open('template1');
  await ask(
    source.ownerUrl,
    await readFile(new URL('../../testing/fixtures/version-0.1.0.sql', import.meta.url), 'utf8'),
  );
  old = join(folder, 'gammel.backup');
  await saveBackup(source.ownerUrl, old, NOW);
  await migrateDatabase(source);
  await ask(source.url, CLUB_DOCUMENT);
  backup = join(folder, 'nat.backup');
  await saveBackup(source.url, backup, NOW);
});
afterAll(async () => {
  for (const database of opened) await database.close();
  await rm(folder, { recursive: true });
});

const refusal = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'done',
    (error: Error) => error.message,
  );

/** Asks a restored database what the old version was asked, through the whole server. */
const expectSameAnswers = async (database: TestDatabase) => {
  const app = await createApp({ db: database.db, clock: { now: () => NOW }, config, cipher: null });
  for (const email of ['admin@demo.dk', 'bruger@demo.dk'] as const) {
    const client = new TestClient(app);
    expect((await client.logIn(email, demoPassword)).body).toEqual({ succeeded: true });
    for (const [call, expected] of Object.entries<object>(answers[email])) {
      const [method, path = ''] = call.split(' ');
      const { body } = await (method === 'POST' ? client.post(path, {}) : client.get(path));
      expect(body, call).toMatchObject(expected);
    }
  }
  const admin = new TestClient(app);
  await admin.logIn('admin@demo.dk', demoPassword);
  const { bytes } = await admin.get(answers.pdf.path);
  expect(createHash('sha256').update(bytes).digest('hex')).toBe(answers.pdf.sha256);
  await app.close();
};

describe('a backup', () => {
  it('is one file that nobody else may read', async () => {
    expect((await stat(backup)).mode & 0o777).toBe(0o600);
    expect(await readdir(folder)).toEqual(['gammel.backup', 'nat.backup']);
  });

  it('holds no session, and no line of what another database has read', async () => {
    const text = gunzipSync(await readFile(backup)).toString();
    expect(text).toContain('-- copy {"table":"audit_log"');
    expect(text).not.toMatch(/-- copy \{"table":"(sessions|login_failure|sponsorship_changes)/);
  });

  it('is of one moment, whatever is saved while it is taken', async () => {
    const database = await open();
    const add = (name: string) =>
      ask(
        database.url,
        `insert into areas (name) values ('${name}'); insert into categories (name) values ('${name}')`,
      );
    await add('Før');
    const counts: Record<string, number>[] = [];
    const parts = readForBackup(database.url, NOW, (rows) => counts.push(rows));
    // The first part comes after the moment, and before any table is read.
    expect(String((await parts.next()).value)).toContain('Sponsorat backup');
    await add('Under');
    let rest = '';
    for await (const part of parts) rest += part;
    expect(counts).toMatchObject([{ areas: 1, categories: 1 }]);
    expect(rest).toContain('Før');
    expect(rest).not.toContain('Under');
  });

  it('takes no name that is taken, and says where it cannot write', async () => {
    const there = join(folder, 'der');
    await writeFile(there, 'andet');
    expect(await refusal(saveBackup(source.url, there, NOW))).toBe(
      `Filen ${there} findes allerede: vælg et andet navn.`,
    );
    expect(await readFile(there, 'utf8')).toBe('andet');
    await rm(there);
    expect(await refusal(saveBackup(source.url, join(folder, 'x', 'y'), NOW))).toBe(
      `Mappen findes ikke: ${join(folder, 'x')}. Der er ikke taget nogen sikkerhedskopi.`,
    );
    const empty = await open('template1');
    expect(await refusal(saveBackup(empty.url, join(folder, 'tom'), NOW))).toBe(
      'Databasen er tom: der er intet at tage en sikkerhedskopi af.',
    );
    expect(await readdir(folder)).toEqual(['gammel.backup', 'nat.backup']);
  });
});

describe('a restore', () => {
  it('brings back every row and document: log-in, figures and PDFs are the same, and new records get new numbers', async () => {
    const target = await open('template1');
    const { documents, damaged } = await restoreBackup(target, backup);
    const contents = await contentsOf(target.url);
    expect(contents).toEqual(await contentsOf(source.url));
    expect(contents.club_documents).toMatchObject({ count: 1 });
    expect(await documentsOf(target.url)).toEqual(await documentsOf(source.url));
    expect(documents).toBeGreaterThan(4);
    expect(damaged).toEqual([]);
    const [{ most }] = await ask(target.url, 'select max(id) as most from areas');
    const [{ id }] = await ask(target.url, "insert into areas (name) values ('Ny') returning id");
    expect(id).toBeGreaterThan(most);
    await ask(target.url, `delete from areas where id = ${id}`);
    await expectSameAnswers(target);
  });

  it('takes a backup of an older release, and brings it to this one', async () => {
    const target = await open('template1');
    await restoreBackup(target, old);
    expect(await documentsOf(target.url)).toEqual((await documentsOf(source.url)).slice(0, -1));
    await expectSameAnswers(target);
  });

  it('is noticed by an app that runs on the empty database', async () => {
    const target = await open(TEMPLATE);
    const index = new SponsorshipIndex(target.db);
    const count = () => index.read('2026-10-14', ({ sponsorships }) => sponsorships.rows().length);
    expect(await count()).toBe(0);
    await restoreBackup(target, backup);
    const [{ all }] = await ask(source.url, 'select count(*)::int as all from sponsorships');
    expect(all).toBeGreaterThan(3);
    expect(await count()).toBe(all);
  });

  it('refuses where data is, and leaves it as it was', async () => {
    const target = await open();
    await ask(target.url, "insert into areas (name) values ('Nord')");
    const before = await contentsOf(target.url);
    expect(await refusal(restoreBackup(target, backup))).toMatch(
      /^Databasen har allerede data \(tabellen areas\): gendan i en tom database/,
    );
    expect(await contentsOf(target.url)).toEqual(before);
  });

  it('refuses an empty database that is ahead of the backup', async () => {
    const target = await open();
    expect(await refusal(restoreBackup(target, old))).toBe(
      'Databasen er tom, men allerede opdateret længere end sikkerhedskopien: gendan i en helt ny database. Intet er ændret.',
    );
  });

  it('names a document that was damaged before the backup was taken', async () => {
    const sick = await open('template1');
    await restoreBackup(sick, backup);
    const [{ id }] = await ask(
      sick.ownerUrl,
      "update files set bytes = '\\x00' where id = (select min(id) from files) returning id",
    );
    const path = join(folder, 'syg.backup');
    await saveBackup(sick.url, path, NOW);
    const target = await open('template1');
    expect((await restoreBackup(target, path)).damaged).toEqual([id]);
    await rm(path);
  });

  it('of which not all rows come in takes everything back', async () => {
    const path = join(folder, 'talt-forkert');
    const oneMore = gunzipSync(await readFile(backup))
      .toString('latin1')
      .replace(/"users":(\d+)/, (_, rows) => `"users":${Number(rows) + 1}`);
    await writeFile(path, gzipSync(Buffer.from(oneMore, 'latin1')));
    const target = await open('template1');
    await expect(restoreBackup(target, path)).rejects.toThrow('The table users should have');
    expect(await ask(target.url, 'select from users union all select from sponsorships')).toEqual([]);
    await rm(path);
  });

  describe('of a file that is', () => {
    let target: TestDatabase;
    beforeAll(async () => {
      target = await open('template1');
    });
    const torn = 'er beskadiget eller ufuldstændig: brug en anden. Intet er ændret.';
    const foreign = 'er ikke en sikkerhedskopi fra Sponsorat. Intet er ændret.';
    const withText = (change: (text: string) => string) => (bytes: Buffer) =>
      gzipSync(Buffer.from(change(gunzipSync(bytes).toString('latin1')), 'latin1'), { level: 1 });
    it.each<[string, (bytes: Buffer) => Buffer, string]>([
      ['cut off', (bytes) => bytes.subarray(0, bytes.length >> 1), torn],
      ['cut off at the end of a line', withText((text) => text.slice(0, text.lastIndexOf('-- end'))), torn],
      ['cut off among rows', withText((text) => text.slice(0, text.indexOf('\n\\.\n', 5_000))), torn],
      ['longer than it was', withText((text) => `${text}mere\n`), torn],
      ['changed by a letter', withText((text) => text.replace('admin@demo.dk', 'admon@demo.dk')), torn],
      ['changed by a line', withText((text) => text.replace('-- copy', '-- drop')), torn],
      [
        'broken in the middle',
        (bytes) => Buffer.from(bytes).fill(7, bytes.length >> 1, (bytes.length >> 1) + 40),
        torn,
      ],
      ['empty', () => Buffer.alloc(0), foreign],
      ['a picture', () => Buffer.from('\x89PNG\r\n\x1a\n0000'), foreign],
      ['another gzipped text', () => gzipSync('drop table users;\n'), foreign],
      [
        'of a newer release',
        withText((text) => {
          const [head = '', ...rest] = text.split('\n').slice(0, -2);
          const body = `${[head.replace(/"migration":\d+/, '"migration":9999999999999'), ...rest].join('\n')}\n`;
          const sha256 = createHash('sha256').update(Buffer.from(body, 'latin1')).digest('hex');
          return `${body}-- end ${JSON.stringify({ sha256, rows: {} })}\n`;
        }),
        'Sikkerhedskopien er taget med en nyere udgave af Sponsorat: opdatér programmet først. Intet er ændret.',
      ],
    ])('%s: one sentence, and nothing changed', async (_what, damage, sentence) => {
      const path = join(folder, 'skadet');
      const bytes = damage(await readFile(backup));
      await writeFile(path, bytes);
      expect(await refusal(restoreBackup(target, path))).toContain(sentence);
      expect(await contentsOf(target.url)).toEqual({});
      await rm(path);
    });

    it('not there, or no file', async () => {
      const path = join(folder, 'findes-ikke');
      const sentence = (at: string) => `Filen ${at} kan ikke læses: findes den, og må du læse den? Intet er ændret.`;
      expect(await refusal(restoreBackup(target, path))).toBe(sentence(path));
      expect(await refusal(restoreBackup(target, folder))).toBe(sentence(folder));
    });
  });
});
