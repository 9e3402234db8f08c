import { TypedFastBitSet as BitSet } from 'typedfastbitset';
import { type Search, soughtIn, TextIndex } from './text-index.ts';

type Value = string | number | null;
type Direction = 'asc' | 'desc';

/** What rows are sorted by. */
export type Fields<R, F extends string> = Record<F, (row: R) => Value>;
/** Questions to every row, each of which must say yes. One name always stands for the same question. */
export type Filters<R> = Readonly<Record<string, (row: R) => boolean>>;
export type Question<R, F extends string> = {
  filters: Filters<R>;
  search?: Search;
  sort: { field: F; dir: Direction };
  /** How many rows come before the page, and how many it holds. */
  before: number;
  count: number;
};

const danish = new Intl.Collator('da-DK').compare;
/** Danish order, with æ, ø and å last; texts that it takes for equal are told apart by their characters. */
export const inDanish = (one: string, other: string): number =>
  danish(one, other) || Number(one > other) - Number(one < other);

const compareValues = (one: Value, other: Value, dir: Direction): number => {
  if (one === other) return 0;
  // Null comes last in both directions.
  if (one === null || other === null) return one === null ? 1 : -1;
  const order = typeof one === 'string' ? inDanish(one, String(other)) : one - Number(other);
  return dir === 'asc' ? order : -order;
};

type Row = { readonly id: number | string };
const byId = (one: Row, other: Row): number => Number(one.id > other.id) - Number(one.id < other.id);

/** What so many filters let through is remembered until a row changes. */
const MOST_FILTERS = 200;

/** The slots of all rows, sorted. */
type Order<R> = { slots: number[]; compare: (one: R, other: R) => number };

/** Plain rows in memory, each in a slot: a sorted array for each order that was asked for, and an index of their texts. */
export class SortedTable<R extends Row, F extends string> {
  readonly #fields: Fields<R, F>;
  readonly #rows: (R | undefined)[] = [];
  readonly #slots = new Map<R['id'], number>();
  readonly #texts = new TextIndex();
  readonly #orders = new Map<string, Order<R>>();
  readonly #filtered = new Map<string, BitSet>();

  constructor(fields: Fields<R, F>) {
    this.#fields = fields;
  }

  get size(): number {
    return this.#slots.size;
  }

  get(id: R['id']): R | undefined {
    return this.#rows[this.#slots.get(id) ?? -1];
  }

  rows(): R[] {
    return this.#rows.filter((row) => row !== undefined);
  }

