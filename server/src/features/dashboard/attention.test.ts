import type { AttentionItem } from '@sponsorat/api';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestApp, START } from '../../testing/app.ts';
import type { TestClient } from '../../testing/client.ts';
import { PASSWORD } from '../../testing/fixtures.ts';
import { agreementsOf, makeProducts, selection } from '../contracts/contracts.testing.ts';
import { asOf, makeSponsorship, ok } from '../sponsorships/sponsorships.testing.ts';

const test = await openTestApp();
afterAll(() => test.close());
const agreements = agreementsOf(test);
const [seats] = (await makeProducts(test, 'Hospitality', [{ isUtilization: true, hasAmount: true }])) as [number];
const seatsOf = (amount: number) => ({ products: [selection(seats, { amount })] });

/** What `act` answers at an instant, the Admin logged in anew; the next test is as of the tests' start again. */
const at = async <T>(instant: string, act: () => Promise<T>): Promise<T> => {
  test.clock.moveTo(instant);
  await test.admin.logIn('anna@bank.dk', PASSWORD);
  return act();
};

let club: number;
beforeEach(async () => {
  club = (await at(START.toISOString(), () => makeSponsorship(test))).id;
});

const attention = async (client: TestClient = test.admin, asked = '') =>
  ok(await client.get(`/api/dashboard/attention${asked}`));
/** What must be acted on in the test's own club. */
const ofClub = async (client: TestClient = test.admin): Promise<AttentionItem[]> =>
  (await attention(client)).items.filter(({ sponsorshipId }: AttentionItem) => sponsorshipId === club);
const kindsAt = (instant: string) => at(instant, async () => (await ofClub()).map(({ kind }) => kind));

const use = async (used: number) => {
  const [item] = ok(await test.admin.get(`/api/sponsorships/${club}/hospitality`));
  ok(await agreements.call(club, 'save-utilization', { id: item.id, used }));
};

describe('what must be acted on begins at midnight in Copenhagen, summer and winter', () => {
  it.each([
    ['2026-12-31', '2026-10-01T21:59:59Z', '2026-10-01T22:00:00Z'],
    ['2026-06-20', '2026-03-21T22:59:59Z', '2026-03-21T23:00:00Z'],
  ])('a renegotiation on %s, 90 days before', async (renegotiation, before, from) => {
    await agreements.approved(club, { renegotiation });
    expect([await kindsAt(before), await kindsAt(from)]).toEqual([[], ['renegotiation']]);
  });

  it.each([
    ['2026-06-15T10:00:00Z', '2026-06-28T21:59:59Z', '2026-06-28T22:00:00Z'],
    // On the 16th already, in Copenhagen; and the clocks change in between.
    ['2026-06-15T22:00:00Z', '2026-06-29T21:59:59Z', '2026-06-29T22:00:00Z'],
    ['2026-10-20T10:00:00Z', '2026-11-02T22:59:59Z', '2026-11-02T23:00:00Z'],
  ])('an agreement confirmed, and a draft saved, at %s, after 14 days', async (touched, before, from) => {
    await at(touched, async () => [await agreements.awaiting(club), await agreements.draft(club)]);
    expect([await kindsAt(before), (await kindsAt(from)).sort()]).toEqual([[], ['awaiting', 'draft']]);
  });

  it.each([
    ['2026-12-31', '2026-09-01T21:59:59Z', '2026-09-01T22:00:00Z'],
    ['2026-06-30', '2026-03-01T22:59:59Z', '2026-03-01T23:00:00Z'],
  ])('low use of an agreement until %s, 120 days before', async (endDate, before, from) => {
    await agreements.approved(club, { endDate, ...seatsOf(10) });
    expect([await kindsAt(before), await kindsAt(from)]).toEqual([[], ['lowUse']]);
  });
});

