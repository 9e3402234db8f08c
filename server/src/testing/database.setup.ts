import { statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { startTemporaryPostgres } from '@sponsorat/embedded-postgres/testing';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import type { DatabaseUrls } from '../lib/db/data-source.ts';
import { migrateDatabase } from '../lib/db/migrate.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The server's own database, from which every test file copies its own. */
    databaseUrls: DatabaseUrls & { superuserUrl: string };
  }
}

export const TEMPLATE = 'template_sponsorat';

const at = (address: string, name: string): string => Object.assign(new URL(address), { pathname: `/${name}` }).href;

/** Another database of the same server, by both roles. */
export const inDatabase = ({ url, ownerUrl }: DatabaseUrls, name: string): DatabaseUrls => ({
  url: at(url, name),
  ownerUrl: at(ownerUrl, name),
});

const MEMORY = '/dev/shm';
const ROOM_BYTES = 4 * 1024 ** 3;

/** In memory where Linux has room for it: each test file copies a database, a thousand files that a disk takes ten times as long to make. */
const roomyFolder = async (): Promise<string> => {
  const memory = await statfs(MEMORY).catch(() => null);
  return memory && memory.bavail * memory.bsize >= ROOM_BYTES ? MEMORY : tmpdir();
};

/** One PostgreSQL for the whole run, with the schema in a template database. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const database = await startTemporaryPostgres('sponsorat', await roomyFolder());
  const client = new pg.Client({ connectionString: database.ownerUrl });
  await client.connect();
  await client.query(`create database ${TEMPLATE}`);
  await client.end();
  const { stop, ...urls } = database;
  await migrateDatabase(inDatabase(urls, TEMPLATE));
  project.provide('databaseUrls', urls);
  return stop;
}
