import { sql } from 'drizzle-orm';
import { openTestApp, type TestApp } from '../app.ts';
import type { TestClient } from '../client.ts';
import { openTestDatabase } from '../database.ts';
import { PASSWORD } from '../fixtures.ts';
import { type Row, routeTable } from '../route-table.ts';
import { subjectsOf } from '../subjects.ts';

export type Asker = 'admin' | 'own' | 'foreign';

/** Where ids begin, of every table: what is asked by chance, or by an id of another kind, is never what a route needs. */
const FIRST_IDS = { needed: 7_000_000, spare: 8_000_000, later: 9_000_000 };

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
  const moveIds = (first: number) =>
    database.asOwner(sql`
      select setval(pg_get_serial_sequence(quote_ident(table_name), 'id'), ${first}) from information_schema.columns
      where table_schema = 'public' and column_name = 'id' and is_identity = 'YES' and table_name <> 'audit_log'`);
  await moveIds(FIRST_IDS.needed);
  const test = await openTestApp(database);
  const subjects = await subjectsOf(test);
  const lasting = {
    admin: await logIn(test, 'admin'),
    own: await logIn(test, 'own'),
    foreign: await logIn(test, 'foreign'),
  };
  await moveIds(FIRST_IDS.spare);
  const others = await subjectsOf(test);
  await moveIds(FIRST_IDS.later);
  return {
    test,
    rows: Object.entries<Row>(routeTable(test, subjects)),
    /** Ids that there are and that nothing else needs. */
    spare: Object.values(others).filter((value) => typeof value === 'number'),
    clientOf: async (asker: Asker, { changesSession, prepare }: Row): Promise<TestClient> => {
      const client = changesSession ? await logIn(test, asker) : lasting[asker];
      await prepare?.();
      return client;
    },
  };
};
