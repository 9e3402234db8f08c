import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { makeSponsorship } from '../sponsorships/sponsorships.testing.ts';
import { hasSuccessor, predecessorOf } from './chain.sql.ts';
import { openContractTests } from './contracts.testing.ts';

const { test, agreements } = await openContractTests();
const contract = sql.raw('c');

const period = (startDate: string, endDate: string) => ({ startDate, endDate });
const predecessor = async (id: number): Promise<unknown> => {
  const query = sql`select p.id from contracts c, lateral (${predecessorOf(contract)}) p where c.id = ${id}`;
  return (await test.db.execute(query)).rows[0]?.id ?? null;
};
const isFollowed = async (id: number): Promise<unknown> => {
  const query = sql`select ${hasSuccessor(contract)} as followed from contracts c where c.id = ${id}`;
  return (await test.db.execute(query)).rows[0]?.followed;
};
const link = (id: number, renewsId: number) =>
  test.db.execute(sql`update contracts set renews_id = ${renewsId} where id = ${id}`);

describe('a chain of agreements', () => {
  it('is that of their links', async () => {
    const { id } = await makeSponsorship(test);
    const [first, second] = [
      await agreements.approved(id, period('2026-01-01', '2026-12-31')),
      await agreements.draft(id, { startDate: null, endDate: null }),
    ];
    expect([await isFollowed(first.id), await predecessor(second.id)]).toEqual([false, null]);
    await link(second.id, first.id);
    expect([await isFollowed(first.id), await predecessor(second.id)]).toEqual([true, first.id]);
  });

  it('is that of their periods where they have no links: of those that begin and end earlier, the one that ends last', async () => {
    const { id } = await makeSponsorship(test);
    const early = await agreements.approved(id, period('2022-01-01', '2023-12-31'));
    const last = await agreements.approved(id, period('2023-01-01', '2025-12-31'));
    const around = await agreements.approved(id, period('2021-01-01', '2026-12-31'));
    const next = await agreements.draft(id, period('2024-01-01', '2026-06-30'));
    expect(await predecessor(next.id)).toBe(last.id);
    expect(await predecessor(last.id)).toBe(early.id);
    expect(await predecessor(around.id)).toBeNull();
    expect(await isFollowed(last.id)).toBe(true);
    // What ends before it does not follow it.
    expect(await isFollowed(around.id)).toBe(false);
    // A link goes before the periods.
    await link(next.id, around.id);
    expect(await predecessor(next.id)).toBe(around.id);
    expect(await isFollowed(around.id)).toBe(true);
    // Also where another ends later than the one that is linked.
    await link(next.id, early.id);
    expect(await predecessor(next.id)).toBe(early.id);
  });

  it('does not begin with an agreement that was followed long ago, where an old one is taken in', async () => {
    const { id } = await makeSponsorship(test);
    const first = await agreements.approved(id, period('2020-01-01', '2021-12-31'));
    const second = await agreements.approved(id, period('2022-01-01', '2023-12-31'));
    const old = await agreements.draft(id, period('2021-06-01', '2022-05-31'));
    expect(await predecessor(old.id)).toBeNull();
    expect(await predecessor(second.id)).toBe(first.id);
    const next = await agreements.draft(id, period('2024-01-01', '2025-12-31'));
    expect(await predecessor(next.id)).toBe(second.id);
  });

  it('does not go through drafts that nothing links', async () => {
    const { id } = await makeSponsorship(test);
    const draft = await agreements.draft(id, period('2025-01-01', '2025-12-31'));
    const next = await agreements.draft(id, period('2026-01-01', '2026-12-31'));
    expect(await predecessor(next.id)).toBeNull();
    await link(next.id, draft.id);
    expect(await predecessor(next.id)).toBe(draft.id);
  });

  it('stays within a sponsorship', async () => {
    const { id } = await makeSponsorship(test);
    const { id: another } = await makeSponsorship(test);
    const old = await agreements.approved(id, period('2025-01-01', '2025-12-31'));
    const foreign = await agreements.draft(another, period('2026-01-01', '2026-12-31'));
    expect([await isFollowed(old.id), await predecessor(foreign.id)]).toEqual([false, null]);
  });
});

describe('an agreement says what follows it, and from when it is to be renewed', () => {
  const renewalOf = async (id: number) => {
    const { successorId, renewFrom } = await agreements.get(id);
    return { successorId, renewFrom };
  };

  it('by the rule of the day: so many days before its renegotiation or its end', async () => {
    const { id } = await makeSponsorship(test);
    const end = await agreements.approved(id, period('2026-01-01', '2026-12-31'));
    expect(await renewalOf(end.id)).toEqual({ successorId: null, renewFrom: '2026-10-02' });
    const { id: another } = await makeSponsorship(test);
    const dates = { ...period('2026-01-01', '2026-12-31'), renegotiation: '2026-08-30' };
    const sooner = await agreements.approved(another, dates);
    expect((await renewalOf(sooner.id)).renewFrom).toBe('2026-06-01');
    await test.db.execute(sql`insert into rule_values (key, valid_from, value, updated_by, updated_at)
      values ('tasks.windowDays', '2026-01-01', '30'::jsonb, 'System', now())`);
    expect((await renewalOf(sooner.id)).renewFrom).toBe('2026-07-31');
    expect((await renewalOf(end.id)).renewFrom).toBe('2026-12-01');
    await test.db.execute(sql`delete from rule_values`);
  });

  it('as tasks see it: none of an agreement that another outlasts, nor of one that is not signed', async () => {
    const { id } = await makeSponsorship(test);
    const short = await agreements.approved(id, period('2026-03-01', '2026-07-31'));
    await agreements.approved(id, period('2026-01-01', '2027-12-31'));
    const draft = await agreements.draft(id, period('2027-01-01', '2028-12-31'));
    expect(await renewalOf(short.id)).toEqual({ successorId: draft.id, renewFrom: null });
    expect(await renewalOf(draft.id)).toEqual({ successorId: null, renewFrom: null });
  });

  it('first the one that renews it, else the one that begins first', async () => {
    const { id } = await makeSponsorship(test);
    const first = await agreements.approved(id, period('2026-01-01', '2026-12-31'));
    const late = await agreements.draft(id, period('2028-01-01', '2028-12-31'));
    const next = await agreements.draft(id, period('2027-01-01', '2027-12-31'));
    expect((await renewalOf(first.id)).successorId).toBe(next.id);
    await link(late.id, first.id);
    expect((await renewalOf(first.id)).successorId).toBe(late.id);
  });
});
