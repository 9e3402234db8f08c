import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { START } from '../../testing/app.ts';
import { asOf, makeSponsorship, ok } from '../sponsorships/sponsorships.testing.ts';
import { activeContract, type DatedContract } from './active-contract.testing.ts';
import { contracts } from './contracts.table.ts';
import { openContractTests } from './contracts.testing.ts';

const { test, agreements } = await openContractTests();

/** The id of the active contract, which every call must agree on. */
const activeOf = async (sponsorshipId: number): Promise<number | null> => {
  const active = ok(await test.admin.get(`/api/sponsorships/${sponsorshipId}/active-contract`));
  const listed = (await agreements.list(sponsorshipId)).filter(({ isActive }) => isActive).map(({ id }) => id);
  expect(listed).toEqual(active ? [active.id] : []);
  if (active) expect(await agreements.get(active.id)).toEqual(active);
  return active?.id ?? null;
};

describe('the active contract', () => {
  it('is active from midnight to midnight in Copenhagen, both days included', async () => {
    const sponsorship = (await makeSponsorship(test)).id;
    const { id } = await agreements.approved(sponsorship, { startDate: '2026-07-01', endDate: '2027-01-31' });
    const at = (instant: string) => asOf(test, instant, () => activeOf(sponsorship));
    expect(await activeOf(sponsorship)).toBeNull();
    expect(await at('2026-06-30T21:59:59.999Z')).toBeNull();
    expect(await at('2026-06-30T22:00:00.000Z')).toBe(id);
    expect(await at('2027-01-31T22:59:59.999Z')).toBe(id);
    expect(await at('2027-01-31T23:00:00.000Z')).toBeNull();
  });

  it('is never a draft, and never one that awaits its signature', async () => {
    const sponsorship = (await makeSponsorship(test)).id;
    await agreements.draft(sponsorship);
    await agreements.awaiting(sponsorship);
    expect(await activeOf(sponsorship)).toBeNull();
  });

  it('is the one with the later start where periods overlap', async () => {
    const sponsorship = (await makeSponsorship(test)).id;
    const later = await agreements.approved(sponsorship, { startDate: '2026-06-01', endDate: '2026-06-30' });
    test.clock.moveBy(1000);
    const long = await agreements.approved(sponsorship);
    test.clock.moveTo(START.toISOString());
    expect(await activeOf(sponsorship)).toBe(later.id);
    expect(await asOf(test, '2026-07-01T12:00:00Z', () => activeOf(sponsorship))).toBe(long.id);
  });

  it('is, of the same start, the one approved last', async () => {
    const sponsorship = (await makeSponsorship(test)).id;
    const first = await agreements.awaiting(sponsorship);
    const second = await agreements.awaiting(sponsorship);
    ok(await agreements.upload(second.id));
    test.clock.moveBy(1000);
    ok(await agreements.upload(first.id));
    expect(await activeOf(sponsorship)).toBe(first.id);
    test.clock.moveTo(START.toISOString());
  });

  it('loses its place when it is edited, until it is approved again', async () => {
    const { sponsorship, contract } = await agreements.active();
    expect(await activeOf(sponsorship.id)).toBe(contract.id);
    ok(await agreements.call(sponsorship.id, 'edit', { id: contract.id }));
    expect(await activeOf(sponsorship.id)).toBeNull();
    ok(await agreements.call(sponsorship.id, 'confirm', { id: contract.id }));
    expect(await activeOf(sponsorship.id)).toBeNull();
    ok(await agreements.upload(contract.id));
    expect(await activeOf(sponsorship.id)).toBe(contract.id);
  });

  it('is the one that the rule in plain code names, in every mix of dates and approvals', async () => {
    const sponsorship = (await makeSponsorship(test)).id;
    const source = await agreements.approved(sponsorship);
    const [row] = await test.db.select().from(contracts);
    const { id: _id, frozenCategoryName: _name, ...values } = row as typeof contracts.$inferSelect;
    expect(source.isActive).toBe(true);
    const one = fc.record({
      startDate: fc.constantFrom('2026-06-14', '2026-06-15', '2026-06-16', '2026-01-01'),
      endDate: fc.constantFrom('2026-06-16', '2026-06-17', '2026-12-31'),
      approvedAt: fc.constantFrom(new Date('2026-01-01T08:00:00Z'), new Date('2026-01-01T08:00:00.001Z')),
    });
    let run = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(one, { minLength: 1, maxLength: 6 }), async (mix) => {
        run += 1;
        const { id: sponsorshipId } = await makeSponsorship(test);
        const rows = mix.map((dates, n) => ({ ...values, ...dates, sponsorshipId, number: `${run}-${n}` }));
        const made = await test.db.insert(contracts).values(rows).returning();
        const dated = made.map(
          (each): DatedContract => ({ ...each, approvedAt: each.approvedAt?.toISOString() ?? null }),
        );
        expect(await activeOf(sponsorshipId)).toBe(activeContract(dated, '2026-06-15')?.id ?? null);
      }),
      { numRuns: 25 },
    );
  });
});
