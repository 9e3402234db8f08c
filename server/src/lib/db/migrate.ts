import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { z } from 'zod';
import { HOUR } from '../clock.ts';
import type { DatabaseUrls } from './data-source.ts';
import { rowsOf } from './database.ts';
import { connectionSettings } from './pool.ts';
import { grantRights, roleOf } from './rights.sql.ts';

const MIGRATION_LOCK = 7_306_001;
// A large table takes its time, and so does another node that migrates first.
const limits = { connect: 15_000, statement: HOUR, lock: HOUR, idleInTransaction: HOUR, answer: HOUR };

const FOLDER = fileURLToPath(new URL('../../migrations', import.meta.url));
const JOURNAL = 'meta/_journal.json';

// The rest of it is passed on as it is.
const journalSchema = z.looseObject({ entries: z.array(z.looseObject({ when: z.number() })) });
const readJournal = async () => journalSchema.parse(JSON.parse(await readFile(join(FOLDER, JOURNAL), 'utf8')));

/** The database belongs to a release that is newer than this one. */
export class NewerDatabase extends Error {}

/** Whether this release has the migration that was written then. */
export const isKnownMigration = async (when: number): Promise<boolean> =>
  (await readJournal()).entries.some((entry) => entry.when === when);

/** Hands over a folder of the migrations that were written until then. */
const withMigrationsUntil = async (last: number, migrate: (folder: string) => Promise<void>): Promise<void> => {
  const journal = await readJournal();
  const entries = journal.entries.filter(({ when }) => when <= last);
  if (entries.length === journal.entries.length) return migrate(FOLDER);
  const folder = await mkdtemp(join(tmpdir(), 'sponsorat-migrations-'));
  try {
    await cp(FOLDER, folder, { recursive: true });
    await writeFile(join(folder, JOURNAL), JSON.stringify({ ...journal, entries }));
    await migrate(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
};

type Client = NodePgDatabase<Record<string, never>>;

const withConnection = async <T>(url: string, act: (db: Client) => Promise<T>): Promise<T> => {
  const client = new pg.Client(connectionSettings(url, limits));
  // A lost connection fails the statement that is under way; that is where it is told.
  client.on('error', () => {});
  await client.connect();
  try {
    return await act(drizzle({ client }));
  } finally {
    await client.end();
  }
};

const madeSchema = z.object({ made: z.boolean() });
const doneSchema = z.object({ done: z.number().nullable() });

/** When the last migration was written that has run, as a role may ask that could not run one; 0 where none has. */
const lastMigration = async (db: Client): Promise<number> => {
  const migrations = sql`select exists (select from pg_tables
    where schemaname = 'drizzle' and tablename = '__drizzle_migrations') as made`;
  const [table] = await rowsOf(db, madeSchema, migrations);
  if (!table?.made) return 0;
  const [run] = await rowsOf(db, doneSchema, sql`select max(created_at) as done from drizzle.__drizzle_migrations`);
  return run?.done ?? 0;
};

/**
 * Brings the database to this release, or to the older one whose last migration was written then, and grants the role
 * that the app works as what it needs, where that is another than the owner. Of nodes that start together one does it,
 * and the others wait for it. Throws NewerDatabase.
 */
export const migrateDatabase = async (
  { url, ownerUrl }: DatabaseUrls,
  last = Number.POSITIVE_INFINITY,
): Promise<void> => {
  const role = await withConnection(url, roleOf);
  await withConnection(ownerUrl, async (db) => {
    await db.execute(sql`select pg_advisory_lock(${MIGRATION_LOCK})`);
    const done = await lastMigration(db);
    const known = (await readJournal()).entries.map(({ when }) => when);
    if (done > Math.max(...known))
      throw new NewerDatabase('The database has been through migrations of a newer release');
    if (known.some((when) => when > done && when <= last))
      await withMigrationsUntil(last, (migrationsFolder) => migrate(db, { migrationsFolder }));
    if (role !== (await roleOf(db))) await db.transaction((tx) => grantRights(tx, role));
  });
};
