import { sql } from 'drizzle-orm';
import type { Deps } from '../platform/deps.ts';
import { users } from '../users/users.table.ts';

const SEED_LOCK = 7_306_002;

/** Fills an empty database with the demo, all of it or nothing. True where it did; a database with users is left alone. */
export const seedDemo = (deps: Deps, say: (line: string) => void = () => {}): Promise<boolean> =>
  deps.db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${SEED_LOCK})`);
    const someone = await tx.select({ id: users.id }).from(users).limit(1);
    if (someone.length > 0) return false;
    say('Lægger demodata i databasen …');
    // It draws pictures and prints agreements: nothing that a server with data need hold.
    const { plantDemo } = await import('./demo/plant-demo.ts');
    await plantDemo({ ...deps, db: tx });
    return true;
  });
