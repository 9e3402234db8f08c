/**
 * A name as it is compared: without case, spaces and punctuation, with å for aa and og for &. What kind of club it is
 * stays: "Skjern BK" and "Skjern IF" are two.
 */
export const foldedName = (name: string): string =>
  name
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('&', 'og')
    .replaceAll('aa', 'å')
    .replaceAll(/[^\p{L}\p{N}]/gu, '');

/** A heading, or a name that refers to a record: whatever its case and spaces. */
export const foldedCase = (text: string): string => text.normalize('NFC').trim().replaceAll(/\s+/g, ' ').toLowerCase();

/** The pieces of three letters of a name's words, each word with two spaces before and one after it. */
const trigramsOf = (name: string): Set<string> => {
  const trigrams = new Set<string>();
  const words = name
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('&', ' og ')
    .replaceAll('aa', 'å')
    .split(/[^\p{L}\p{N}]+/u);
  for (const word of words) {
    if (!word) continue;
    const padded = `  ${word} `;
    for (let at = 0; at + 3 <= padded.length; at += 1) trigrams.add(padded.slice(at, at + 3));
  }
  return trigrams;
};

const shared = (one: ReadonlySet<string>, other: ReadonlySet<string>): number => {
  let count = 0;
  for (const trigram of one) if (other.has(trigram)) count += 1;
  return count;
};

/** How alike two names are, from 0 to 1: the trigrams that both have, of all that either has. */
export const similarity = (one: string, other: string): number => {
  const [a, b] = [trigramsOf(one), trigramsOf(other)];
  const both = shared(a, b);
  return both === 0 ? 0 : both / (a.size + b.size - both);
};

const NEAREST = 3;

/** The names that are most like one, for whoever mistyped it. */
export const nearestNames = (name: string, known: readonly string[]): string[] =>
  known
    .map((other) => ({ other, alike: similarity(name, other) }))
    .toSorted((one, two) => two.alike - one.alike || one.other.localeCompare(two.other, 'da'))
    .slice(0, NEAREST)
    .map(({ other }) => other);

/** Finds what is called alike among many, by the trigrams that they share. */
export class SimilarNames {
  readonly #sizes: number[];
  readonly #byTrigram = new Map<string, number[]>();
  readonly #shared: Uint16Array;
  constructor(names: readonly string[]) {
    this.#sizes = names.map((name, at) => {
      const trigrams = trigramsOf(name);
      for (const trigram of trigrams) {
        const places = this.#byTrigram.get(trigram);
        if (places) places.push(at);
        else this.#byTrigram.set(trigram, [at]);
      }
      return trigrams.size;
    });
    this.#shared = new Uint16Array(names.length);
  }

  /** The places of the names that are at least so alike, the most alike first. */
  find(name: string, least: number): number[] {
    const trigrams = trigramsOf(name);
    const touched: number[] = [];
    for (const trigram of trigrams)
      for (const at of this.#byTrigram.get(trigram) ?? []) {
        if (this.#shared[at] === 0) touched.push(at);
        this.#shared[at] = (this.#shared[at] ?? 0) + 1;
      }
    const found = touched.flatMap((at) => {
      const both = this.#shared[at] ?? 0;
      const alike = both / (trigrams.size + (this.#sizes[at] ?? 0) - both);
      return alike >= least ? [{ at, alike }] : [];
    });
    for (const at of touched) this.#shared[at] = 0;
    return found.sort((one, other) => other.alike - one.alike || one.at - other.at).map(({ at }) => at);
  }
}
