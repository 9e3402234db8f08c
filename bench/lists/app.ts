import type { AddressInfo } from 'node:net';
import { createApp } from '../../server/src/app.ts';
import { plainConfig } from '../../server/src/lib/config.ts';
import { openDatabase } from '../../server/src/lib/db/database.ts';
import { migrateDatabase } from '../../server/src/lib/db/migrate.ts';
import { seedMany } from '../../server/src/seeds/many/seed-lists.ts';
import { Client } from '../client.ts';

const create = async (main: string, name: string): Promise<string> => {
  const { pool, close } = openDatabase(main, () => {});
  await pool.query(`create database ${name}`);
  await close();
  const url = new URL(main);
  url.pathname = `/${name}`;
  return url.href;
};

/** The whole server on a database of its own with so many rows of everything, and its Admin over HTTP. */
export const openApp = async (main: string, count: number) => {
  const url = await create(main, `rows_${count}`);
  await migrateDatabase({ url, ownerUrl: url });
  const { db, close } = openDatabase(url, () => {});
  await seedMany(db.background, { count, now: new Date() });
  const clock = { now: () => new Date() };
  const app = await createApp({ db, clock, config: plainConfig, cipher: null });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const client = new Client(`http://127.0.0.1:${(app.server.address() as AddressInfo).port}`);
  await client.logIn();
  return {
    url,
    client,
    close: async () => {
      await app.close();
      await close();
    },
  };
};
export type App = Awaited<ReturnType<typeof openApp>>;
