import { runCommand, say } from './lib/command.ts';
import { migrateDatabase } from './lib/db/migrate.ts';

/* `npm run migrate`: brings the database to this release, so that the app need not know who owns it. */

await runCommand({
  act: async (source) => {
    await migrateDatabase(source);
    say('Databasen passer nu til denne udgave.');
  },
});
