import type { GrantRow } from '@sponsorat/api';
import { expect, it } from 'vitest';
import { byYear, sumOf } from './recipient.rules.ts';

const row = (State: GrantRow['State'], Quantity: number, Value: number | null) => ({ State, Quantity, Value });

it('sums what was given and handed out to the øre, not what was wished for, declined or given back', () => {
  const rows = [
    row('Tildelt', 1, 0.1),
    row('Udleveret', 2, 0.2),
    row('Ønsket', 4, 400),
    row('Afvist', 4, 400),
    row('Returneret', 4, 400),
  ];
  expect(sumOf(rows)).toEqual({ tickets: 3, value: 0.3, withoutValue: 0 });
});

it('says how many tickets have no value, and no sum where none has one', () => {
  expect(sumOf([row('Udleveret', 2, null), row('Tildelt', 1, 650)])).toEqual({
    tickets: 3,
    value: 650,
    withoutValue: 2,
  });
  expect(sumOf([row('Udleveret', 2, null)]).value).toBeNull();
  expect(sumOf([])).toEqual({ tickets: 0, value: null, withoutValue: 0 });
});

it('stands by year, the order kept', () => {
  const grantOn = (day: string) => ({ ...row('Tildelt', 1, 1), Date: day }) as GrantRow;
  const years = byYear([grantOn('2027-01-01'), grantOn('2026-12-31'), grantOn('2026-01-01')]);
  expect(years.map(([year, rows]) => [year, rows.length])).toEqual([
    ['2027', 1],
    ['2026', 2],
  ]);
});
