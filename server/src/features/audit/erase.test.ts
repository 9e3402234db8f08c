import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { erasedChange, type LogRow } from '@sponsorat/api';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { audit } from '../../lib/audit/audit.store.ts';
import { openTestApp, START } from '../../testing/app.ts';
import { lastLine } from '../../testing/audit-lines.ts';
import { saveBackup } from '../backup/backup.usecases.ts';
import { goneAt } from '../imports/imports.store.ts';
import { findImportedText } from '../imports/rows.store.ts';
import { makeSponsorship, ok, sponsorshipValues } from '../sponsorships/sponsorships.testing.ts';
import { usersOf } from '../users/users.testing.ts';
import { listErased, type ValueOf } from './erase.store.ts';
import { eraseAuditValues, type FoundValue, findPersonalValues } from './erase.usecases.ts';

const test = await openTestApp();
const { db, ids } = test;

const anna = { id: ids.adminId, name: 'Anna Admin', roles: ['Admin'] } as const;
const eraseAt = (at: string, items: readonly ValueOf[], reason = 'Anmodning af 3. marts, sag 17') =>
  eraseAuditValues({ db, clock: { now: () => new Date(at) } }, anna, items, reason);
const erase = (items: readonly ValueOf[], reason?: string) => eraseAt('2027-03-04T10:00:00Z', items, reason);
const findText = async (text: string, linesAtOnce?: number) => {
  const values: FoundValue[] = [];
  for await (const value of findPersonalValues(db, text, linesAtOnce)) values.push(value);
  return values;
};
const log = async (filter: object = {}): Promise<LogRow[]> =>
  ok(await test.admin.post('/api/log', { filter, perPage: 100 })).Result;
const textsOf = (rows: LogRow[]) => rows.map(({ Text }) => Text);
/** How often a text is in what the log has stored. */
const countText = async (text: string): Promise<number> => {
  const rows = sql`select (select count(*) from audit_log l where l::text ilike ${`%${text}%`})
    + (select count(*) from audit_values v where v::text ilike ${`%${text}%`}) as found`;
  return Number((await db.execute(rows)).rows[0]?.found);
};

const club = await makeSponsorship(test, { name: 'Fjordens BK', contact: 'Gerda Kasserer', contactEmail: null });
const save = (values: object) =>
  test.admin.post(
    '/api/sponsorships/update',
    sponsorshipValues(test, { id: club.id, name: 'Fjordens BK', contact: 'Gerda Kasserer', ...values }),
  );
ok(await save({ contactEmail: 'gerda@fjordens.example' }));
ok(await save({ contactEmail: 'gerda.k@fjordens.example', name: 'Fjordens Boldklub' }));

