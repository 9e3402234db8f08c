import { describe, expect, it } from 'vitest';
import { ok } from '../sponsorships/sponsorships.testing.ts';
import { type Asker, allPages, expectFigures, openFixture } from './dashboard.ask.testing.ts';
import { activeOf } from './dashboard.expected.testing.ts';
import { type Fixture, ROUNDED } from './dashboard.fixture.testing.ts';
import { expectedList, expectedRow, expectedTickets, type Filter, type Sort } from './lists.expected.testing.ts';

const DAY = '2026-06-15';

const { test, fixture, askers } = await openFixture();

describe('200 sponsorships', () => {
  it('holds a few of everything that figures depend on', () => {
    const view = { areas: fixture.areas, day: DAY };
    const rows = expectedList(fixture, view);
    const active = fixture.sponsorships.flatMap((club) => activeOf(club, DAY) ?? []);
    const overlapping = (sameStart: boolean) => (club: Fixture['sponsorships'][number]) => {
      const running = club.contracts.filter(
        ({ status, startDate, endDate }) => status === 'Godkendt' && startDate <= DAY && endDate >= DAY,
      );
      return running.length > 1 && (new Set(running.map(({ startDate }) => startDate)).size === 1) === sameStart;
    };
    const counts = {
      ...Object.fromEntries(
        ['Aktiv', 'Genforhandling', 'Udløbet', null].map((status) => [
          String(status),
          rows.filter(({ Status }) => Status === status).length,
        ]),
      ),
      ...Object.fromEntries(
        ['Afventer', 'Kommende', 'Kladde'].map((pending) => [
          pending,
          rows.filter(({ Pending }) => Pending === pending).length,
        ]),
      ),
      deletable: rows.filter(({ Deletable }) => Deletable).length,
      half: active.filter(({ ore }) => ore === 5_000_000n).length,
      hair: active.filter(({ ore }) => ore === 5_000_001n).length,
      renamed: active.filter(({ categoryId, category }) => fixture.categories.get(categoryId) !== category).length,
      otherCategory: rows.filter(({ Category, SponsorCategory }) => Category && Category !== SponsorCategory).length,
      laterStart: fixture.sponsorships.filter(overlapping(false)).length,
      sameStart: fixture.sponsorships.filter(overlapping(true)).length,
      tickets: expectedTickets(fixture, view).length,
      foreignTickets: expectedTickets(fixture, { ...view, areas: [test.ids.north] }).filter((row) => !row.SponsorshipId)
        .length,
    };
    for (const [what, count] of Object.entries(counts)) expect(count, what).toBeGreaterThan(1);
    const rounded = fixture.sponsorships
      .slice(0, ROUNDED.length)
      .map((club) => expectedRow(fixture, club, DAY).Utilization);
    expect(rounded).toEqual(ROUNDED);
  });

  it('has the figures that one works out by hand', () => expectFigures(fixture, askers, DAY));

  it('says of a sponsorship alone what the list says', async () => {
    for (const club of fixture.sponsorships.filter((_, n) => n % 9 === 0)) {
      const path = `/api/sponsorships/${club.id}`;
      const { utilization } = ok(await test.admin.get(`${path}/utilization`));
      expect([club.id, utilization]).toEqual([club.id, expectedRow(fixture, club, DAY).Utilization]);
      expect((await test.admin.get(`${path}/active-contract`)).body?.id).toBe(activeOf(club, DAY)?.id);
    }
  });
});

const sorts = (fields: string[]): Sort[] =>
  fields.flatMap((field) => [
    { field, dir: 'asc' },
    { field, dir: 'desc' },
  ]);

const listFields = [
  'Id',
  'Name',
  'SponsorCategory',
  'Category',
  'Sum',
  'Renegotiation',
  'Utilization',
  'Status',
  'Pending',
  'PendingDate',
  'PendingSince',
  'UserName',
];
const ticketFields = ['Id', 'SponsorshipId', 'Name', 'Product', 'Amount', 'UserEmail', 'UserName', 'Public', 'Sort'];

