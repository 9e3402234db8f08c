import { foldLetters } from '@sponsorat/api';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldedName, SimilarNames } from './names.rules.ts';

/** The pieces of three letters that two names share, of all that either has, counted the slow way. */
const similarity = (one: string, other: string): number => {
  const [a, b] = [one, other].map((name) => {
    const words = foldLetters(name)
      .replaceAll('&', ' og ')
      .split(/[^a-zæøå0-9]+/);
    return new Set(
      words
        .filter(Boolean)
        .flatMap((word) => Array.from({ length: word.length + 1 }, (_, at) => `  ${word} `.slice(at, at + 3))),
    );
  }) as [Set<string>, Set<string>];
  const both = [...a].filter((piece) => b.has(piece)).length;
  return both === 0 ? 0 : both / (a.size + b.size - both);
};

describe('a name', () => {
  it.each([
    ['Ålborg  Boldklub', 'aalborg boldklub'],
    ['Bold & Leg', 'BOLD OG LEG'],
    ['Skjern-I.F.', 'Skjern IF'],
  ])('%s is %s', (one, other) => expect(foldedName(one)).toBe(foldedName(other)));

  it('says what kind of club it is', () => {
    expect(foldedName('Skjern BK')).not.toBe(foldedName('Skjern IF'));
    expect(new SimilarNames(['Skjern BK']).find('Skjern IF', 0.6)).toEqual([]);
  });

  it('is most like what it was mistyped of', () => {
    const areas = ['Sjælland', 'Fyn', 'Nordjylland', 'Midtjylland', 'Sydjylland'];
    expect(new SimilarNames(areas).find('Nordjyland', 0.2)).toEqual([2, 4, 3]);
    expect(new SimilarNames([]).find('x', 0.4)).toEqual([]);
  });

  it('is found among many where it is alike, and nowhere else', () => {
    const name = fc.array(fc.constantFrom('skjern', 'bold', 'klub', 'if', 'æble', 'aa'), {
      minLength: 1,
      maxLength: 3,
    });
    fc.assert(
      fc.property(
        fc.array(name, { maxLength: 20 }),
        name,
        fc.double({ min: 0.1, max: 1, noNaN: true }),
        (names, sought, least) => {
          const known = names.map((words) => words.join(' '));
          const similar = new SimilarNames(known);
          const expected = known.flatMap((other, at) => (similarity(sought.join(' '), other) >= least ? [at] : []));
          expect(similar.find(sought.join(' '), least).toSorted((a, b) => a - b)).toEqual(expected);
          expect(similar.find(sought.join(' '), least)).toHaveLength(expected.length);
        },
      ),
    );
  });
});
