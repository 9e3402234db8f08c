import { describe, expect, it } from 'vitest';
import { firstMatches } from './firstMatches.ts';

const many = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ value: index + 1, label: `Område ${index + 1}` }));
const labels = (count: number, search: string) =>
  firstMatches({ options: many(count), search }).map((option) => 'label' in option && option.label);

describe('the options of a list', () => {
  it('are all shown while they are few', () => {
    expect(labels(100, '')).toHaveLength(100);
    expect(labels(100, '').at(-1)).toBe('Område 100');
  });

  it('are the first hundred of many, and how many there are besides, which cannot be chosen', () => {
    const shown = firstMatches({ options: many(10_000), search: '' });
    expect(shown).toHaveLength(101);
    expect(shown.at(-1)).toMatchObject({ label: '9.900 flere. Skriv for at finde dem.', disabled: true });
  });

  it('are found among all by what is typed, whatever its case', () => {
    expect(labels(10_000, ' OMRÅDE 9876 ')).toEqual(['Område 9876']);
    expect(labels(10_000, 'findes ikke')).toEqual([]);
  });

  it('stand under their groups, the hundred counted over all of them', () => {
    const options = [
      { group: 'Klubber', items: many(99) },
      { group: 'Aftaler', items: many(30) },
    ];
    const shown = firstMatches({ options, search: '' });
    expect(shown.map((one) => ('items' in one ? one.items.length : one.label))).toEqual([
      99,
      1,
      '29 flere. Skriv for at finde dem.',
    ]);
    const matches = firstMatches({ options: [...options, { group: 'Ingen', items: [] }], search: 'område 99' });
    expect(matches).toEqual([{ group: 'Klubber', items: [{ value: 99, label: 'Område 99' }] }]);
  });
});
