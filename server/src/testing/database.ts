import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { openDatabase } from '../lib/db/database.ts';
import { TEMPLATE } from './database.setup.ts';

/** A database of a test file's own: real PostgreSQL with the whole schema, empty, gone with `close`. */
export const openTestDatabase = async (template = TEMPLATE) => {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const main = inject('databaseUrl');
  const admin = async (statement: string) => {
    const client = new pg.Client({ connectionString: main });
    await client.connect();
    try {
      await client.query(statement);
    } finally {
      await client.end();
    }
  };
  await admin(`create database ${name} template ${template}`);
  const url = new URL(main);
  url.pathname = `/${name}`;
  const { db, close } = openDatabase(url.href, () => {});
  return {
    db,
    url: url.href,
    close: async () => {
      await close();
      // Without force: the server asks autovacuum to leave by itself, force may not end another role's process.
      await admin(`drop database if exists ${name}`);
    },
  };
};