describe('what the log says of a person', () => {
  it('stands apart from the events, whoever did it too', async () => {
    const { rows } = await db.execute(
      sql`select before, after from audit_log where entity = 'sponsorship' order by id`,
    );
    expect(JSON.stringify(rows)).not.toMatch(/Gerda|gerda|Anna|127\.0\.0\.1/);
    expect(rows[0]).toMatchObject({ before: null, after: { name: 'Fjordens BK', contactPhone: null } });
    expect(await countText('Anna Admin')).toBeGreaterThan(0);
  });

  it('is found, field by field, with the sentence that it stands in', async () => {
    const values = await findText('GERDA@fjordens');
    const [newest, oldest] = await log({ kind: 'sponsorship' });
    expect(values).toEqual(
      [newest, oldest].map((row) => ({
        auditId: row?.Id,
        field: 'contactEmail',
        label: 'E-mail',
        at: row?.At,
        text: row?.Text,
      })),
    );
  });

  it('is found a few lines at a time, each value once and those of a line together', async () => {
    const all = await findText('a');
    expect(all.length).toBeGreaterThan(5);
    for (const linesAtOnce of [1, 2, 3]) expect(await findText('a', linesAtOnce)).toEqual(all);
  });

  it('is found in the rows of imports, which go by themselves', async () => {
    const at = new Date('2026-06-14T10:00:00Z');
    const file = sql`insert into imports (kind, file_name, status, columns, rows, counts, created_at, created_by, updated_at)
      values ('sponsorships', 'a.csv', 'preview', '[]', 2, '{}', ${at.toISOString()}, 'System', now()) returning id`;
    const importId = Number((await db.execute(file)).rows[0]?.id);
    const rows = sql`insert into import_rows (import_id, row, cells) select ${importId}::int, number, '["Åge Østergård"]'::jsonb
      from generate_series(2, 3) number`;
    await db.execute(rows);
    expect(await findImportedText(db, 'åge øst')).toEqual([{ importId, createdAt: at, rows: [2, 3] }]);
    expect(await findImportedText(db, 'Gerda')).toEqual([]);
    expect(goneAt(at).toISOString()).toBe('2026-06-21T10:00:00.000Z');
  });

  it('cannot be changed, removed or added to by the app, nor by the owner but for erasing', async () => {
    const before = (await db.execute(sql`select * from audit_values order by audit_id, field`)).rows;
    for (const statement of [
      sql`update audit_values set after = '"En anden"'`,
      sql`update audit_values set before = null, after = null, erased_at = now()`,
      sql`delete from audit_values`,
      sql`truncate audit_values`,
    ])
      await expect(db.execute(statement)).rejects.toMatchObject({
        cause: { message: 'permission denied for table audit_values' },
      });
    for (const statement of [
      sql`update audit_values set after = '"En anden"'`,
      sql`update audit_values set before = null, after = null, erased_at = now(), field = 'andet'`,
      sql`delete from audit_values`,
      sql`truncate audit_values`,
    ])
      await expect(test.asOwner(statement)).rejects.toMatchObject({
        cause: { message: 'the audit log is append-only' },
      });
    const late = db.transaction(async (tx) => {
      // Whoever has just written a line may add values to that one alone.
      await audit(tx, test.clock, { name: 'Anna' }, { action: 'update', entity: 'company', entityId: 1 });
      await tx.execute(sql`insert into audit_values (audit_id, field, after, changed)
        select min(id), 'note', '"Noget andet"', true from audit_log`);
    });
    await expect(late).rejects.toMatchObject({ cause: { message: 'a value is added with its line' } });
    expect((await db.execute(sql`select * from audit_values order by audit_id, field`)).rows).toEqual(before);
  });
});

