import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { connectionSettings } from './pool.ts';

const MIGRATION_LOCK = 7_306_001;
const HOUR = 3_600_000;
// A large table takes its time, and so does another node that migrates first.
const limits = { connect: 15_000, statement: HOUR, lock: HOUR, idleInTransaction: HOUR, answer: HOUR };

/** Brings the database to this release. Of nodes that start together one does it, and the others wait for it. */
export const migrateDatabase = async (url: string): Promise<void> => {
  const client = new pg.Client(connectionSettings(url, limits));
  // A lost connection fails the statement that is under way; that is where it is told.
  client.on('error', () => {});
  await client.connect();
  try {
    const db = drizzle({ client });
    await db.execute(sql`select pg_advisory_lock(${MIGRATION_LOCK})`);
    await migrate(db, { migrationsFolder: fileURLToPath(new URL('../../migrations', import.meta.url)) });
  } finally {
    await client.end();
  }
};
