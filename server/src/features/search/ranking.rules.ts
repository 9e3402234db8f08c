import { MOST_COUNTED } from '@sponsorat/api';

/** A part of a text, else all of it, and where in it begins what counts less than the rest of it. */
type Part = { from?: number; to?: number; lessFrom?: number };

const [EXACT, BEGINS_WORD, ANYWHERE] = [0, 1, 2];
const CLASSES = 3;
const isWordCharacter = (character: string | undefined): boolean =>
  character !== undefined && /[\p{L}\p{N}]/u.test(character);

/**
 * How well a part of a folded text, of a line for each value, answers what is sought: the lower, the better.
 * A whole value comes before the beginning of a word, and that before any other place. Null where it is not there.
 */
export const rankIn = (
  text: string,
  sought: string,
  { from = 0, to = text.length, lessFrom = to }: Part = {},
): number | null => {
  let best: number | null = null;
  for (let at = text.indexOf(sought, from); at >= 0 && at < to; at = text.indexOf(sought, at + 1)) {
    const isLess = at >= lessFrom;
    const [before, after] = [text[at - 1], text[at + sought.length]];
    const isWhole = !isLess && (before === undefined || before === '\n') && (after === undefined || after === '\n');
    if (isWhole) return EXACT;
    const place = isWordCharacter(before) ? ANYWHERE : BEGINS_WORD;
    const rank = 2 * place + Number(isLess);
    if (best === null || rank < best) best = rank;
  }
  return best;
};

/** The better of two ranks, null where neither was found. */
export const better = (one: number | null, other: number | null): number | null =>
  one === null || other === null ? (one ?? other) : Math.min(one, other);

/** The best of what was found, and how much there is besides. What is alike stays in the order in which it came. */
export class Ranking<T> {
  readonly #limit: number;
  readonly #isBefore: (one: T, other: T) => boolean;
  readonly #byRank: T[][] = Array.from({ length: 2 * CLASSES }, () => []);
  #total = 0;

  /** `isBefore` says of two that are alike which comes first, where that is not the one that came first. */
  constructor(limit: number, isBefore: (one: T, other: T) => boolean = () => false) {
    this.#limit = limit;
    this.#isBefore = isBefore;
  }

  add(rank: number | null, item: T): void {
    if (rank === null) return;
    this.#total += 1;
    const alike = this.#byRank[rank] ?? [];
    let at = alike.length;
    while (at > 0 && this.#isBefore(item, alike[at - 1] as T)) at -= 1;
    if (at === this.#limit) return;
    alike.splice(at, 0, item);
    if (alike.length > this.#limit) alike.pop();
  }

  /** The best, and how many there are besides, as far as these are counted. */
  best(): { items: T[]; more: number } {
    const { items, more } = this.ranked();
    return { items: items.map(({ item }) => item), more };
  }

  /** The best of them, each with its rank. */
  ranked(): { items: { rank: number; item: T }[]; more: number } {
    const items = this.#byRank.flatMap((alike, rank) => alike.map((item) => ({ rank, item }))).slice(0, this.#limit);
    return { items, more: Math.min(this.#total - items.length, MOST_COUNTED) };
  }
}