describe('it ends', () => {
  it('for a renegotiation with the agreement’s last day', async () => {
    await agreements.approved(club, { renegotiation: '2026-12-31' });
    expect([await kindsAt('2026-12-31T22:59:59Z'), await kindsAt('2026-12-31T23:00:00Z')]).toEqual([
      ['renegotiation'],
      [],
    ]);
  });

  it('for a renegotiation when another agreement begins and ends later, be it a draft', async () => {
    await agreements.approved(club, { renegotiation: '2026-06-01' });
    const next = { startDate: '2027-01-01', endDate: '2026-12-31' };
    const draft = await agreements.draft(club, { ...next, startDate: '2026-06-01' });
    expect((await ofClub()).map(({ kind }) => kind)).toEqual(['renegotiation']);
    ok(await agreements.call(club, 'update', { id: draft.id, startDate: '2027-01-01', endDate: '2027-12-31' }));
    expect(await ofClub()).toEqual([]);
    expect((await agreements.call(club, 'delete', { id: draft.id })).status).toBe(204);
    expect((await ofClub()).map(({ kind }) => kind)).toEqual(['renegotiation']);
  });

  it('for a draft when it is saved, and anew when it stands still again', async () => {
    const draft = await agreements.draft(club);
    const save = () => agreements.call(club, 'update', { id: draft.id, sponsorshipAmount: 70_000 });
    await at('2026-06-29T10:00:00Z', async () => {
      expect(await ofClub()).toMatchObject([{ kind: 'draft', since: '2026-06-15', dueDate: '2026-06-29' }]);
      ok(await save());
      expect(await ofClub()).toEqual([]);
    });
    expect([await kindsAt('2026-07-12T21:59:59Z'), await kindsAt('2026-07-12T22:00:00Z')]).toEqual([[], ['draft']]);
  });

  it('for a signature when the agreement is signed, or is a draft again', async () => {
    const first = await agreements.awaiting(club);
    const second = await agreements.awaiting(club);
    await at('2026-07-08T10:00:00Z', async () => {
      const due = { kind: 'awaiting', since: '2026-06-15', dueDate: '2026-06-29' };
      expect(await ofClub()).toMatchObject([
        { ...due, contractId: first.id },
        { ...due, contractId: second.id },
      ]);
      ok(await agreements.upload(first.id));
      ok(await agreements.call(club, 'edit', { id: second.id }));
      expect(await ofClub()).toEqual([]);
    });
  });

  it('for low use from the whole percent that reads 50', async () => {
    await agreements.approved(club, { endDate: '2026-06-30', ...seatsOf(1000) });
    await use(494);
    expect(await ofClub()).toMatchObject([{ kind: 'lowUse', dueDate: '2026-06-30', utilization: 49 }]);
    await use(495);
    expect(await ofClub()).toEqual([]);
  });
});

describe('the answer', () => {
  const day = '2026-07-20T10:00:00Z';

  it('tells whose it is and what to act on, the longest due first', async () => {
    const { id } = await agreements.approved(club, {
      renegotiation: '2026-06-20',
      ...seatsOf(10),
      endDate: '2026-08-01',
    });
    const awaiting = await agreements.awaiting(club);
    const common = { sponsorshipId: club, name: 'Ærø Boldklub', logo: null };
    const responsible = { userId: test.ids.userId, userName: 'Bo Bruger', userPicture: null };
    const nothing = { since: null, utilization: null };
    const items = [
      { ...nothing, kind: 'renegotiation', dueDate: '2026-06-20', contractId: id },
      { ...nothing, kind: 'awaiting', dueDate: '2026-06-29', since: '2026-06-15', contractId: awaiting.id },
      { ...nothing, kind: 'lowUse', dueDate: '2026-08-01', utilization: 0, contractId: id },
    ];
    await at(day, async () =>
      expect(await ofClub()).toEqual(items.map((item) => ({ ...item, ...common, ...responsible }))),
    );
  });

  it('counts one’s own and all that one sees, and gives the one or the other', async () => {
    const south = { areaId: test.ids.south, userId: test.ids.otherId };
    const foreign = await makeSponsorship(test, { name: 'Øens Klub', ...south });
    const own = await makeSponsorship(test, { name: 'Annas Klub', userId: test.ids.adminId });
    for (const { id } of [foreign, own]) await agreements.draft(id);
    await asOf(test, day, async () => {
      const [all, mine] = [await attention(), await attention(test.admin, '?mine=true')];
      const users = new Set(all.items.map(({ userId }: AttentionItem) => userId));
      expect(users).toEqual(new Set([test.ids.userId, test.ids.otherId, test.ids.adminId]));
      expect(mine.items).toMatchObject([{ kind: 'draft', name: 'Annas Klub' }]);
      expect([mine.mine, mine.all, all.mine]).toEqual([1, all.all, 1]);
      const seen = await attention(test.other);
      expect(seen).toMatchObject({ mine: 1, all: 1, items: [{ name: 'Øens Klub' }] });
      expect((await attention(test.user)).all).toBe(all.all - 1);
    });
  });

  it('holds the fifty most urgent, and counts them all', async () => {
    for (let made = 0; made < 51; made += 1) await agreements.draft(club);
    await at('2026-08-20T10:00:00Z', async () => {
      const { all, items } = await attention();
      expect(items).toHaveLength(50);
      expect(all).toBeGreaterThanOrEqual(51);
    });
  });

  it('needs a session, and a word that it knows', async () => {
    expect((await test.anonymous().get('/api/dashboard/attention')).status).toBe(401);
    expect((await test.admin.get('/api/dashboard/attention?mine=ja')).status).toBe(422);
  });
});