describe('in every order', () => {
  it.each(sorts([...listFields, 'Deletable']))('the sponsorships by $field $dir', async (sort) => {
    for (const { client, areas } of askers)
      expect(await allPages(client, '/api/sponsorships', { sort })).toEqual(
        expectedList(fixture, { areas, day: DAY }, {}, sort),
      );
  });

  it.each(sorts(ticketFields))('the tickets by $field $dir', async (sort) => {
    for (const { client, areas } of askers)
      expect(await allPages(client, '/api/tickets', { sort })).toEqual(
        expectedTickets(fixture, { areas, day: DAY }, {}, sort),
      );
  });

  it('no row twice, and none left out, page by page', async () => {
    const [, user] = askers as [Asker, Asker];
    for (const sort of sorts(['Status', 'Category']))
      expect(await allPages(user.client, '/api/sponsorships', { sort }, 7)).toEqual(
        expectedList(fixture, { areas: user.areas, day: DAY }, {}, sort),
      );
  });

  it.each(['asc', 'desc'])('what has no logo comes last: %s', async (dir) => {
    for (const path of ['/api/sponsorships', '/api/tickets']) {
      const rows = (await allPages(test.admin, path, { sort: { field: 'Logo', dir } })) as { Logo?: string | null }[];
      const without = rows.map(({ Logo }) => Logo === null);
      expect(without.indexOf(true)).toBeGreaterThan(1);
      expect(without.lastIndexOf(false)).toBeLessThan(without.indexOf(true));
    }
  });
});

describe('filtered', () => {
  const listFilters = (): Filter[] => [
    ...['active', 'renegotiation', 'expired', 'none'].map((status) => ({ status })),
    ...['active', 'big', 'tickets', 'tracked', 'coming', 'awaiting', 'draft'].map((contract) => ({ contract })),
    ...['Gymnastik', 'gymnastik', 'Fodbold'].map((contractCategory) => ({ contractCategory })),
    ...[...fixture.users.keys(), 999_999].slice(-3).map((user) => ({ user })),
    ...[...fixture.areas, 999_999].map((area) => ({ area })),
    ...[...fixture.categories.keys()].slice(0, 3).map((category) => ({ category })),
    ...['ÆRØ', '100%', '_b', '2025-00', 'ågård', 'gymnastik', '@klub', '1000', 'dorte'].map((search) => ({ search })),
  ];
  const pairs = (filters: Filter[]): Filter[] =>
    filters.flatMap((one, n) =>
      filters
        .slice(n + 1)
        .flatMap((other) => (Object.keys(one)[0] === Object.keys(other)[0] ? [] : { ...one, ...other })),
    );

  const expectRows = (
    filter: Filter,
    path: string,
    expected: typeof expectedList | typeof expectedTickets,
    who = askers,
  ) =>
    Promise.all(
      who.map(async ({ name, client, areas }) => {
        const rows = await allPages(client, path, { filter });
        expect({ name, filter, rows }).toEqual({ name, filter, rows: expected(fixture, { areas, day: DAY }, filter) });
      }),
    );

  it('the sponsorships are the ones that one would pick', async () => {
    for (const filter of listFilters()) await expectRows(filter, '/api/sponsorships', expectedList);
  });

  it('by an agreement’s category, exactly those that the dashboard counts', async () => {
    for (const { client } of askers) {
      const { categories } = ok(await client.get('/api/dashboard/categories'));
      expect(categories.length).toBeGreaterThan(8);
      for (const { name, count } of categories) {
        const { Total } = ok(
          await client.post('/api/sponsorships', { filter: { contractCategory: name }, perPage: 1 }),
        );
        expect([name, Total]).toEqual([name, count]);
      }
    }
  });

  it('by two things at once as well', async () => {
    const both = pairs(listFilters());
    expect(both.length).toBeGreaterThan(100);
    // Each of the askers is asked for every other pair.
    await Promise.all(
      both.map((filter, n) => expectRows(filter, '/api/sponsorships', expectedList, askers.slice(n % 2, (n % 2) + 1))),
    );
  });

  it('the tickets are the ones that one would pick', async () => {
    const filters = listFilters().filter(
      ({ status, contract, contractCategory, user }) => !status && !contract && !contractCategory && !user,
    );
    for (const filter of [...filters, { search: 'kort' }, { search: 'dorte ø' }])
      await expectRows(filter, '/api/tickets', expectedTickets);
    await Promise.all(
      pairs(filters).map((filter, n) =>
        expectRows(filter, '/api/tickets', expectedTickets, askers.slice(n % 2, (n % 2) + 1)),
      ),
    );
  });
});
