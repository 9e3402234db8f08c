import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Database, PooledDatabase } from './db/database.ts';
import type { Cipher } from './secret-key.ts';

/** What use cases and stores are given of the world. */
export type Deps = {
  db: Database;
  clock: Clock;
  config: Pick<Config, 'publicUrl' | 'trustProxy' | 'oidc' | 'passwordLogin' | 'demoData' | 'mail'>;
};

/** What the app as a whole needs, which asks the database itself. */
export type AppDeps = Deps & {
  db: PooledDatabase;
  /** Null: an external database, and no SECRET_KEY. */
  cipher: Cipher | null;
};
