import { sql } from 'drizzle-orm';
import { users } from '../features/users/users.table.ts';
import type { SeedDeps } from './demo/seed-demo-data.ts';

const SEED_LOCK = 7_306_002;

/** Fills an empty database with the demo, all of it or nothing. True where it did; a database with users is left alone. */
export const seedDemo = (deps: SeedDeps, say: (line: string) => void = () => {}): Promise<boolean> =>
  deps.db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${SEED_LOCK})`);
    const someone = await tx.select({ id: users.id }).from(users).limit(1);
    if (someone.length > 0) return false;
    say('Lægger demodata i databasen …');
    // It loads what draws pictures and prints agreements, which a server with data may never need.
    const { seedDemo } = await import('./demo/seed-demo-data.ts');
    await seedDemo({ ...deps, db: tx });
    return true;
  });
