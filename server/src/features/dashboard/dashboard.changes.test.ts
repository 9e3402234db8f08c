import { beforeAll, describe, expect, it } from 'vitest';
import { agreementsOf } from '../contracts/contracts.testing.ts';
import { ok } from '../sponsorships/sponsorships.testing.ts';
import { expectFigures, openFixture } from './dashboard.ask.testing.ts';
import { activeOf, expectedOverview, type View } from './dashboard.expected.testing.ts';
import type { FixtureContract, FixtureItem, FixtureSponsorship } from './dashboard.fixture.testing.ts';
import { makeOverHttp } from './dashboard.seed.testing.ts';

const DAY = '2026-06-15';

const { test, fixture, askers } = await openFixture();
const agreements = agreementsOf(test);
let own: FixtureSponsorship;
beforeAll(async () => {
  own = await makeOverHttp(test, fixture, { name: 'Ærø Atletik', areaId: test.ids.north, ore: 7_777_777n });
});

/** The first of the fixture for which `choose` finds something. */
const first = <T>(
  choose: (club: FixtureSponsorship) => T | undefined | null | false,
): { club: FixtureSponsorship; found: T } => {
  for (const club of fixture.sponsorships) {
    const found = choose(club);
    if (found) return { club, found };
  }
  throw new Error('The fixture has nothing of the kind');
};

const activeItem = (areaId: number, fits: (item: FixtureItem) => boolean) =>
  first((club) => club.areaId === areaId && activeOf(club, DAY)?.items.find((item) => item.selected && fits(item)));

const agree = () => expectFigures(fixture, askers, DAY);
const overview = (view: Partial<View> = {}) => expectedOverview(fixture, { areas: fixture.areas, day: DAY, ...view });

describe('the very next figures after a change', () => {
  it('count what was used', async () => {
    const { club, found } = activeItem(test.ids.north, ({ isUtilization, amount }) => isUtilization && amount === 3);
    for (const used of [3, 1, 2, 0]) {
      ok(await agreements.call(club.id, 'save-utilization', { id: found.id, used }));
      found.used = used;
      await agree();
    }
  });

  it('show what is public to everyone, and hide it again', async () => {
    const { club, found } = activeItem(
      test.ids.south,
      (item) => item.isTicket && item.section === 'Hospitality' && !item.public && Boolean(item.amount),
    );
    for (const isPublic of [true, false]) {
      ok(await agreements.call(club.id, 'save-public', { id: found.id, public: isPublic }));
      found.public = isPublic;
      await agree();
    }
  });

  it('call a category by its new name, and an agreement’s by the one that it was confirmed with', async () => {
    const id = test.ids.football;
    for (const name of ['Ænderbold', 'Fodbold']) {
      ok(await test.admin.post('/api/settings/categories/update', { id, name }));
      fixture.categories.set(id, name);
      await agree();
    }
  });

  it('call a club and its responsible by their new names', async () => {
    const sponsorship = ok(await test.admin.get(`/api/sponsorships/${own.id}`));
    ok(await test.admin.post('/api/sponsorships/update', { ...sponsorship, name: 'Åby', contactEmail: 'ny@klub.dk' }));
    Object.assign(own, { name: 'Åby', contactEmail: 'ny@klub.dk' });
    await agree();
    const { password: _none, ...user } = ok(await test.admin.get(`/api/users/${test.ids.userId}`));
    ok(await test.admin.post('/api/users/update', { ...user, name: 'Ørn Bruger' }));
    fixture.users.set(test.ids.userId, 'Ørn Bruger');
    await agree();
  });

  it('follow a sponsorship into another area, and back', async () => {
    const north = overview({ areas: [test.ids.north] });
    for (const [areaId, userId] of [
      [test.ids.south, test.ids.otherId],
      [test.ids.north, test.ids.userId],
    ] as const) {
      const sponsorship = ok(await test.admin.get(`/api/sponsorships/${own.id}`));
      ok(await test.admin.post('/api/sponsorships/update', { ...sponsorship, areaId, userId }));
      Object.assign(own, { areaId, userId });
      await agree();
      if (areaId === test.ids.south) expect(overview({ areas: [test.ids.north] })).not.toEqual(north);
    }
  });

  it('count an agreement from its approval', async () => {
    const { club, found } = first(({ contracts }) =>
      contracts.find(
        ({ status, startDate, endDate, ore }) =>
          status === 'Afventer' && startDate <= DAY && endDate >= DAY && ore > 0n,
      ),
    );
    expect(activeOf(club, DAY)?.id).not.toBe(found.id);
    test.clock.moveBy(1);
    ok(await agreements.upload(found.id));
    Object.assign(found, { status: 'Godkendt', approvedAt: test.clock.now().getTime() });
    await agree();
  });

  it('do without one that is edited again, with what was used of it when it is back', async () => {
    const contract = own.contracts[0] as FixtureContract;
    const item = contract.items.find(({ isUtilization }) => isUtilization) as FixtureItem;
    ok(await agreements.call(own.id, 'save-utilization', { id: item.id, used: 5 }));
    item.used = 5;
    const before = overview();
    ok(await agreements.call(own.id, 'delete-file', { id: contract.id }));
    Object.assign(contract, { status: 'Kladde', touchedAt: test.clock.now().getTime() });
    await agree();
    ok(await agreements.call(own.id, 'update', { id: contract.id, sponsorshipAmount: 50_000.01 }));
    Object.assign(contract, { ore: 5_000_001n, touchedAt: test.clock.now().getTime() });
    await agree();
    ok(await agreements.call(own.id, 'confirm', { id: contract.id }));
    Object.assign(contract, { status: 'Afventer', touchedAt: test.clock.now().getTime() });
    await agree();
    test.clock.moveBy(1);
    ok(await agreements.upload(contract.id));
    Object.assign(contract, { status: 'Godkendt', approvedAt: test.clock.now().getTime() });
    await agree();
    expect(overview()).toEqual({ ...before, sum: expect.any(Number) });
  });

  it('give the place back to the agreement that the active one had taken it from', async () => {
    const values = { category: test.ids.football, startDate: '2026-05-01', endDate: DAY, sponsorshipAmount: 12.34 };
    const made = ok(await agreements.call(own.id, 'confirm-simple', values));
    test.clock.moveBy(1);
    ok(await agreements.upload(made.id));
    own.contracts.push({
      id: made.id,
      number: made.number,
      status: 'Godkendt',
      startDate: '2026-05-01',
      endDate: DAY,
      ore: 1234n,
      renegotiation: null,
      categoryId: test.ids.football,
      category: 'Fodbold',
      items: [],
      approvedAt: test.clock.now().getTime(),
      touchedAt: test.clock.now().getTime(),
    });
    expect(activeOf(own, DAY)?.id).toBe(made.id);
    await agree();
    expect((await agreements.call(own.id, 'delete', { id: made.id })).status).toBe(204);
    own.contracts.pop();
    await agree();
  });

  it('do without what is deleted', async () => {
    for (const { id } of own.contracts) expect((await agreements.call(own.id, 'delete', { id })).status).toBe(204);
    own.contracts.length = 0;
    await agree();
    const { club: drafts } = first(
      ({ areaId, contracts }) =>
        areaId === test.ids.north && contracts.length > 0 && contracts.every(({ status }) => status === 'Kladde'),
    );
    for (const club of [own, drafts]) {
      expect((await test.admin.delete(`/api/sponsorships/${club.id}`)).status).toBe(204);
      fixture.sponsorships.splice(fixture.sponsorships.indexOf(club), 1);
      await agree();
    }
  });
});
