import { afterAll, expect, it } from 'vitest';
import { createApp } from '../app.ts';
import { openDatabase } from '../lib/db/database.ts';
import { openTestApp } from './app.ts';
import { TestClient } from './client.ts';
import { PASSWORD } from './fixtures.ts';
import { type Row, routeTable, sendRequest } from './route-table.ts';
import { openStatementProxy } from './statement-proxy.ts';
import { subjectsOf } from './subjects.ts';

const test = await openTestApp();
/** Takes the agreement's number first, which its PDF shows: until the rest is saved as well, it has failed. */
const savesTwice = 'POST /api/sponsorships/{id}/confirm-simple';
const changes = Object.entries<Row>(routeTable(test, await subjectsOf(test))).filter(
  ([name, { status, for: audience }]) =>
    !name.startsWith('GET') && !status && audience !== 'anyone' && name !== savesTwice,
);

/* The same app behind a database that fails as soon as something was saved. */
const proxy = await openStatementProxy(test.databaseUrl);
const { db, close } = openDatabase(proxy.url, () => {});
const app = await createApp({ ...test.deps, db });
afterAll(async () => {
  await app.close();
  await close();
  await proxy.close();
});

let people = 0;
const logIn = async (): Promise<TestClient> => {
  people += 1;
  const email = `admin${people}@bank.dk`;
  await test.fixtures.user({ name: 'Ane Admin', email, roles: ['Admin'], areaIds: [test.ids.north] });
  const client = new TestClient(app);
  await client.logIn(email, PASSWORD);
  return client;
};
const lasting = await logIn();

it.each(changes)('%s is answered with success once it is saved', async (name, { make, prepare, changesSession }) => {
  const client = changesSession ? await logIn() : lasting;
  await prepare?.();
  const request = await make();
  proxy.arm('after a commit', 'refused');
  const { status, body } = await sendRequest(client, name.split(' ')[0] ?? '', request);
  proxy.disarm();
  expect({ status, body }).toEqual({ status: expect.toBeOneOf([200, 204]), body });
});
