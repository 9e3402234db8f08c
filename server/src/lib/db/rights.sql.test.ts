import { readFile } from 'node:fs/promises';
import { startTemporaryPostgres } from '@sponsorat/embedded-postgres/testing';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createApp } from '../../app.ts';
import { TestClient } from '../../testing/client.ts';
import { openTestDatabase, withClient } from '../../testing/database.ts';
import { fixturesOf, PASSWORD } from '../../testing/fixtures.ts';
import { audit } from '../audit/audit.store.ts';
import { systemClock } from '../clock.ts';
import { plainConfig } from '../config.ts';
import { type Database, openDatabase } from './database.ts';
import { migrateDatabase } from './migrate.ts';
import { mayChangeAuditLog } from './rights.sql.ts';

const { superuserUrl } = inject('databaseUrls');

const asSuperuser = (statement: string) => withClient(superuserUrl, (client) => client.query(statement));
const mayChange = (url: string) => withClient(url, (client) => mayChangeAuditLog(drizzle({ client })));

describe('the role that the app works as', () => {
  let database: Awaited<ReturnType<typeof openTestDatabase>>;
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database.close());

  it.each([
    'alter table audit_log disable trigger all',
    'alter table audit_log rename to elsewhere',
    'alter table audit_log add column said text',
    'alter table audit_log owner to current_user',
    'drop table audit_log',
    'drop trigger audit_log_rows_stay on audit_log',
    `create trigger swallow before insert on audit_log for each row execute function refuse_audit_change()`,
    'create rule swallow as on insert to audit_log do instead nothing',
    `create or replace function refuse_audit_change() returns trigger language plpgsql as 'begin return old; end'`,
    'drop function refuse_audit_change() cascade',
    'alter table audit_values disable trigger all',
    'drop trigger audit_values_come_with_line on audit_values',
    'alter function erase_audit_values security invoker',
    'drop function erase_audit_values',
    'set session_replication_role = replica',
    'set role sponsorat',
    'create table beside ()',
    'drop schema public cascade',
    'delete from drizzle.__drizzle_migrations',
    "update files set bytes = ''",
    'truncate files cascade',
    'update signed_documents set file_id = 1',
    'update signed_documents set uploaded_by = removed_by',
    'delete from signed_documents',
    'truncate signed_documents',
    'update club_documents set file_id = 1',
    'update club_documents set created_by = updated_by',
    'delete from club_documents',
    'update proofs set date = now()',
    'delete from proofs',
    'update proof_files set file_id = 1',
    'delete from proof_files',
    'update signing_events set at = now()',
    'delete from signing_events',
  ])('may not: %s', async (statement) => {
    const refusal = /permission denied|must be owner|no privileges/;
    const error = await withClient(database.url, (client) => client.query(statement)).then(
      () => 'done',
      ({ message }) => message,
    );
    expect(error).toMatch(refusal);
  });

  it('may add to the audit log and read it, and whoever may do more is found out', async () => {
    expect(await mayChange(database.url)).toBe(false);
    expect(await mayChange(database.ownerUrl)).toBe(true);
    // PostgreSQL warns that nothing was granted.
    await database.db.execute(sql`grant update on audit_log to current_user`);
    expect(await mayChange(database.url)).toBe(false);
    await database.asOwner(sql`grant truncate on audit_log to sponsorat_user`);
    expect(await mayChange(database.url)).toBe(true);
    await migrateDatabase(database);
    expect(await mayChange(database.url)).toBe(false);
  });

  describe('erases personal values of the log', () => {
    const item = sql`jsonb_build_array(jsonb_build_object('auditId', currval('audit_log_id_seq'), 'field', 'actor'))`;
    const call = sql`select erase_audit_values(${item}, now(), 7, 'Anna Admin', null, null, 'Anmodning') as erased`;
    const erase = (db: Database) =>
      db.transaction(async (tx) => {
        await audit(tx, systemClock, { name: 'Gerda' }, { action: 'update', entity: 'company', entityId: 1 });
        const { rows } = await tx.execute(call);
        return rows[0]?.erased;
      });
    const denied = { cause: { message: expect.stringMatching('permission denied') } };

    it('by the owner’s function alone, which looks nowhere but where it should', async () => {
      expect(await erase(database.db)).toBe(1);
      const { rows } = await database.asOwner(sql`
        select prosecdef, proconfig, pg_get_userbyid(proowner) = current_user as "isOwners"
        from pg_proc where proname = 'erase_audit_values'`);
      expect(rows).toEqual([{ prosecdef: true, proconfig: ['search_path=pg_catalog, pg_temp'], isOwners: true }]);
      await database.asOwner(sql`alter function erase_audit_values security invoker`);
      await expect(erase(database.db)).rejects.toMatchObject(denied);
      await database.asOwner(sql`alter function erase_audit_values security definer`);
      expect(await erase(database.db)).toBe(1);
    });

    it('as the one role that was granted it', async () => {
      const url = new URL(database.url);
      await asSuperuser(`create role passer_by login password 'x'`);
      Object.assign(url, { username: 'passer_by', password: 'x' });
      await database.asOwner(sql`grant usage on schema public to passer_by`);
      const attempt = `select erase_audit_values('[]', now(), 1, 'x', null, null, 'x')`;
      await expect(withClient(url.href, (client) => client.query(attempt))).rejects.toThrow('permission denied');
      await database.asOwner(sql`revoke all on schema public from passer_by`);
      await asSuperuser('drop role passer_by');
      await database.asOwner(sql`revoke execute on function erase_audit_values from sponsorat_user`);
      await expect(erase(database.db)).rejects.toMatchObject(denied);
      await migrateDatabase(database);
      expect(await erase(database.db)).toBe(1);
    });
  });

  it('is found out where it may change what stands apart', async () => {
    await database.asOwner(sql`grant update on audit_values to sponsorat_user`);
    expect(await mayChange(database.url)).toBe(true);
    await migrateDatabase(database);
    expect(await mayChange(database.url)).toBe(false);
  });

  it('is found out where it may take the role of the owner', async () => {
    const url = new URL(database.url);
    await asSuperuser(`create role climber login password 'x' in role sponsorat`);
    Object.assign(url, { username: 'climber', password: 'x' });
    expect(await mayChange(url.href)).toBe(true);
    await asSuperuser('drop role climber');
  });

  it('starts on a database that is migrated already without knowing the owner', async () => {
    const { url } = database;
    await migrateDatabase({ url, ownerUrl: url });
    const { asOwner } = database;
    const newest = sql`where id = (select max(id) from drizzle.__drizzle_migrations)`;
    await asOwner(sql`update drizzle.__drizzle_migrations set created_at = created_at - 1 ${newest}`);
    await expect(migrateDatabase({ url, ownerUrl: url })).rejects.toMatchObject({ cause: { code: '42501' } });
    await asOwner(sql`update drizzle.__drizzle_migrations set created_at = created_at + 1 ${newest}`);
  });

  it('is granted what a later release adds', async () => {
    await database.asOwner(sql`create table added (id int generated always as identity, name text)`);
    await expect(database.db.execute(sql`insert into added (name) values ('x')`)).rejects.toThrow();
    await migrateDatabase(database);
    await database.db.execute(sql`insert into added (name) values ('x')`);
  });
});

