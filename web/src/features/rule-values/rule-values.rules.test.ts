import type { Rule } from '@sponsorat/api';
import { describe, expect, it } from 'vitest';
import { groupsOf, lacksYear, nextValue, valueOn, yearsToSet } from './rule-values.rules.ts';

const value = (id: number, validFrom: string) => ({
  id,
  validFrom,
  value: id,
  note: null,
  by: 'Anna',
  at: '2026-01-01T10:00:00Z',
});
const rule = (group: string, ...values: Rule['values']): Rule => ({
  key: 'tasks.windowDays',
  group,
  label: 'Udløb',
  sentence: '',
  help: '',
  unit: 'dage',
  type: 'integer',
  min: 1,
  max: 90,
  source: '',
  sourceUrl: null,
  default: 14,
  values,
});
const set = rule(
  'Opgaver',
  value(3, '2027-01-01'),
  value(4, '2026-12-01'),
  value(2, '2026-06-01'),
  value(1, '2026-01-01'),
);

describe('the value of a rule', () => {
  it('is that of the latest day that has come, the day itself included', () => {
    expect(valueOn(set, '2026-05-31')?.id).toBe(1);
    expect(valueOn(set, '2026-06-01')?.id).toBe(2);
    expect(valueOn(set, '2030-01-01')?.id).toBe(3);
  });

  it('is the default before the first', () => {
    expect(valueOn(set, '2025-12-31')).toBeUndefined();
    expect(valueOn(rule('Opgaver'), '2026-01-01')).toBeUndefined();
  });

  it('is followed by the next that is set, not by the last', () => {
    expect(nextValue(set, '2026-06-01')?.id).toBe(4);
    expect(nextValue(set, '2026-12-01')?.id).toBe(3);
    expect(nextValue(set, '2027-01-01')).toBeUndefined();
  });
});

it('puts rules under their headings in the order in which they come', () => {
  const groups = groupsOf([rule('Opgaver'), rule('Gaver'), rule('Opgaver')]);
  expect(groups.map(({ group, rules }) => `${group} ${rules.length}`)).toEqual(['Opgaver 2', 'Gaver 1']);
});

describe('a rule of years', () => {
  const set = (validFrom: string, figure: number | null) => ({ ...value(1, validFrom), value: figure });
  const ofEachYear = { isOfEachYear: true, values: [set('2025-01-01', 10)] };
  const announced = { isAnnounced: true, values: [set('2027-01-01', null), set('2025-01-01', 1400)] };

  it('lacks the year that nobody has said its own value of', () => {
    expect([2024, 2025, 2026].map((year) => lacksYear(ofEachYear, year))).toEqual([true, false, true]);
    expect([2024, 2025, 2026, 2027, 2028].map((year) => lacksYear(announced, year))).toEqual([
      true,
      false,
      false,
      true,
      true,
    ]);
    expect(lacksYear({ values: [] }, 2026)).toBe(false);
  });

  it('is set for the next year, this one and five before', () => {
    expect(yearsToSet('2026-11-27')).toEqual([2027, 2026, 2025, 2024, 2023, 2022, 2021]);
  });
});
