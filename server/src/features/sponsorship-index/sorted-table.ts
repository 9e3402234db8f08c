import { TextIndex } from './text-index.ts';

type Value = string | number | null;
type Direction = 'asc' | 'desc';

/** What rows are sorted by. */
export type Fields<R, F extends string> = Record<F, (row: R) => Value>;
/** A question to every row. */
export type Filter<R> = (row: R) => boolean;
export type Question<R, F extends string> = {
  /** Each must say yes. */
  filters: readonly Filter<R>[];
  search?: string | null | undefined;
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

/** The slots of all rows, sorted. */
type Order<R> = { slots: number[]; compare: (one: R, other: R) => number };

/** Plain rows in memory, each in a slot: a sorted array for each order that was asked for, and an index of their texts. */
export class SortedTable<R extends { readonly id: number }, F extends string> {
  readonly #fields: Fields<R, F>;
  readonly #rows: (R | undefined)[] = [];
  readonly #slots = new Map<number, number>();
  readonly #texts = new TextIndex();
  readonly #orders = new Map<string, Order<R>>();

  constructor(fields: Fields<R, F>) {
    this.#fields = fields;
  }

  get(id: number): R | undefined {
    return this.#rows[this.#slots.get(id) ?? -1];
  }

  rows(): R[] {
    return this.#rows.filter((row) => row !== undefined);
  }

  /** Adds a row whose id is not there; `text` is what a search reads. */
  add(row: R, text: string): void {
    const slot = this.#texts.add(text.toLowerCase());
    this.#rows[slot] = row;
    this.#slots.set(row.id, slot);
    for (const order of this.#orders.values()) order.slots.splice(this.#placeOf(row, order), 0, slot);
  }

  remove(id: number): void {
    const slot = this.#slots.get(id) ?? -1;
    const row = this.#rows[slot];
    if (!row) return;
    for (const order of this.#orders.values()) order.slots.splice(this.#placeOf(row, order), 1);
    this.#rows[slot] = undefined;
    this.#slots.delete(id);
    this.#texts.remove(slot);
  }

  /** Forgets the sorted arrays: after many changes it is faster to sort anew than to change them. */
  forgetOrders(): void {
    this.#orders.clear();
  }

  /** One page of the rows that all filters let through, and how many they are. */
  page({ filters, search, sort, before, count }: Question<R, F>): { rows: R[]; total: number } {
    const { slots } = this.sort(sort.field, sort.dir);
    const sought = search?.trim().toLowerCase() ?? '';
    const rowsIn = (chosen: number[]) => chosen.flatMap((slot) => this.#rows[slot] ?? []);
    if (filters.length === 0 && !sought)
      return { rows: rowsIn(slots.slice(before, before + count)), total: slots.length };
    const { found, total } = this.#find(filters, sought);
    const chosen: number[] = [];
    let toSkip = before;
    for (let at = 0; at < slots.length && chosen.length < Math.min(count, total - before); at += 1) {
      const slot = slots[at] ?? 0;
      if (found[slot] !== 1) continue;
      if (toSkip > 0) toSkip -= 1;
      else chosen.push(slot);
    }
    return { rows: rowsIn(chosen), total };
  }

  /** Sorts the rows, unless they are. Ties go by id, so that paging never shows a row twice. */
  sort(field: F, dir: Direction): Order<R> {
    const value = this.#fields[field];
    const known = this.#orders.get(`${field} ${dir}`);
    if (known) return known;
    const compare = (one: R, other: R) => compareValues(value(one), value(other), dir) || one.id - other.id;
    const order = { slots: this.#sortedSlots(value, dir), compare };
    this.#orders.set(`${field} ${dir}`, order);
    return order;
  }

  /** A pass over the rows as they are in memory, which is faster than in any order. */
  #find(filters: readonly Filter<R>[], sought: string): { found: Uint8Array; total: number } {
    const rows = this.#rows;
    const isFound = sought ? this.#texts.search(sought) : null;
    const [first = () => true, ...others] = filters;
    const found = new Uint8Array(rows.length);
    let total = 0;
    for (let slot = 0; slot < found.length; slot += 1) {
      if (isFound && !isFound(slot)) continue;
      const row = rows[slot];
      if (row === undefined || !first(row) || !others.every((isWanted) => isWanted(row))) continue;
      found[slot] = 1;
      total += 1;
    }
    return { found, total };
  }

  /** Distinct values are compared once; then the rows, which are taken by id, are counted into their places. */
  #sortedSlots(value: (row: R) => Value, dir: Direction): number[] {
    const rows = this.rows().sort((one, other) => one.id - other.id);
    const distinct = [...new Set(rows.map(value))].sort((one, other) => compareValues(one, other, dir));
    const ranks = new Map(distinct.map((each, rank) => [each, rank]));
    const places = new Uint32Array(distinct.length + 1);
    const rankOf = (row: R) => ranks.get(value(row)) ?? 0;
    const count = (rank: number) => {
      const place = places[rank] ?? 0;
      places[rank] = place + 1;
      return place;
    };
    for (const row of rows) count(rankOf(row) + 1);
    for (let rank = 1; rank < places.length; rank += 1) places[rank] = (places[rank] ?? 0) + (places[rank - 1] ?? 0);
    const slots = new Array<number>(rows.length).fill(0);
    for (const row of rows) slots[count(rankOf(row))] = this.#slots.get(row.id) ?? 0;
    return slots;
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
