import { randomUUID } from 'node:crypto';
import type { SQL } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { inject } from 'vitest';
import { openDatabase } from '../lib/db/database.ts';
import { inDatabase, TEMPLATE } from './database.setup.ts';

/** What is done by one connection, which is closed after it. */
export const withClient = async <T>(url: string, act: (client: pg.Client) => Promise<T>): Promise<T> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await act(client);
  } finally {
    await client.end();
  }
};

/** Has done what only the owner of a database's tables may. */
export const asOwnerOf = (ownerUrl: string, statement: SQL) =>
  withClient(ownerUrl, (client) => drizzle({ client }).execute(statement));

/**
 * A database of a test file's own: real PostgreSQL with the whole schema, empty, gone with `close`. `db` works as the role
 * that the app works as; `asOwner` does what only the owner of the tables may.
 */
export const openTestDatabase = async (template = TEMPLATE) => {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const main = inject('databaseUrls');
  const admin = (statement: string) => withClient(main.ownerUrl, (client) => client.query(statement));
  await admin(`create database ${name} template ${template}`);
  const urls = inDatabase(main, name);
  const { db, close } = openDatabase(urls.url, () => {});
  return {
    db,
    ...urls,
    asOwner: (statement: SQL) => asOwnerOf(urls.ownerUrl, statement),
    close: async () => {
      await close();
      // Without force: the server asks autovacuum to leave by itself, force may not end another role's process.
      await admin(`drop database if exists ${name}`);
    },
  };
};
