import { describe, expect, it } from 'vitest';
import { chainOf, lengthInMonths, overlapDays, predecessorOf, renewableOf } from './chain.rules.ts';

let made = 0;
const agreement = (startDate: string | null, endDate: string | null, part: object = {}) => {
  made += 1;
  return {
    id: made,
    number: `2026-${made}`,
    status: 'Godkendt' as const,
    isActive: false,
    startDate,
    endDate,
    renewsId: null as number | null,
    ...part,
  };
};

describe('the predecessor of an agreement', () => {
  const old = agreement('2022-01-01', '2023-12-31');
  const last = agreement('2023-01-01', '2025-12-31');
  const around = agreement('2021-01-01', '2027-12-31');
  const draft = agreement('2025-01-01', '2025-12-31', { status: 'Kladde' });
  const next = agreement('2026-01-01', '2026-12-31');
  const all = [old, last, around, draft, next];

  it('is, of the signed ones that begin and end earlier, the one that ends last', () => {
    expect(predecessorOf(next, all)).toBe(last);
    expect(predecessorOf(old, all)).toBeUndefined();
  });

  it('is the one that it renews, whatever their periods', () => {
    expect(predecessorOf({ ...next, renewsId: draft.id }, all)).toBe(draft);
    expect(predecessorOf({ ...next, renewsId: 999 }, all)).toBeUndefined();
  });

  it('is none that a signed one followed long ago, where it is not signed itself, as where old drafts are imported', () => {
    expect(predecessorOf({ ...next, status: 'Kladde' }, all)).toBe(last);
    const imported = agreement('2024-06-01', '2024-12-31', { status: 'Kladde' });
    expect(predecessorOf(imported, [...all, imported])).toBeUndefined();
    expect(predecessorOf({ ...imported, status: 'Godkendt' }, [...all, imported])).toBe(old);
  });
});

it('what is renewed is the active agreement, else the signed one that ended last', () => {
  const old = agreement('2022-01-01', '2023-12-31');
  const last = agreement('2023-01-01', '2025-12-31');
  const draft = agreement('2026-01-01', '2026-12-31', { status: 'Kladde' });
  const active = agreement('2021-01-01', '2022-12-31', { isActive: true });
  expect(renewableOf([old, last, draft])).toBe(last);
  expect(renewableOf([old, last, draft, active])).toBe(active);
  expect(renewableOf([draft])).toBeUndefined();
});

it.each([
  ['2026-12-31', '2027-01-01', 0],
  ['2027-01-01', '2027-01-01', 1],
  ['2027-01-14', '2027-01-01', 14],
])('what ends on %s and what begins on %s overlap %i days', (endDate, startDate, days) => {
  const one = { startDate: '2026-01-01', endDate };
  const other = { startDate, endDate: '2027-12-31' };
  expect([overlapDays(one, other), overlapDays(other, one)]).toEqual([days, days]);
});

it.each([
  ['2026-01-01', '2026-01-15', 0, 14],
  ['2026-01-01', '2026-04-01', 3, 0],
  ['2026-01-31', '2026-03-01', 1, 1],
  ['2026-01-01', '2028-02-02', 25, 1],
])('from %s until %s are %i months and %i days', (from, until, months, days) => {
  expect(lengthInMonths(from, until)).toEqual({ months, days });
});

describe('the chain on its axis', () => {
  const today = '2026-07-01';

  it('has its bars in the order of time, and reaches from the first day to the last', () => {
    const second = agreement('2026-01-01', '2027-12-31');
    const first = agreement('2024-01-01', '2025-12-31');
    const chain = chainOf([second, first, agreement(null, null)], today);
    expect(chain?.rows).toMatchObject([
      { kind: 'agreement', contract: first, left: 0, overlap: null },
      { kind: 'agreement', contract: second, overlap: null },
    ]);
    const [one, other] = chain?.rows ?? [];
    expect(one?.width).toBeCloseTo((731 / 1461) * 100);
    expect((other?.left ?? 0) + (other?.width ?? 0)).toBeCloseTo(100);
    expect(chain?.today).toBeCloseTo(((731 + 181) / 1461) * 100);
    expect(chain?.years.map(({ year }) => year)).toEqual(['2024', '2025', '2026', '2027']);
  });

  it('shows a time without an agreement between two of them, and up to today', () => {
    const rows = chainOf([agreement('2024-01-01', '2024-12-31'), agreement('2025-04-01', '2026-03-31')], today)?.rows;
    expect(rows?.map((row) => row.kind)).toEqual(['agreement', 'gap', 'agreement', 'gap']);
    expect(rows?.[1]).toMatchObject({ from: '2025-01-01', until: '2025-04-01' });
    expect(rows?.[3]).toMatchObject({ from: '2026-04-01', until: today });
  });

  it('shows none from one day to the next, nor up to one that is to come', () => {
    const rows = chainOf([agreement('2026-01-01', '2026-06-30'), agreement('2026-07-01', '2026-12-31')], today)?.rows;
    expect(rows?.map((row) => row.kind)).toEqual(['agreement', 'agreement']);
    expect(chainOf([agreement('2026-01-01', '2026-06-30')], today)?.rows).toHaveLength(1);
  });

  it('marks the days that two have in common, also where one lies within the other', () => {
    const long = agreement('2025-01-01', '2027-12-31');
    const inside = agreement('2026-01-01', '2026-01-14');
    const next = agreement('2027-12-18', '2028-12-31');
    const rows = chainOf([next, inside, long], today)?.rows;
    expect(rows).toMatchObject([
      { contract: long, overlap: null },
      { contract: inside, overlap: { with: long, days: 14 } },
      { contract: next, overlap: { with: long, days: 14 } },
    ]);
  });

  it('is none without periods', () => {
    expect(chainOf([agreement(null, '2026-01-01')], today)).toBeNull();
  });

  it('names few enough years, however many there are', () => {
    expect(chainOf([agreement('1990-06-01', '2030-12-31')], today)?.years).toHaveLength(8);
  });
});
