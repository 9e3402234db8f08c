import { type Compare, Order } from './order.ts';
import { Searches } from './searches.ts';
import { type CompareTexts, compareValues, sortedPlaces, type Value } from './values.ts';

export type SortField<R> = {
  /** What rows are sorted by; null comes last in both directions. */
  value: (row: R) => Value;
  /** How texts compare, where it is not in Danish order. */
  compare?: CompareTexts;
};

export type LiveTableOptions<R, F extends string, N extends string> = {
  id: (row: R) => number;
  fields: Record<F, SortField<R>>;
  /** Whole numbers that rows are filtered by. */
  facets: Record<N, (row: R) => number>;
  /** What a search looks through, as `searchText` makes it. */
  searched: (row: R) => string;
};

export type FacetTest<N extends string> = { facet: N; holds: 'all' | ((value: number) => boolean) };

/** The test for one value of a facet; none where none is asked for. */
export const facetIs = <const N extends string>(facet: N, wanted: number | undefined): FacetTest<N>[] =>
  wanted === undefined ? [] : [{ facet, holds: (value) => value === wanted }];

export type Question<F extends string, N extends string> = {
  /** Each must hold. */
  where: readonly FacetTest<N>[];
  search: string;
  sort: { field: F; dir: 'asc' | 'desc' };
  /** How many rows come before the page, and how many it holds. */
  before: number;
  count: number;
};

const FIRST_SIZE = 1024;
const danish = new Intl.Collator('da-DK');

/** Rows in memory that are filtered, searched, sorted and counted in one pass, and may change one at a time. */
export class LiveTable<R, F extends string, N extends string> {
  readonly #options: LiveTableOptions<R, F, N>;
  readonly #slots = new Map<number, number>();
  readonly #rows: (R | undefined)[] = [];
  readonly #free: number[] = [];
  readonly #orders = new Map<string, Order>();
  readonly #searches = new Searches();
  readonly #facets: [name: N, values: Int32Array<ArrayBuffer>][];

  constructor(options: LiveTableOptions<R, F, N>) {
    this.#options = options;
    this.#facets = (Object.keys(options.facets) as N[]).map((name) => [name, new Int32Array(FIRST_SIZE)]);
  }

  get size(): number {
    return this.#slots.size;
  }

  get(id: number): R | undefined {
    const slot = this.#slots.get(id);
    return slot === undefined ? undefined : this.#rows[slot];
  }

  *rows(): Generator<R> {
    for (const slot of this.#slots.values()) yield this.#rows[slot] as R;
  }

  /** Puts a row in, in the place of the one with its id. */
  set(row: R): void {
    const id = this.#options.id(row);
    this.delete(id);
    const slot = this.#free.pop() ?? this.#rows.length;
    this.#slots.set(id, slot);
    this.#rows[slot] = row;
    this.#searches.set(slot, this.#options.searched(row));
    for (const facet of this.#facets) {
      if (slot >= facet[1].length) facet[1] = grown(facet[1]);
      facet[1][slot] = this.#options.facets[facet[0]](row);
    }
    for (const order of this.#orders.values()) order.insert(slot);
  }

  delete(id: number): void {
    const slot = this.#slots.get(id);
    if (slot === undefined) return;
    for (const order of this.#orders.values()) order.remove(slot);
    this.#slots.delete(id);
    this.#rows[slot] = undefined;
    this.#free.push(slot);
  }

  /** One page of the rows that hold, and how many there are in all. */
  find({ where, search, sort, before, count }: Question<F, N>): { rows: R[]; total: number } {
    const { slots } = this.#orderBy(sort.field, sort.dir);
    const held = this.#held(where, search.trim());
    if (!held) return { rows: this.#rowsOf(slots.subarray(before, before + count)), total: slots.length };
    const found: number[] = [];
    let total = 0;
    for (const slot of slots) {
      if (held[slot] === 0) continue;
      if (total >= before && found.length < count) found.push(slot);
      total += 1;
    }
    return { rows: this.#rowsOf(found), total };
  }

  /** Puts the rows in an order, so that whoever asks for it first need not wait. */
  prepare(field: F, dir: 'asc' | 'desc'): void {
    this.#orderBy(field, dir);
  }

  #rowsOf(slots: Iterable<number>): R[] {
    return Array.from(slots, (slot) => this.#rows[slot] as R);
  }

  /** One for every slot whose row holds; null where every row does. */
  #held(where: Question<F, N>['where'], search: string): Uint8Array | null {
    const tests = where.filter(({ holds }) => holds !== 'all');
    if (tests.length === 0 && search === '') return null;
    const held = search === '' ? new Uint8Array(this.#rows.length).fill(1) : this.#searches.find(search).slice();
    for (const { facet, holds } of where) {
      if (holds === 'all') continue;
      const values = this.#facets.find(([name]) => name === facet)?.[1] as Int32Array;
      for (let slot = 0; slot < held.length; slot += 1)
        if (held[slot] === 1 && !holds(values[slot] as number)) held[slot] = 0;
    }
    return held;
  }

  #orderBy(field: F, dir: 'asc' | 'desc'): Order {
    const name = `${field} ${dir}`;
    const order = this.#orders.get(name) ?? this.#newOrder(field, dir);
    this.#orders.set(name, order);
    return order;
  }

  #newOrder(field: F, dir: 'asc' | 'desc'): Order {
    const { value, compare = danish.compare } = this.#options.fields[field];
    const byId = Float64Array.from(this.#slots.keys()).sort();
    const slots = Uint32Array.from(byId, (id) => this.#slots.get(id) as number);
    const values = Array.from(slots, (slot) => value(this.#rows[slot] as R));
    const sorted = sortedPlaces(values, compare, dir).map((place) => slots[place] as number);
    return new Order(sorted, this.#compare(field, dir));
  }

  /** Ties by id, so that paging never shows a row twice. */
  #compare(field: F, dir: 'asc' | 'desc'): Compare {
    const { value, compare = danish.compare } = this.#options.fields[field];
    const { id } = this.#options;
    return (one, other) => {
      const [row, next] = [this.#rows[one] as R, this.#rows[other] as R];
      return compareValues(value(row), value(next), compare, dir) || id(row) - id(next);
    };
  }
}

const grown = (values: Int32Array<ArrayBuffer>): Int32Array<ArrayBuffer> => {
  const larger = new Int32Array(values.length * 2);
  larger.set(values);
  return larger;
};
