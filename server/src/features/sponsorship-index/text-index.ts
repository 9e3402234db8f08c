import { foldLetters } from '@sponsorat/api';
import { TypedFastBitSet as BitSet } from 'typedfastbitset';

/** So many columns hold what people write; what comes after them shares one, so that memory has a bound. */
const MOST_COLUMNS = 4_096;
const SHARED = -1;

/** A letter, or two that follow each other, as a number. */
const lettersAt = (text: string, at: number, count: number): number =>
  text.charCodeAt(at) + (count === 2 ? (text.charCodeAt(at + 1) + 1) * 0x10000 : 0);

/** What somebody looks for, as they wrote it. */
export type Search = string | null | undefined;
/** A search as texts are compared with it; empty where nothing is sought. */
export const soughtIn = (search: Search): string => foldLetters(search?.trim() ?? '');

/** Texts that are searched for any part of them. A column has a bit for each text that holds its one or two letters. */
export class TextIndex {
  readonly #texts: (string | undefined)[] = [];
  readonly #free: number[] = [];
  readonly #columns = new Map<number, BitSet>();

  /** Adds a text, and says in which slot it is. */
  add(text: string): number {
    const slot = this.#free.pop() ?? this.#texts.length;
    this.#texts[slot] = text;
    for (const column of this.#columnsIn(text)) {
      const slots = this.#columns.get(column) ?? new BitSet();
      this.#columns.set(column, slots);
      slots.add(slot);
    }
    return slot;
  }

  get(slot: number): string {
    return this.#texts[slot] ?? '';
  }

  remove(slot: number): void {
    for (const column of this.#columnsIn(this.#texts[slot] ?? '')) this.#columns.get(column)?.remove(slot);
    this.#texts[slot] = undefined;
    this.#free.push(slot);
  }

  /** Those slots of a set whose texts hold what is sought, one letter or more. Few texts need be read for that. */
  search(sought: string, among: BitSet): BitSet {
    const matches = among.clone();
    const count = Math.min(sought.length, 2);
    const columns = new Set<number>();
    for (let at = 0; at + count <= sought.length; at += 1) columns.add(this.#columnOf(lettersAt(sought, at, count)));
    for (const column of columns) matches.intersection(this.#columns.get(column) ?? new BitSet());
    if (sought.length > 2 || columns.has(SHARED))
      matches.forEach((slot) => {
        if (!this.#texts[slot]?.includes(sought)) matches.remove(slot);
      });
    return matches;
  }

  #columnsIn(text: string): Set<number> {
    const columns = new Set<number>();
    for (let at = 0; at < text.length; at += 1) {
      columns.add(this.#columnOf(lettersAt(text, at, 1)));
      if (at > 0) columns.add(this.#columnOf(lettersAt(text, at - 1, 2)));
    }
    return columns;
  }

  /** A column of their own for letters that have one or may still get one. */
  #columnOf(letters: number): number {
    return this.#columns.has(letters) || this.#columns.size < MOST_COLUMNS ? letters : SHARED;
  }
}
