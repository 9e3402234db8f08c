import { startTemporaryPostgres } from '@sponsorat/embedded-postgres/testing';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { migrateDatabase } from '../lib/db/migrate.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The server's own database, from which every test file copies its own. */
    databaseUrl: string;
  }
}

export const TEMPLATE = 'template_sponsorat';

/** One PostgreSQL for the whole run, with the schema in a template database. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const database = await startTemporaryPostgres('sponsorat');
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await client.query(`create database ${TEMPLATE}`);
  await client.end();
  const url = new URL(database.url);
  url.pathname = `/${TEMPLATE}`;
  await migrateDatabase(url.href);
  project.provide('databaseUrl', database.url);
  return database.stop;
}
