import { sql } from 'drizzle-orm';
import { openTestApp, type TestApp } from '../app.ts';
import type { TestClient } from '../client.ts';
import { openTestDatabase } from '../database.ts';
import { PASSWORD } from '../fixtures.ts';
import { type Row, routeTable } from '../route-table.ts';
import { subjectsOf } from '../subjects.ts';

export type Asker = 'admin' | 'own' | 'foreign';

/** Nobody guesses an id from here on: what is asked by chance is never what the next request needs. */
const FIRST_ID = 7_000_000;

let people = 0;
const logIn = async (test: TestApp, asker: Asker): Promise<TestClient> => {
  people += 1;
  const email = `fuzz${people}@bank.dk`;
  const roles = [asker === 'admin' ? ('Admin' as const) : ('Bruger' as const)];
  const areaIds = [asker === 'foreign' ? test.ids.south : test.ids.north];
  await test.fixtures.user({ name: 'Finn Fuzz', email, roles, areaIds });
  const client = test.anonymous(`10.8.${people >> 8}.${people & 255}`);
  await client.logIn(email, PASSWORD);
  return client;
};

/** An app with all that the table of routes is asked with, and clients to ask. */
export const openFuzzApp = async () => {
  const database = await openTestDatabase();
  await database.db.execute(sql`
    select setval(pg_get_serial_sequence(quote_ident(table_name), 'id'), ${FIRST_ID}) from information_schema.columns
    where table_schema = 'public' and column_name = 'id' and is_identity = 'YES'`);
  const test = await openTestApp(database);
  const subjects = await subjectsOf(test);
  const lasting = {
    ...{ admin: await logIn(test, 'admin'), own: await logIn(test, 'own'), foreign: await logIn(test, 'foreign') },
  };
  return {
    test,
    rows: Object.entries<Row>(routeTable(test, subjects)),
    /** Ids that there are and that nothing else needs. */
    spare: Object.values(await subjectsOf(test)).filter((value) => typeof value === 'number'),
    clientOf: async (asker: Asker, { changesSession }: Row): Promise<TestClient> =>
      changesSession ? logIn(test, asker) : lasting[asker],
  };
};
