import { readFile } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { openTestDatabase } from '../../testing/database.ts';
import { migrateDatabase } from './migrate.ts';

it('runs every migration once, however many nodes start at the same time', async () => {
  const journal = await readFile(new URL('../../migrations/meta/_journal.json', import.meta.url), 'utf8');
  const database = await openTestDatabase('template1');
  await Promise.all(Array.from({ length: 4 }, () => migrateDatabase(database)));
  const { rows } = await database.asOwner(sql`select hash from drizzle.__drizzle_migrations order by id`);
  expect(rows).toHaveLength(JSON.parse(journal).entries.length);
  expect(new Set(rows.map(({ hash }) => hash)).size).toBe(rows.length);
  await database.close();
});