describe('erasing', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'sponsorat-erased-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  it('takes the values out of the lines, which stay and say so, in list, history and file', async () => {
    const values = await findText('fjordens.example');
    expect(values).toHaveLength(2);
    expect(await erase(values)).toBe(2);
    const [latest, first] = await log({ kind: 'sponsorship' });
    expect(latest?.Text).toBe(
      'Anna Admin ændrede Navn fra Fjordens BK til Fjordens Boldklub; E-mail ændret (slettet 04-03-2027).',
    );
    expect(first).toMatchObject({
      Text: 'Anna Admin gemte: E-mail ændret (slettet 04-03-2027).',
      Changes: [{ label: 'E-mail', before: null, after: null, erased: '2027-03-04' }],
    });
    expect(first?.Changes.map(erasedChange)).toEqual(['E-mail ændret (slettet 04-03-2027)']);
    const history = ok(await test.user.post(`/api/sponsorships/${club.id}/history`, {})).Result;
    expect(history[1]).toMatchObject({ Text: first?.Text, Changes: first?.Changes });
    for (const format of ['csv', 'jsonl']) {
      const file = (await test.admin.get(`/api/log/file?format=${format}`)).bytes.toString('utf8');
      expect(file).toContain('E-mail ændret (slettet 04-03-2027)');
      expect(file).not.toContain('fjordens.example');
    }
  });

  it('leaves a line that says who, why and what, but not what it said', async () => {
    const [line] = await log({ action: 'erase' });
    const [later, former] = await log({ kind: 'sponsorship' });
    expect(line).toMatchObject({
      By: 'Anna Admin',
      Kind: 'log',
      Action: 'erase',
      At: '2027-03-04T10:00:00.000Z',
      Text: 'Anna Admin slettede 2 personoplysninger i loggen: Anmodning af 3. marts, sag 17.',
      Changes: [
        { label: 'Begrundelse', before: null, after: 'Anmodning af 3. marts, sag 17' },
        { label: 'Slettet', after: `E-mail i linje ${former?.Id}, E-mail i linje ${later?.Id}` },
      ],
    });
    expect(await lastLine(db)).toMatchObject({ actorId: ids.adminId });
    expect((await listErased(db)).map(({ field }) => field)).toEqual(['contactEmail', 'contactEmail']);
  });

  it('twice changes nothing', async () => {
    const before = await lastLine(db);
    expect(await eraseAt('2028-01-01T10:00:00Z', await listErased(db))).toBe(0);
    expect(await erase([{ auditId: 999_999, field: 'contact' }])).toBe(0);
    expect(await lastLine(db)).toEqual(before);
    expect((await log({ kind: 'sponsorship' }))[1]?.Text).toContain('slettet 04-03-2027');
  });

  it('leaves nothing in the tables or in a backup, though a contact person’s name was in many lines', async () => {
    // The record itself is no part of the log.
    ok(await save({ contact: 'Ny Kasserer' }));
    expect(await countText('gerda')).toBeGreaterThan(0);
    await erase(await findText('gerda'));
    expect(await countText('gerda')).toBe(0);
    expect(await findText('gerda')).toEqual([]);
    const path = join(folder, 'efter.backup');
    await saveBackup(test.databaseUrl, path, START);
    const text = gunzipSync(await readFile(path)).toString();
    expect(text).toContain('-- copy {"table":"audit_values"');
    expect(text).not.toMatch(/gerda/i);
    expect(text).toContain('Ny Kasserer');
  });

  it('of a user’s name leaves the number of who did it, and searches find it no more', async () => {
    const people = usersOf(test);
    const user = await people.make({ name: 'Svend Fratrådt', password: 'en-god-og-lang-kode' });
    const client = await people.logIn(user.email, 'en-god-og-lang-kode');
    await client.get('/logout');
    await test.admin.delete(`/api/users/${user.id}`);
    expect(await log({ search: 'svend' })).toHaveLength(4);
    await erase(await findText('Svend Fratrådt'), 'Fratrådt for fem år siden');
    const lines = (await log({ user: user.id })).map(({ Text, Address }) => [Text, Address]);
    const who = `Bruger nr. ${user.id} (navn slettet 04-03-2027)`;
    expect(lines).toEqual([
      [`${who} loggede ud.`, null],
      [`${who} loggede ind.`, null],
    ]);
    expect(textsOf(await log({ kind: 'user', record: user.id }))).toContain(
      `Anna Admin slettede brugeren nr. ${user.id}.`,
    );
    expect(await log({ search: 'svend' })).toEqual([]);
    expect(await countText('Svend')).toBe(0);
  });

  it('is for Admins, and needs a reason', async () => {
    const [item] = await findText('Bo Bruger');
    const items = item ? [item] : [];
    expect(items).toHaveLength(1);
    const bruger = { ...anna, roles: ['Bruger'] } as const;
    await expect(eraseAuditValues(test.deps, bruger, items, 'Fordi')).rejects.toMatchObject({ status: 403 });
    await expect(erase(items, '  ')).rejects.toMatchObject({
      body: { fields: { reason: 'Begrundelse skal udfyldes' } },
    });
    const call = (name: string, reason: string) =>
      db.execute(
        sql`select erase_audit_values(${JSON.stringify(items)}::jsonb, now(), 1, ${name}, null, null, ${reason}) as erased`,
      );
    for (const query of [call('Anna', ' '), call('', 'Fordi')]) expect((await query).rows).toEqual([{ erased: 0 }]);
    expect(await findText('Bo Bruger')).toContainEqual(item);
  });

  it('is nothing where its line cannot be written', async () => {
    const items = await findText('Bo Bruger');
    await test.asOwner(sql`alter table audit_log add constraint refuse check (action <> 'erase') not valid`);
    await expect(erase(items)).rejects.toThrow();
    await test.asOwner(sql`alter table audit_log drop constraint refuse`);
    expect(await findText('Bo Bruger')).toEqual(items);
  });
});
