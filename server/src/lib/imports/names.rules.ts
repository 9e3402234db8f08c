import { foldLetters } from '@sponsorat/api';

/**
 * A name as it is compared: folded as a search folds it, without spaces and punctuation, with og for &. What kind of club
 * it is stays: "Skjern BK" and "Skjern IF" are two.
 */
export const foldedName = (name: string): string =>
  foldLetters(name)
    .replaceAll('&', 'og')
    .replaceAll(/[^\p{L}\p{N}]/gu, '');

/** A heading, or a name that refers to a record: whatever its case and spaces. */
export const foldCase = (text: string): string => text.normalize('NFC').trim().replaceAll(/\s+/g, ' ').toLowerCase();

/** The pieces of three letters of a name's words, each word with two spaces before and one after it. */
const trigramsOf = (name: string): Set<string> => {
  const trigrams = new Set<string>();
  const words = foldLetters(name)
    .replaceAll('&', ' og ')
    .split(/[^\p{L}\p{N}]+/u);
  for (const word of words) {
    if (!word) continue;
    const padded = `  ${word} `;
    for (let at = 0; at + 3 <= padded.length; at += 1) trigrams.add(padded.slice(at, at + 3));
  }
  return trigrams;
};

const ROUNDING = 1e-9;

type Index = { sizes: number[]; byTrigram: Map<string, number[]>; shared: Uint16Array };

const indexOf = (names: readonly string[]): Index => {
  const byTrigram = new Map<string, number[]>();
  const sizes = names.map((name, at) => {
    const trigrams = trigramsOf(name);
    for (const trigram of trigrams) {
      const places = byTrigram.get(trigram);
      if (places) places.push(at);
      else byTrigram.set(trigram, [at]);
    }
    return trigrams.size;
  });
  return { sizes, byTrigram, shared: new Uint16Array(names.length) };
};

/** Finds what is called alike among many, by the trigrams that they share. */
export class SimilarNames {
  readonly #names: readonly string[];
  // Made when a name is first sought: a row that is decided alone mostly has its records already.
  #made: Index | undefined;
  constructor(names: readonly string[]) {
    this.#names = names;
  }

  /** The places of the names that are at least so alike, the most alike first. */
  find(name: string, least: number): number[] {
    const matches: { at: number; alike: number }[] = [];
    this.#compare(name, least, (at, alike) => {
      if (alike >= least) matches.push({ at, alike });
    });
    return matches.sort((one, other) => other.alike - one.alike || one.at - other.at).map(({ at }) => at);
  }

  /**
   * Tells of each name that may be at least so alike how alike it is. Such a name shares so many trigrams that one of the
   * rarest is among them: of the common ones, which thousands of clubs have, only names found by then are counted.
   */
  #compare(name: string, least: number, tell: (at: number, alike: number) => void): void {
    this.#made ??= indexOf(this.#names);
    const { sizes, byTrigram, shared } = this.#made;
    const trigrams = trigramsOf(name);
    const places = [...trigrams].map((trigram) => byTrigram.get(trigram) ?? []);
    places.sort((one, other) => one.length - other.length);
    const rare = places.length - Math.max(Math.ceil(least * trigrams.size - ROUNDING), 1) + 1;
    const matches: number[] = [];
    for (const [index, sharing] of places.entries())
      for (const at of sharing) {
        const count = shared[at] ?? 0;
        if (count === 0 && index >= rare) continue;
        if (count === 0) matches.push(at);
        shared[at] = count + 1;
      }
    for (const at of matches) {
      const both = shared[at] ?? 0;
      shared[at] = 0;
      tell(at, both / (trigrams.size + (sizes[at] ?? 0) - both));
    }
  }
}