describe('the statements of deploy/database.sql, which the operations page shows', () => {
  it('make two roles, as one of which the database is migrated while the app works as the other', async () => {
    const textOf = (path: string) => readFile(new URL(`../../../../${path}`, import.meta.url), 'utf8');
    const file = await textOf('deploy/database.sql');
    expect(await textOf('docs/operations.md')).toContain(`\`\`\`sql\n${file}\`\`\``);
    const statements = file
      .replace(":'owner_password'", "'of-the-owner'")
      .replace(":'app_password'", "'of-the-app'")
      .split(/;\n/)
      .filter((text) => text !== '');
    // A PostgreSQL of its own: as on a bank's, nothing of these names is there.
    const postgres = await startTemporaryPostgres('operations');
    await withClient(postgres.superuserUrl, async (client) => {
      for (const statement of statements) await client.query(statement);
    });
    const as = (username: string, password: string) =>
      Object.assign(new URL(postgres.url), { username, password, pathname: '/sponsorat' }).href;
    const urls = {
      url: as('sponsorat_app', 'of-the-app'),
      ownerUrl: as('sponsorat_owner', 'of-the-owner'),
    };
    await migrateDatabase(urls);
    expect([await mayChange(urls.url), await mayChange(urls.ownerUrl)]).toEqual([false, true]);

    const { db, close } = openDatabase(urls.url, () => {});
    const app = await createApp({
      db,
      clock: systemClock,
      config: plainConfig,
      cipher: null,
    });
    await fixturesOf(db).user({ name: 'Anna Admin', email: 'anna@bank.dk', roles: ['Admin'] });
    const anna = new TestClient(app);
    await anna.logIn('anna@bank.dk', PASSWORD);
    expect((await anna.post('/api/settings/areas/update', { name: 'Nord' })).status).toBe(200);
    const { rows } = await db.execute(sql`select action, entity from audit_log order by id`);
    expect(rows).toEqual([
      { action: 'login', entity: 'user' },
      { action: 'create', entity: 'area' },
    ]);
    const { rows: added } = await db.execute(sql`select from pg_extension where extname = 'pg_trgm'`);
    expect(added).toHaveLength(1);
    await app.close();
    await close();
    await postgres.stop();
  });
});
