import { addDays, type ContractStatus, contractStatus, dateProblems, type IsoDate, shownStatus } from '@sponsorat/api';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { activeContract } from '../../features/contracts/active-contract.testing.ts';
import { plainConfig } from '../../lib/config.ts';
import { openTestDatabase } from '../../testing/database.ts';
import { seedDemo } from '../seed-demo.ts';
import { priceFields } from './agreements/fields.ts';
import { periodsOf } from './agreements/recipe.ts';
import { planAgreements } from './agreements/story.ts';
import { recently, soon } from './calendar.ts';
import { clubs } from './clubs.ts';

const statusOf = (confirmed: Date | null, signed: Date | null): ContractStatus => {
  if (signed) return contractStatus.approved;
  return confirmed ? contractStatus.awaiting : contractStatus.draft;
};

/** What the screen would say of every agreement of the demo, had it been seeded on that day. */
const shownOn = (today: IsoDate) =>
  clubs.flatMap(({ shortName, recipes }) => {
    const plans = planAgreements(shortName, recipes, periodsOf(recipes, today), today);
    const contracts = plans.map(({ recipe, period, moments }, id) => ({
      id,
      recipe,
      moments,
      ...period,
      status: statusOf(moments.confirmed, moments.signed),
      approvedAt: moments.signed?.toISOString() ?? null,
    }));
    const active = activeContract(contracts, today);
    return contracts.map((contract) => {
      const isActive = contract === active;
      const renegotiates = isActive && contract.renegotiation !== null && contract.renegotiation <= today;
      return { ...contract, shortName, isActive, renegotiates, shown: shownStatus({ ...contract, isActive }, today) };
    });
  });

const expected = {
  running: { isActive: true, renegotiates: false, shown: 'Godkendt' },
  renegotiating: { isActive: true, renegotiates: true, shown: 'Godkendt' },
  ending: { isActive: true, renegotiates: false, shown: 'Godkendt' },
  ended: { isActive: false, shown: 'Udløbet' },
  previous: { isActive: false, shown: 'Udløbet' },
  superseded: { isActive: false, shown: 'Udløbet' },
  coming: { isActive: false, shown: 'Kommende' },
  awaiting: { isActive: false, shown: 'Afventer' },
  opened: { isActive: false, shown: 'Kladde' },
  half: { isActive: false, shown: 'Kladde' },
  ready: { isActive: false, shown: 'Kladde' },
  copy: { isActive: false, shown: 'Kladde' },
} as const;

it('has every agreement in its state on each day of two years', () => {
  for (let today = '2027-01-01'; today < '2029-01-01'; today = addDays(today, 1))
    for (const agreement of shownOn(today)) {
      const label = `${agreement.shortName} ${agreement.recipe.state} on ${today}`;
      expect(agreement, label).toMatchObject(expected[agreement.recipe.state]);
      expect(dateProblems(agreement), label).toEqual({});
    }
});

it('has every agreement made before today, and signed after it was confirmed', () => {
  for (const today of ['2027-01-01', '2027-03-01', '2027-12-31', '2028-02-29', '2028-03-05'])
    for (const { moments, shortName } of shownOn(today)) {
      const { drafted, finished, confirmed, signed, redone } = moments;
      const all = [
        drafted,
        finished,
        confirmed,
        redone ? null : signed,
        redone?.removed,
        redone?.confirmed,
        redone?.signed,
      ];
      const times = all.flatMap((at) => (at ? [at.getTime()] : []));
      expect(times, `${shortName} on ${today}`).toEqual(times.toSorted((a, b) => a - b));
      expect(times.at(-1), `${shortName} on ${today}`).toBeLessThan(Date.parse(`${today}T00:00:00Z`) - 3_600_000);
    }
});

it('has an instalment that falls due soon, and one that just did, on any day', () => {
  const ids = { category: () => 1, product: () => 1, template: () => undefined };
  for (let today = '2027-01-01'; today < '2029-01-01'; today = addDays(today, 1)) {
    const running = shownOn(today).filter(({ isActive }) => isActive);
    const due = running.flatMap(({ recipe, ...period }) => priceFields(recipe, period, today, ids).rates || []);
    expect(due.filter(({ dueDate }) => dueDate === soon(today)).length, today).toBeGreaterThan(2);
    expect(due.filter(({ dueDate }) => dueDate === recently(today)).length, today).toBeGreaterThan(1);
  }
});

// New Year's first half hour in Copenhagen is the old year in UTC.
describe.each(['2028-02-29T11:00:00Z', '2026-12-31T23:30:00Z'])('seeded at %s', (instant) => {
  it('shows all states', { timeout: 120_000 }, async () => {
    const { db, close } = await openTestDatabase();
    const now = new Date(instant);
    await seedDemo({ db, clock: { now: () => now }, config: plainConfig, cipher: null });
    const { rows } = await db.execute<{ status: string; contracts: number; last: string }>(sql`
      select status, count(*) as contracts, max(updated_at)::text as last from contracts group by status order by status`);
    expect(rows.map(({ status }) => status)).toEqual(['Afventer', 'Godkendt', 'Kladde']);
    for (const { last } of rows) expect(new Date(last).getTime()).toBeLessThan(now.getTime());
    await close();
  });
});
