import { compact } from './compact.ts';
import { type Mask, Masks, together } from './masks.ts';
import { type Compare, Order } from './order.ts';
import { Texts } from './texts.ts';
import { type CompareTexts, compareValues, inDanish, sortedPlaces, type Value } from './values.ts';

export type SortField<R> = {
  /** What rows are sorted by; null comes last in both directions. */
  value: (row: R) => Value;
  /** How texts compare, where it is not in Danish order. */
  compare?: CompareTexts;
};

export type LiveTableOptions<R, F extends string> = {
  id: (row: R) => number;
  fields: Record<F, SortField<R>>;
  /** What a search looks through, as `searchText` makes it. */
  searched: (row: R) => string;
};

/** A question to every row. One key always stands for the same question. */
export type Filter<R> = { key: string; holds: (row: R) => boolean };

export type Question<R, F extends string> = {
  /** Each must hold. */
  filters: readonly Filter<R>[];
  search: string;
  sort: { field: F; dir: 'asc' | 'desc' };
  /** How many rows come before the page, and how many it holds. */
  before: number;
  count: number;
};

const FILTERS_KEPT = 48;
const SEARCHES_KEPT = 8;

/** A text as it is searched: in small letters, and small. */
export const searchText = (text: string): string => compact(text.toLowerCase());

/** Rows in memory that are filtered, searched, sorted and counted, and may change one at a time. */
export class LiveTable<R, F extends string> {
  readonly #options: LiveTableOptions<R, F>;
  readonly #slots = new Map<number, number>();
  readonly #rows: (R | undefined)[] = [];
  readonly #texts = new Texts();
  readonly #free: number[] = [];
  readonly #orders = new Map<string, Order>();
  readonly #masks = new Masks(FILTERS_KEPT);
  // Apart: there is no end of searches, and filters are asked for again and again.
  readonly #searches = new Masks(SEARCHES_KEPT);

  constructor(options: LiveTableOptions<R, F>) {
    this.#options = options;
  }

  get size(): number {
    return this.#slots.size;
  }

  get(id: number): R | undefined {
    const slot = this.#slots.get(id);
    return slot === undefined ? undefined : this.#rows[slot];
  }

  *rows(): Generator<R> {
    for (const slot of this.#slots.values()) yield this.#row(slot);
  }

  /** Puts a row in, in the place of the one with its id. */
  set(row: R): void {
    const id = this.#options.id(row);
    this.delete(id);
    const slot = this.#free.pop() ?? this.#rows.length;
    this.#slots.set(id, slot);
    this.#rows[slot] = row;
    this.#texts.set(slot, this.#options.searched(row));
    this.#masks.put(slot);
    this.#searches.put(slot);
    for (const order of this.#orders.values()) order.insert(slot);
  }

  delete(id: number): void {
    const slot = this.#slots.get(id);
    if (slot === undefined) return;
    for (const order of this.#orders.values()) order.remove(slot);
    this.#masks.remove(slot);
    this.#searches.remove(slot);
    this.#slots.delete(id);
    this.#rows[slot] = undefined;
    this.#free.push(slot);
  }

  /** One page of the rows that hold, and how many there are in all. */
  find({ filters, search, sort, before, count }: Question<R, F>): { rows: R[]; total: number } {
    const { slots } = this.#orderBy(sort.field, sort.dir);
    const mask = this.#held(filters, search.trim().toLowerCase());
    const found = mask ? heldOnPage(slots, mask, { before, count }) : slots.subarray(before, before + count);
    return { rows: Array.from(found, (slot) => this.#row(slot)), total: mask ? mask.count : slots.length };
  }

  /** Puts the rows in an order, so that whoever asks for it first need not wait. */
  prepare(field: F, dir: 'asc' | 'desc'): void {
    this.#orderBy(field, dir);
  }

  #row(slot: number): R {
    return this.#rows[slot] as R;
  }

  /** Null where every row holds. */
  #held(filters: readonly Filter<R>[], search: string): Mask | null {
    const masks = filters.map(({ key, holds }) => this.#masks.of(key, (slot) => holds(this.#row(slot))));
    if (search !== '') masks.push(this.#searches.of(search, this.#texts.lookFor(search)));
    return together(masks);
  }

  #orderBy(field: F, dir: 'asc' | 'desc'): Order {
    const name = `${field} ${dir}`;
    const order = this.#orders.get(name) ?? this.#newOrder(field, dir);
    this.#orders.set(name, order);
    return order;
  }

  #newOrder(field: F, dir: 'asc' | 'desc'): Order {
    const { value, compare = inDanish } = this.#options.fields[field];
    const byId = Float64Array.from(this.#slots.keys()).sort();
    const slots = Uint32Array.from(byId, (id) => this.#slots.get(id) as number);
    const values = Array.from(slots, (slot) => value(this.#row(slot)));
    const sorted = sortedPlaces(values, compare, dir).map((place) => slots[place] as number);
    return new Order(sorted, this.#compare(field, dir));
  }

  /** Ties by id, so that paging never shows a row twice. */
  #compare(field: F, dir: 'asc' | 'desc'): Compare {
    const { value, compare = inDanish } = this.#options.fields[field];
    const { id } = this.#options;
    return (one, other) => {
      const [row, next] = [this.#row(one), this.#row(other)];
      return compareValues(value(row), value(next), compare, dir) || id(row) - id(next);
    };
  }
}

/** The slots of a page among those that hold, looked for from the end that it is nearer to. */
const heldOnPage = (
  slots: Uint32Array,
  { bits, count: total }: Mask,
  { before, count }: { before: number; count: number },
): number[] => {
  const wanted = Math.min(count, total - before);
  if (wanted <= 0) return [];
  const fromEnd = before > total / 2;
  let toSkip = fromEnd ? total - before - wanted : before;
  const found: number[] = [];
  for (let at = 0; found.length < wanted; at += 1) {
    const slot = slots[fromEnd ? slots.length - 1 - at : at] as number;
    if (bits[slot] !== 1) continue;
    if (toSkip > 0) toSkip -= 1;
    else found.push(slot);
  }
  return fromEnd ? found.reverse() : found;
};
