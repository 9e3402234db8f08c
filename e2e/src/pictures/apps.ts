import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { startTemporaryPostgres } from '@sponsorat/embedded-postgres/testing';
import { openDatabase } from '../../../server/src/lib/db/database.ts';
import { migrateDatabase } from '../../../server/src/lib/db/migrate.ts';
import { PASSWORD } from '../../../server/src/seeds/many/many.sql.ts';
import { seedRates } from '../../../server/src/seeds/many/seed-dues.ts';
import { seedMany } from '../../../server/src/seeds/many/seed-lists.ts';
import { seedLog } from '../../../server/src/seeds/many/seed-log.ts';
import { ownApp } from '../support/own-app.ts';
import { type Account, admin } from '../support/test.ts';
import type { Filling } from './state.ts';

const MANY = 1000;
const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Makes the first Admin of a database, as who installs the app does. */
const createAdmin = ({ email, password }: Account, url: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['scripts/run.mjs', 'server/src/features/users/create-admin.ts'], {
      cwd: root,
      env: {
        ...process.env,
        DATABASE_URL: url,
        ADMIN_NAME: 'Mette Kjærgaard',
        ADMIN_EMAIL: email,
        ADMIN_PASSWORD: password,
      },
      stdio: 'ignore',
    });
    child.on('error', reject);
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`admin:create ended with ${code}`))));
  });

const seedThousand = async (url: string): Promise<void> => {
  await migrateDatabase({ url, ownerUrl: url });
  const { db, close } = openDatabase(url, () => {});
  const many = { count: MANY, now: new Date() };
  await seedMany(db.background, many);
  await seedRates(db.background, { ...many, every: 2 });
  await seedLog(db.background, many);
  await close();
};

/** Who is the Admin of an app. */
export const adminOf = (filling: Filling): Account =>
  filling === 'thousand' ? { email: 'nr1@bank.dk', password: PASSWORD } : admin;

/** A running app that is filled like this. */
export const startApp = async (filling: Filling) => {
  const app = await ownApp({ web: true });
  if (filling === 'demo') {
    await app.start();
    return { base: app.base, close: app.close };
  }
  const database = await startTemporaryPostgres('sponsorat');
  if (filling === 'thousand') await seedThousand(database.ownerUrl);
  else await createAdmin(admin, database.ownerUrl);
  await app.start({ DATABASE_URL: database.ownerUrl, DEMO_DATA: 'off' });
  return {
    base: app.base,
    close: async () => {
      await app.close();
      await database.stop();
    },
  };
};