  /** Adds a row whose id is not there; `text`, in small letters, is what a search reads. */
  add(row: R, text: string): void {
    const slot = this.#texts.add(text);
    this.#rows[slot] = row;
    this.#slots.set(row.id, slot);
    this.#filtered.clear();
    for (const order of this.#orders.values()) order.slots.splice(this.#placeOf(row, order), 0, slot);
  }

  remove(id: R['id']): void {
    const slot = this.#slots.get(id) ?? -1;
    const row = this.#rows[slot];
    if (!row) return;
    for (const order of this.#orders.values()) order.slots.splice(this.#placeOf(row, order), 1);
    this.#rows[slot] = undefined;
    this.#slots.delete(id);
    this.#filtered.clear();
    this.#texts.remove(slot);
  }

  /** Forgets the sorted arrays: after many changes it is faster to sort anew than to change them. */
  forgetOrders(): void {
    this.#orders.clear();
  }

  /** One page of the rows that all filters let through, and how many they are. */
  page({ filters, search, sort, before, count }: Question<R, F>): { rows: R[]; total: number } {
    const { slots } = this.sort(sort.field, sort.dir);
    const matches = this.#find(filters, soughtIn(search));
    const rowsIn = (page: number[]) => page.flatMap((slot) => this.#rows[slot] ?? []);
    if (!matches) return { rows: rowsIn(slots.slice(before, before + count)), total: slots.length };
    const total = matches.size();
    const page: number[] = [];
    let toSkip = before;
    for (let at = 0; at < slots.length && page.length < Math.min(count, total - before); at += 1) {
      const slot = slots[at] ?? 0;
      if (!matches.has(slot)) continue;
      if (toSkip > 0) toSkip -= 1;
      else page.push(slot);
    }
    return { rows: rowsIn(page), total };
  }

  /** Hands over each row that filters and search let through, in order, with the text that a search reads. */
  visit(
    { filters, search, sort }: Pick<Question<R, F>, 'filters' | 'search' | 'sort'>,
    take: (row: R, text: string) => void,
  ) {
    const matches = this.#find(filters, soughtIn(search));
    if (matches?.isEmpty()) return;
    for (const slot of this.sort(sort.field, sort.dir).slots) {
      const row = matches && !matches.has(slot) ? undefined : this.#rows[slot];
      if (row) take(row, this.#texts.get(slot));
    }
  }

  /** How many of the rows that filters and search let through each of further filters would let through. */
  counts<N extends string>(
    { filters, search }: Pick<Question<R, F>, 'filters' | 'search'>,
    further: Record<N, Filters<R>>,
  ): Record<N, number> {
    const matches = this.#find(filters, soughtIn(search));
    const countOf = (more: Filters<R>): number => {
      const narrow = this.#find(more, '');
      if (matches && narrow) return matches.intersection_size(narrow);
      return (matches ?? narrow)?.size() ?? this.#slots.size;
    };
    return Object.fromEntries(
      Object.entries<Filters<R>>(further).map(([name, more]) => [name, countOf(more)]),
    ) as Record<N, number>;
  }

  /** Sorts the rows, unless they are. Ties go by id, so that paging never shows a row twice. */
  sort(field: F, dir: Direction): Order<R> {
    const value = this.#fields[field];
    const known = this.#orders.get(`${field} ${dir}`);
    if (known) return known;
    const compare = (one: R, other: R) => compareValues(value(one), value(other), dir) || byId(one, other);
    const order = { slots: this.#sortedSlots(value, dir), compare };
    this.#orders.set(`${field} ${dir}`, order);
    return order;
  }

  /** The rows that are asked for; null stands for all. */
  #find(filters: Filters<R>, sought: string): BitSet | null {
    const sets = Object.entries(filters).map(([name, isWanted]) => this.#filter(name, isWanted));
    if (sets.length === 0 && !sought) return null;
    const matches = sets[0]?.clone() ?? new BitSet();
    if (sets.length === 0) matches.addRange(0, this.#rows.length);
    for (const set of sets.slice(1)) matches.intersection(set);
    if (sought) this.#texts.search(sought, matches);
    return matches;
  }

  #filter(name: string, isWanted: (row: R) => boolean): BitSet {
    const known = this.#filtered.get(name);
    if (known) return known;
    const matches = new BitSet();
    for (const [slot, row] of this.#rows.entries()) if (row && isWanted(row)) matches.add(slot);
    if (this.#filtered.size === MOST_FILTERS) this.#filtered.clear();
    this.#filtered.set(name, matches);
    return matches;
  }

  /** Distinct values are compared once; the rows, which are taken by id, are then sorted by numbers. */
  #sortedSlots(value: (row: R) => Value, dir: Direction): number[] {
    const rows = this.rows().sort(byId);
    const distinct = [...new Set(rows.map(value))].sort((one, other) => compareValues(one, other, dir));
    const ranks = new Map(distinct.map((each, rank) => [each, rank]));
    const keys = Float64Array.from(rows, (row, at) => (ranks.get(value(row)) ?? 0) * rows.length + at).sort();
    return Array.from(keys, (key) => this.#slots.get(rows[key % rows.length]?.id ?? -1) ?? 0);
  }

  /** Where a row is in an order, or would be. */
  #placeOf(row: R, { slots, compare }: Order<R>): number {
    let [low, high] = [0, slots.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      const there = this.#rows[slots[middle] ?? -1];
      if (there && compare(there, row) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
