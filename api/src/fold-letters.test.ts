import { describe, expect, it } from 'vitest';
import { foldLetters, foundPieces } from './fold-letters.ts';

describe('a text as searches compare it', () => {
  it.each([
    ['Østerå', 'oesteraa'],
    ['Registrér', 'registrer'],
    ['ÆRØ', 'aeroe'],
    ['Aabenraa', 'aabenraa'],
    ['A\u030arhus', 'aarhus'],
    ['Malmö Gränd', 'malmoe graend'],
    ['Straße Łódź', 'strasse lodz'],
    ['İstanbul', 'istanbul'],
    ['100%_😀', '100%_😀'],
  ])('%s is %s', (text, plain) => {
    expect(foldLetters(text)).toBe(plain);
  });
});

describe('what a search has found is marked as it is written', () => {
  it.each([
    ['Østerå Boldklub', 'oester', ['Øster']],
    ['Østerå', 'øSTER', ['Øster']],
    ['Registrér udnyttelse', 'registrer', ['Registrér']],
    ['A\u030arhus', 'aar', ['A\u030ar']],
    ['Østerå', 'a', ['å']],
    ['Bo og BO', ' bo ', ['Bo', 'BO']],
    ['😀 Ærø', 'ærø', ['Ærø']],
    ['Ærø', 'fyn', []],
    ['Ærø', ' ', []],
  ])('in %s by %s', (text, search, pieces) => {
    expect(foundPieces(text, search)).toEqual(pieces);
  });
});
