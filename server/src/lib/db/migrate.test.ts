import { readFile } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { openTestDatabase } from '../../testing/database.ts';
import { startSentence } from '../start-failures.ts';
import type { DatabaseUrls } from './data-source.ts';
import { migrateDatabase } from './migrate.ts';

const NEWER =
  'Databasen hører til en nyere udgave af Sponsorat end denne: start den nyere udgave, eller gendan en sikkerhedskopi fra denne udgave i en tom database (se docs/operations.md).';

it('runs every migration once, however many nodes start at the same time', async () => {
  const journal = await readFile(new URL('../../migrations/meta/_journal.json', import.meta.url), 'utf8');
  const database = await openTestDatabase('template1');
  await Promise.all(Array.from({ length: 4 }, () => migrateDatabase(database)));
  const { rows } = await database.asOwner(sql`select hash from drizzle.__drizzle_migrations order by id`);
  expect(rows).toHaveLength(JSON.parse(journal).entries.length);
  expect(new Set(rows.map(({ hash }) => hash)).size).toBe(rows.length);
  await database.close();
});

it.each([
  ['both roles', (both: DatabaseUrls) => both],
  ['the role of the app alone', ({ url }: DatabaseUrls) => ({ url, ownerUrl: url })],
])('refuses a database that a newer release has migrated, asked as %s, and changes nothing', async (_who, urlsOf) => {
  const database = await openTestDatabase();
  const { asOwner } = database;
  await asOwner(sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', 99999999999999)`);
  await asOwner(sql`create table of_a_later_release ()`);
  const error = await migrateDatabase(urlsOf(database)).catch((reason: unknown) => reason);
  expect(startSentence(error)).toBe(NEWER);
  const { rows } = await asOwner(
    sql`select has_table_privilege('sponsorat_user', 'of_a_later_release', 'select') as may`,
  );
  expect(rows).toEqual([{ may: false }]);
  await database.close();
});
