import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from './database.ts';
import { secrets } from './secrets.table.ts';

/** A random key of the installation by its name, made at the first call; every node reads the same one. */
export const installationSecret = async (db: Database, name: string): Promise<Buffer> => {
  const value = randomBytes(32).toString('base64');
  await db.insert(secrets).values({ name, value }).onConflictDoNothing();
  const [row] = await db.select().from(secrets).where(eq(secrets.name, name));
  return Buffer.from(row?.value ?? value, 'base64');
};
