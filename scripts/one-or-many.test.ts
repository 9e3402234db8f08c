import { globSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';

/*
 * "1 rate", but "2 rater": every text of the app that takes something is said of one and of two. The word that follows
 * the number must then differ, or be one of those that Danish does not bend. Which parameter is the count is not known
 * here, so that each of them is tried with everything that a text may be given.
 */

const root = pathToFileURL(fileURLToPath(new URL('..', import.meta.url)));
const files = globSync('{api,server,web}/src/**/{*texts,messages,formats,since}.ts', { cwd: root });

/** Words that are the same for one and for many: of verbs and their like, between words, and of measures. */
const UNBENT = new Set([
  'beder',
  'blev',
  'bruges',
  'brugt',
  'ejes',
  'er',
  'forfaldt',
  'fri',
  'fylder',
  'får',
  'givet',
  'gemte',
  'handler',
  'har',
  'kan',
  'ligger',
  'betalt',
  'mangler',
  'må',
  'opdateret',
  'oprettet',
  'siger',
  'spurgte',
  'tilbage',
  'uploadet',
  'valgt',
  'ville',
  'af',
  'efter',
  'den',
  'denne',
  'Det',
  'for',
  'fra',
  'i',
  'med',
  'og',
  'om',
  'pr',
  'som',
  'til',
  'x',
  'KB',
  'forbehold',
  'tal',
  'kr',
  'pixels',
  'slags',
  'tegn',
  'trin',
]);

type TextFunction = (...given: unknown[]) => unknown;

/** Something each of whose fields is the same. */
const all = (value: unknown) => new Proxy({}, { get: (_, key) => (typeof key === 'string' ? value : undefined) });
// No letters: what is given is then never taken for a word of the text.
const [ONE, TWO] = [['#'], ['#', '#']];
const CANDIDATES = [1, 2, '#', ONE, TWO, all(1), all(2), [all(ONE)], [all(TWO)], null];

// What a text is asked with that takes a kind of record, and so nothing else.
const KIND = 'note';

/** Every way of giving a text as much as it takes. */
const ways = (parameters: number, candidates: readonly unknown[]): unknown[][] =>
  parameters === 0
    ? [[]]
    : ways(parameters - 1, candidates).flatMap((given) => candidates.map((candidate) => [...given, candidate]));

const stringsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return /\b(?:null|undefined|NaN|object)\b/.test(value) ? [] : [value];
  if (typeof value === 'function') return saidBy(value as TextFunction);
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
};

const saidBy = (text: TextFunction, candidates: readonly unknown[] = CANDIDATES): string[] => {
  const said = ways(text.length, candidates).flatMap((given) => {
    try {
      return stringsIn(text(...given));
    } catch {
      // Not what this text takes.
      return [];
    }
  });
  return said.length === 0 && candidates === CANDIDATES ? saidBy(text, [...CANDIDATES, KIND]) : said;
};

/** The words that follow a number in any of the texts. */
const wordsAfter = (number: number, said: readonly string[]): string[] => {
  const after = new RegExp(String.raw`(?<![\p{L}\d.,-])${number}\s([\p{L}-]+)`, 'gu');
  return said.flatMap((text) => [...text.matchAll(after)].map(([, word]) => String(word)));
};

const textsIn = (value: unknown, name: string): [name: string, text: TextFunction][] => {
  if (typeof value === 'function') return value.length > 0 ? [[name, value as TextFunction]] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, `${name} ${key}`));
};

describe('one against many', async () => {
  const modules = await Promise.all(files.map((file): unknown => import(/* @vite-ignore */ new URL(file, root).href)));
  const texts = modules.flatMap((module, at) => textsIn(module, String(files[at])));

  it('is asked of hundreds of texts', () => {
    expect(texts.length).toBeGreaterThan(300);
  });

  it.each(texts)('%s', (_name, text) => {
    const said = saidBy(text);
    const many = new Set(wordsAfter(2, said));
    expect(said).not.toEqual([]);
    expect(wordsAfter(1, said).filter((word) => many.has(word) && !UNBENT.has(word))).toEqual([]);
  });
});
