import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from } from 'pg-copy-streams';
import { z } from 'zod';
import type { DatabaseUrls } from '../../lib/db/data-source.ts';
import { isKnownMigration, migrateDatabase } from '../../lib/db/migrate.ts';
import { connectToCopy } from './backup.store.ts';
import { BackupRefusal, type Header, type Reader, readBackup } from './backup-file.ts';
import { lastMigrationOf, quoteIdentifier, REPLACED, type Table, tablesOf } from './catalog.sql.ts';

const nothing = 'Intet er ændret.';

const checkOnly = (take: (header: Header) => void): Reader => ({
  header: async (header) => take(header),
  table: async (_name, _columns, rows) => {
    for await (const _ of rows);
  },
  sequence: async () => {},
});

/** Reads a backup from end to end, and says what it is. Throws BackupRefusal where it is not whole, or of a release that this one does not know. */
export const checkBackup = async (path: string): Promise<Header> => {
  let firstLine!: Header;
  await readBackup(
    path,
    checkOnly((header) => {
      firstLine = header;
    }),
  );
  if (await isKnownMigration(firstLine.migration)) return firstLine;
  throw new BackupRefusal(
    `Sikkerhedskopien er taget med en nyere udgave af Sponsorat: opdatér programmet først. ${nothing}`,
  );
};

const refuseData = async (client: pg.Client, tables: Table[]): Promise<void> => {
  for (const { name } of tables.filter((table) => !REPLACED.includes(table.name))) {
    const { rows } = await client.query(`select from ${quoteIdentifier(name)} limit 1`);
    if (rows.length === 0) continue;
    throw new BackupRefusal(
      `Databasen har allerede data (tabellen ${name}): gendan i en tom database, med en ny DATABASE_URL eller en ny DATA_DIR. ${nothing}`,
    );
  }
};

/** Throws BackupRefusal where something would be lost or could not be filled. */
const checkTarget = async (client: pg.Client, { migration }: Header): Promise<void> => {
  await refuseData(client, await tablesOf(client));
  if (((await lastMigrationOf(client)) ?? 0) <= migration) return;
  throw new BackupRefusal(
    `Databasen er tom, men allerede opdateret længere end sikkerhedskopien: gendan i en helt ny database. ${nothing}`,
  );
};

const fill = (client: pg.Client, tables: Table[]): Reader => ({
  header: async () => {},
  table: async (name, columns, rows) => {
    const table = tables.find((known) => known.name === name);
    const isKnown = columns.every((column) => table?.columns.includes(column));
    if (!table || !isKnown) throw new Error(`The database has no table ${name} (${columns.join(', ')})`);
    const copy = client.query(
      from(`copy ${quoteIdentifier(name)} (${columns.map(quoteIdentifier).join(', ')}) from stdin`),
    );
    await pipeline(Readable.from(rows), copy);
  },
  sequence: async (name, value, isCalled) => {
    await client.query('select setval($1::regclass, $2, $3)', [quoteIdentifier(name), String(value), isCalled]);
  },
});

const documentsSchema = z.object({ documents: z.number(), damaged: z.array(z.number()) });

/** All documents are read once more: their bytes must be those that were saved with their SHA-256. */
const checkDocuments = async (client: pg.Client) => {
  const { rows } = await client.query(`select count(*)::int as documents,
    coalesce(json_agg(id order by id) filter (where encode(sha256(bytes), 'hex') <> sha256), '[]') as damaged from files`);
  return documentsSchema.parse(rows[0]);
};

const fillDatabase = async (client: pg.Client, path: string) => {
  await client.query('begin');
  const tables = await tablesOf(client);
  // Others may read, and whoever wants to write waits until everything is there.
  await client.query(`lock table ${tables.map(({ name }) => quoteIdentifier(name)).join(', ')} in exclusive mode`);
  await refuseData(client, tables);
  // A database of an older release has not all of them.
  for (const { name } of tables.filter((table) => REPLACED.includes(table.name)))
    await client.query(`delete from ${quoteIdentifier(name)}`);
  const { rows } = await readBackup(path, fill(client, tables));
  for (const [name, expected] of Object.entries(rows)) {
    const counted = await client.query(`select count(*)::int as rows from ${quoteIdentifier(name)}`);
    if (counted.rows[0].rows !== expected) throw new Error(`The table ${name} should have ${expected} rows`);
  }
  const documents = await checkDocuments(client);
  await client.query('commit');
  return { rows, ...documents };
};

/**
 * Fills an empty database from a backup, also one of an older release, and brings it to this release. Everything is
 * checked before anything is changed, and it is all there or nothing is. Throws BackupRefusal.
 */
export const restoreBackup = async (urls: DatabaseUrls, path: string) => {
  const header = await checkBackup(path);
  const client = await connectToCopy(urls.ownerUrl);
  try {
    await checkTarget(client, header);
    await migrateDatabase(urls, header.migration);
    const filled = await fillDatabase(client, path);
    await migrateDatabase(urls);
    return { takenAt: new Date(header.takenAt), ...filled };
  } finally {
    await client.end();
  }
};
