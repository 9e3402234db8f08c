import { expect } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/app.ts';
import type { TestClient } from '../../testing/client.ts';
import { ok } from '../sponsorships/sponsorships.testing.ts';
import { expectedCategories, expectedLatest, expectedOverview, type View } from './dashboard.expected.testing.ts';
import type { Fixture } from './dashboard.fixture.testing.ts';
import { seedFixture } from './dashboard.seed.testing.ts';
import { expectedList, expectedTickets } from './lists.expected.testing.ts';

export type Asker = { name: string; client: TestClient; areas: number[] };

/** The Admin, and a Bruger of the first area. */
const askersOf = (test: TestApp, fixture: Fixture): Asker[] => [
  { name: 'an Admin', client: test.admin, areas: fixture.areas },
  { name: 'a Bruger', client: test.user, areas: [test.ids.north] },
];

/** An app of its own with the fixture, and who asks. */
export const openFixture = async () => {
  const test = await openTestApp();
  const fixture = await seedFixture(test);
  return { test, fixture, askers: askersOf(test, fixture) };
};

/** The rows of all pages together; every page tells the same totals. */
export const allPages = async (client: TestClient, path: string, request: object = {}, perPage = 100) => {
  const rows: { Id: number }[] = [];
  let pages = 1;
  let total: number | undefined;
  for (let page = 1; page <= pages; page += 1) {
    const answer = ok(await client.post(path, { ...request, page, perPage }));
    total ??= answer.Total;
    expect(answer).toMatchObject({ Total: total, TotalPages: Math.ceil((total ?? 0) / perPage) });
    pages = answer.TotalPages;
    rows.push(...answer.Result);
  }
  expect(rows).toHaveLength(total ?? 0);
  return rows;
};

/** What the list finds by what changes with the day. */
const filters = [{ contract: 'big' }, { status: 'renegotiation' }, { status: 'expired' }, { contract: 'coming' }];

/** Every figure, asked for at once; what a filter finds only where all areas are seen. */
const ask = async ({ client }: Asker, counted: object[]) => {
  const get = async (path: string) => ok(await client.get(path));
  const totalOf = async (filter: object) => ok(await client.post('/api/sponsorships', { filter, perPage: 1 })).Total;
  const [overview, latest, categories, list, tickets, totals] = await Promise.all([
    get('/api/dashboard/overview'),
    get('/api/dashboard/latest-contracts'),
    get('/api/dashboard/categories'),
    allPages(client, '/api/sponsorships'),
    allPages(client, '/api/tickets'),
    Promise.all(counted.map(totalOf)),
  ]);
  return { overview, latest, categories, list, tickets, totals };
};

/** The same figures by hand. */
const work = (fixture: Fixture, view: View, counted: object[]) => ({
  overview: expectedOverview(fixture, view),
  latest: expectedLatest(fixture, view),
  categories: expectedCategories(fixture, view),
  list: expectedList(fixture, view),
  tickets: expectedTickets(fixture, view),
  totals: counted.map((filter) => expectedList(fixture, view, filter).length),
});

/** Asks for every figure as each of the askers at once, and compares them with those by hand. */
export const expectFigures = async (fixture: Fixture, askers: Asker[], day: string): Promise<void> => {
  const countedFor = ({ areas }: Asker) => (areas.length === fixture.areas.length ? filters : []);
  const answers = await Promise.all(askers.map((asker) => ask(asker, countedFor(asker))));
  for (const [index, asker] of askers.entries()) {
    const { name, areas } = asker;
    expect({ name, day, ...answers[index] }).toEqual({
      name,
      day,
      ...work(fixture, { areas, day }, countedFor(asker)),
    });
  }
};
