import { describe, expect, it } from 'vitest';
import { Ranking, rankIn } from './ranking.rules.ts';

const best = (limit: number, ...ranked: [number | null, string][]) => {
  const ranking = new Ranking<string>(limit);
  for (const [place, item] of ranked) ranking.add(place, item);
  return ranking.best();
};

describe('how well a text answers what is sought', () => {
  it('is best for a whole line, then for the beginning of a word, then for any other place', () => {
    const whole = rankIn('ærø boldklub\n12345678', '12345678');
    const word = rankIn('ærø boldklub', 'bold');
    const anywhere = rankIn('ærø boldklub', 'klub');
    expect([whole, word, anywhere]).toEqual([whole, word, anywhere].toSorted());
    expect(new Set([whole, word, anywhere]).size).toBe(3);
    expect(rankIn('ærø boldklub', 'fodbold')).toBeNull();
  });

  it('is of the best of several places', () => {
    expect(rankIn('boldklubben klub', 'klub')).toBe(rankIn('klub a', 'klub'));
    expect(rankIn('boldklub\nklub', 'klub')).toBe(rankIn('klub', 'klub'));
  });

  it('knows a word by letters of any language, and by digits', () => {
    expect(rankIn('søhøj', 'høj')).toBe(rankIn('boldklub', 'klub'));
    expect(rankIn('b1903', '1903')).toBe(rankIn('boldklub', 'klub'));
    for (const text of ['if-høj', '(høj)', 'a/høj', '"høj"', 'x.høj'])
      expect(rankIn(text, 'høj')).toBe(rankIn('a høj', 'høj'));
  });

  it('is of the part alone', () => {
    expect(rankIn('fodbold\nærø\nbold', 'bold', { from: 8, to: 12 })).toBeNull();
    expect(rankIn('fodbold\nærø\nbold', 'bold', { from: 8 })).toBe(0);
  });

  it('is a little less for what counts less, and never a whole value', () => {
    const part = { lessFrom: 'skagen if\n'.length };
    expect(rankIn('skagen if\nskagen', 'skagen', part)).toBe(rankIn('skagen if', 'skagen'));
    const [town, name] = [rankIn('agger if\nskagen', 'skagen', { lessFrom: 9 }), rankIn('skagen if', 'skagen')];
    expect(town).toBeGreaterThan(name ?? Number.NaN);
    expect(town).toBeLessThan(rankIn('nyskagen', 'skagen') ?? Number.NaN);
  });
});

describe('a ranking', () => {
  it('takes the best first and those that are alike as they came, and counts the rest', () => {
    const ranked: [number | null, string][] = [
      [4, 'd'],
      [2, 'b'],
      [null, 'x'],
      [2, 'c'],
      [0, 'a'],
      [4, 'e'],
    ];
    expect(best(3, ...ranked)).toEqual({ items: ['a', 'b', 'c'], more: 2 });
    expect(best(10, ...ranked)).toEqual({ items: ['a', 'b', 'c', 'd', 'e'], more: 0 });
    expect(best(3)).toEqual({ items: [], more: 0 });
  });

  it('puts those that are alike in an order of their own', () => {
    const ranking = new Ranking<string>(2, (one, other) => one > other);
    for (const item of ['2024', '2026', '2023', '2025']) ranking.add(2, item);
    expect(ranking.best()).toEqual({ items: ['2026', '2025'], more: 2 });
  });
});
