import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldedName, nearestNames, SimilarNames, similarity } from './names.rules.ts';

describe('a name', () => {
  it.each([
    ['Ålborg  Boldklub', 'aalborg boldklub'],
    ['Bold & Leg', 'BOLD OG LEG'],
    ['Skjern-I.F.', 'Skjern IF'],
  ])('%s is %s', (one, other) => expect(foldedName(one)).toBe(foldedName(other)));

  it('says what kind of club it is', () => {
    expect(foldedName('Skjern BK')).not.toBe(foldedName('Skjern IF'));
    expect(similarity('Skjern BK', 'Skjern IF')).toBeLessThan(0.6);
  });

  it('that was mistyped is near to three others', () => {
    const areas = ['Sjælland', 'Fyn', 'Nordjylland', 'Midtjylland', 'Sydjylland'];
    expect(nearestNames('Nordjyland', areas)[0]).toBe('Nordjylland');
    expect(nearestNames('Nordjyland', areas)).toHaveLength(3);
    expect(nearestNames('x', [])).toEqual([]);
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
