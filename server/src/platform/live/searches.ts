import { compact } from './compact.ts';

const KEPT = 12;

/** A text as it is searched: in small letters, and small. */
export const searchText = (text: string): string => compact(text.toLowerCase());

/**
 * Which texts hold what was searched for. The last searches are remembered and kept right, so that the second page of
 * one costs nothing.
 */
export class Searches {
  readonly #texts: string[] = [];
  readonly #found = new Map<string, Uint8Array>();

  /** `text` as `searchText` makes it. */
  set(slot: number, text: string): void {
    this.#texts[slot] = text;
    for (const [sought, found] of this.#found)
      if (slot < found.length) found[slot] = Number(text.includes(sought));
      else this.#found.delete(sought);
  }

  /** One for every slot whose text holds it anywhere, whatever the case. Not to be written to. */
  find(sought: string): Uint8Array {
    const lower = sought.toLowerCase();
    const found = this.#found.get(lower) ?? this.#look(lower);
    // The one asked for last is forgotten last.
    this.#found.delete(lower);
    this.#found.set(lower, found);
    const [oldest] = this.#found.keys();
    if (this.#found.size > KEPT && oldest !== undefined) this.#found.delete(oldest);
    return found;
  }

  #look(lower: string): Uint8Array {
    const found = new Uint8Array(this.#texts.length);
    for (let slot = 0; slot < found.length; slot += 1)
      found[slot] = Number((this.#texts[slot] as string).includes(lower));
    return found;
  }
}
