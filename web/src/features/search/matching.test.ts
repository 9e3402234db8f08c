import { describe, expect, it } from 'vitest';
import { hasWords, matching, splitCommand } from './matching.ts';

const titlesOf = (typed: string, ...titles: string[]) =>
  matching(
    titles.map((title) => ({ title })),
    typed,
  ).map(({ title }) => title);

describe('pages and actions', () => {
  it('come in the order of the search: just that, the beginning of a word, any other place', () => {
    const titles = ['Produktkategorier', 'Alle kategorier', 'Kategorier'];
    expect(titlesOf('kategorier', ...titles)).toEqual(['Kategorier', 'Alle kategorier', 'Produktkategorier']);
  });

  it('are found whatever the case, with æ, ø and å, and as they stood where they are alike', () => {
    expect(titlesOf(' OMR', 'Område', 'Områder', 'Overblik')).toEqual(['Område', 'Områder']);
    expect(titlesOf('rå', 'Områder')).toEqual(['Områder']);
    expect(titlesOf('omraad', 'Områder')).toEqual(['Områder']);
    expect(titlesOf('registrer', 'Registrér udnyttelse')).toEqual(['Registrér udnyttelse']);
    expect(titlesOf('omro', 'Områder')).toEqual([]);
    expect(titlesOf('', 'b', 'a')).toEqual(['b', 'a']);
  });
});

describe('what is to be done, and for whom', () => {
  const words = ['Opret', 'simpel', 'aftale', 'for', 'Registrér', 'udnyttelse'];

  it('is told apart by the words of the actions', () => {
    expect(splitCommand('Simpel Vejle', words)).toEqual({ words: ['simpel'], rest: 'vejle' });
    expect(splitCommand('opret sim aftale for vejle for', words)).toEqual({
      words: ['opret', 'sim', 'aftale', 'for'],
      rest: 'vejle for',
    });
    expect(splitCommand('giv billet limf', ['Giv', 'billetter', 'for'])).toEqual({
      words: ['giv', 'billet'],
      rest: 'limf',
    });
    expect(splitCommand('udnyttelse', words)).toEqual({ words: ['udnyttelse'], rest: '' });
  });

  it('is nothing where the first word is of none, or too short to tell', () => {
    expect(splitCommand('vejle opret', words)).toEqual({ words: [], rest: 'vejle opret' });
    expect(splitCommand('op vejle', words)).toEqual({ words: [], rest: 'op vejle' });
    expect(splitCommand('ny vejle', ['Ny', 'opgave'])).toEqual({ words: ['ny'], rest: 'vejle' });
    expect(splitCommand('for vejle', words)).toEqual({ words: ['for'], rest: 'vejle' });
  });

  it('takes the actions whose names have all of the words', () => {
    expect(hasWords('Opret simpel aftale for Vejle', ['opret', 'sim'])).toBe(true);
    expect(hasWords('Opret aftale for Vejle', ['opret', 'sim'])).toBe(false);
  });
});
