import { expect, it } from 'vitest';
import { figuresIn, fillableIn, isShownFigure, regulateAmount, shownOf, widestOf } from './budget.rules.ts';

const figures = { budget: 100, bound: 80.1, awaiting: 0.1, drafts: 0.2, renewals: 30, paid: 0, owed: 0, free: 19.9 };

it('what is under way is what waits and what is drafted, to the øre', () => {
  expect(shownOf(figures).underWay).toBe(0.3);
});

it('what would be free if all is renewed may be less than nothing, and is unknown without a budget', () => {
  expect(shownOf(figures).freeIfRenewed).toBe(-10.4);
  expect(shownOf({ ...figures, bound: 105.55, free: -5.55 }).freeIfRenewed).toBe(-35.85);
  expect(shownOf({ ...figures, budget: null, free: null }).freeIfRenewed).toBeNull();
});

it('what is shown as one figure is what its agreements stand behind', () => {
  expect(figuresIn('freeIfRenewed')).toEqual(['awaiting', 'drafts', 'renewals']);
  expect(figuresIn('paid')).toEqual(['paid']);
  expect(['underWay', 'owed', 'free', 'toString', undefined].map(isShownFigure)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});

it('bars are as wide as the area that spends most of its budget, up to twice', () => {
  const over = { ...figures, bound: 130, awaiting: 0, drafts: 0, renewals: 20 };
  expect(widestOf([figures, over, { ...over, budget: null }, { ...over, budget: 0 }])).toBe(1.5);
  expect(widestOf([{ ...figures, bound: 10, renewals: 0 }])).toBe(1);
  expect(widestOf([{ ...figures, bound: 900 }])).toBe(2);
});

it.each([
  [100_000, 2, 102_000],
  [99_999, 2.5, 102_499],
  [50_000, -100, 0],
  [1_234, 0, 1_234],
])('%i regulated by %d percent is %i', (amount, percent, expected) => {
  expect(regulateAmount(amount, percent)).toBe(expected);
});

it('is filled where there is no budget and there was one the year before, also one of nothing', () => {
  const row = (areaId: number | null, budget: number | null) => ({
    ...figures,
    areaId,
    budget,
    area: 'Fyn',
    id: null,
    note: null,
    version: null,
  });
  const of = (year: number, rows: ReturnType<typeof row>[]) => ({
    year,
    rows,
    total: figures,
    committed: [],
    mismatched: [],
  });
  const budgets = [
    of(2026, [row(1, 10), row(2, 20), row(3, null), row(null, 0)]),
    of(2027, [row(1, null), row(2, 0), row(3, null), row(null, null)]),
  ];
  expect(fillableIn(budgets, 2027)).toEqual([
    { areaId: 1, last: 10 },
    { areaId: null, last: 0 },
  ]);
  expect(fillableIn(budgets, 2026)).toEqual([]);
});
