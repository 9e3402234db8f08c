import { hasBit, slotsOf } from './bits.ts';
import { type Column, type Columns, integers, Rows } from './columns.ts';
import { type Mask, Masks, together } from './masks.ts';
import { type Compare, Order } from './order.ts';
import { Texts } from './texts.ts';
import { type CompareTexts, compareValues, inDanish, sortedPlaces, type Value } from './values.ts';

export type SortField<R> = {
  /** What rows are sorted by; null comes last in both directions. */
  value: (row: R) => Value;
  /** How texts compare, where it is not in Danish order. */
  compare?: CompareTexts;
  /** Among rows of one value the smallest comes first in both directions; then, and without it, the smallest id. */
  first?: (row: R) => number;
};

export type LiveTableOptions<R, F extends string> = {
  columns: Columns<R>;
  fields: Record<F, SortField<R>>;
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

const FEW = 100;
const FILTERS_KEPT = 48;
const SEARCHES_KEPT = 8;

type Slots = Uint32Array<ArrayBuffer>;

/** Rows in memory that are filtered, searched, sorted and counted, and may change one at a time. */
export class LiveTable<R extends { readonly id: number }, F extends string> {
  readonly #fields: Record<F, SortField<R>>;
  readonly #rows: Rows<R>;
  readonly #slots = new Map<number, number>();
  readonly #free: number[] = [];
  readonly #texts = new Texts();
  readonly #orders = new Map<string, Order>();
  readonly #masks = new Masks(FILTERS_KEPT);
  // Apart: there is no end of searches, and filters are asked for again and again.
  readonly #searches = new Masks(SEARCHES_KEPT);
  #slotCount = 0;

  constructor({ columns, fields }: LiveTableOptions<R, F>) {
    this.#rows = new Rows(columns);
    this.#fields = fields;
  }

  get size(): number {
    return this.#slots.size;
  }

  /** The row with an id. It is to be read before the next change. */
  get(id: number): R | undefined {
    const slot = this.#slots.get(id);
    return slot === undefined ? undefined : this.#rows.at(slot);
  }

  *rows(): Generator<R> {
    for (const slot of this.#slots.values()) yield this.#rows.at(slot);
  }

  /** A column of another table, whose rows each belong to one here, which must stay for as long as they do. */
  owners(): Column<R> {
    const slots = integers<number>();
    const at = (slot: number) => this.#rows.at(slot);
    return {
      set: (slot, { id }) => slots.set(slot, this.#slots.get(id) as number),
      get() {
        return at(slots.get.call(this));
      },
    };
  }

  /** Puts a row in, in the place of the one with its id. `searched` is what a search looks through. */
  set(row: R, searched: string): void {
    const { id } = row;
    this.delete(id);
    const slot = this.#free.pop() ?? this.#slotCount++;
    this.#slots.set(id, slot);
    this.#rows.put(slot, row);
    this.#texts.set(slot, searched.toLowerCase());
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
    this.#free.push(slot);
  }

  /** One page of the rows that hold, and how many there are in all. */
  find({ filters, search, sort, before, count }: Question<R, F>): { rows: R[]; total: number } {
    const order = this.#orderBy(sort.field, sort.dir);
    const mask = this.#held(filters, search.trim().toLowerCase());
    const slots = mask ? pageOf(order, mask, { before, count }) : order.slots.subarray(before, before + count);
    return { rows: Array.from(slots, (slot) => this.#rows.at(slot)), total: mask ? mask.count : order.slots.length };
  }

  /** Puts the rows in an order, so that whoever asks for it first need not wait. */
  prepare(field: F, dir: 'asc' | 'desc'): void {
    this.#orderBy(field, dir);
  }

  /** Null where every row holds. */
  #held(filters: readonly Filter<R>[], search: string): Mask | null {
    const masks = filters.map(({ key, holds }) =>
      this.#masks.of(key, () => ({ holds: (slot) => holds(this.#rows.at(slot)) })),
    );
    if (search !== '') masks.push(this.#searches.of(search, () => this.#texts.lookFor(search)));
    return together(masks);
  }

  #orderBy(field: F, dir: 'asc' | 'desc'): Order {
    const name = `${field} ${dir}`;
    const order = this.#orders.get(name) ?? this.#newOrder(field, dir);
    this.#orders.set(name, order);
    return order;
  }

  #newOrder(field: F, dir: 'asc' | 'desc'): Order {
    const { value, compare = inDanish, first } = this.#fields[field];
    const sort = (slots: Slots, of: (row: R) => Value, to: 'asc' | 'desc'): Slots => {
      const values = Array.from(slots, (slot) => of(this.#rows.at(slot)));
      return sortedPlaces(values, compare, to).map((place) => slots[place] as number);
    };
    const byId = Uint32Array.from(Float64Array.from(this.#slots.keys()).sort(), (id) => this.#slots.get(id) as number);
    return new Order(sort(first ? sort(byId, first, 'asc') : byId, value, dir), this.#compare(field, dir));
  }

  /** Ties by id, so that paging never shows a row twice. */
  #compare(field: F, dir: 'asc' | 'desc'): Compare {
    const { value, compare = inDanish, first = () => 0 } = this.#fields[field];
    return (one, other) => {
      const [row, next] = [this.#rows.at(one), this.#rows.at(other)];
      return compareValues(value(row), value(next), compare, dir) || first(row) - first(next) || row.id - next.id;
    };
  }
}

type Slice = { before: number; count: number };

/** The slots of a page among those that hold. So few are faster put in order than looked for in the order of all. */
const pageOf = (order: Order, mask: Mask, slice: Slice): number[] => {
  if (mask.count > FEW) return lookForPage(order.slots, mask, slice);
  return order.sort(slotsOf(mask.bits)).slice(slice.before, slice.before + slice.count);
};

/** The same, looked for from the end that it is nearer to. */
const lookForPage = (slots: Uint32Array, { bits, count: total }: Mask, { before, count }: Slice): number[] => {
  const wanted = Math.min(count, total - before);
  if (wanted <= 0) return [];
  const fromEnd = before > total / 2;
  let toSkip = fromEnd ? total - before - wanted : before;
  const found: number[] = [];
  for (let at = 0; found.length < wanted; at += 1) {
    const slot = slots[fromEnd ? slots.length - 1 - at : at] as number;
    if (!hasBit(bits, slot)) continue;
    if (toSkip > 0) toSkip -= 1;
    else found.push(slot);
  }
  return fromEnd ? found.reverse() : found;
};
