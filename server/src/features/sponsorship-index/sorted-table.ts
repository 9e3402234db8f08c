import { TextIndex } from './text-index.ts';

type Value = string | number | null;
type Direction = 'asc' | 'desc';

/** A plain object with what a list shows; `slot` is the table's own. */
export type Row = { readonly id: number; slot: number };
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

type Order<R> = { rows: R[]; compare: (one: R, other: R) => number };

/** Rows in memory: sorted arrays of them, one for each order that was asked for, and an index of their texts. */
export class SortedTable<R extends Row, F extends string> {
  readonly #fields: Fields<R, F>;
  readonly #rows = new Map<number, R>();
  readonly #texts = new TextIndex();
  readonly #orders = new Map<string, Order<R>>();

  constructor(fields: Fields<R, F>) {
    this.#fields = fields;
  }

  get(id: number): R | undefined {
    return this.#rows.get(id);
  }

  rows(): Iterable<R> {
    return this.#rows.values();
  }

  /** Adds a row whose id is not there; `text` is what a search reads. */
  add(row: R, text: string): void {
    row.slot = this.#texts.add(text.toLowerCase());
    this.#rows.set(row.id, row);
    for (const order of this.#orders.values()) order.rows.splice(placeOf(row, order), 0, row);
  }

  remove(row: R): void {
    for (const order of this.#orders.values()) order.rows.splice(placeOf(row, order), 1);
    this.#rows.delete(row.id);
    this.#texts.remove(row.slot);
  }

  /** Forgets the sorted arrays: after many changes it is faster to sort anew than to change them. */
  forgetOrders(): void {
    this.#orders.clear();
  }

  /** One page of the rows that all filters let through, and how many they are. */
  page({ filters, search, sort, before, count }: Question<R, F>): { rows: R[]; total: number } {
    const sorted = this.sorted(sort.field, sort.dir);
    const sought = search?.trim().toLowerCase();
    const isFound = sought ? this.#texts.search(sought) : null;
    const asked = isFound ? [(row: R) => isFound(row.slot), ...filters] : filters;
    if (asked.length === 0) return { rows: sorted.slice(before, before + count), total: sorted.length };
    const rows: R[] = [];
    let total = 0;
    for (const row of sorted) {
      if (!asked.every((isWanted) => isWanted(row))) continue;
      if (total >= before && rows.length < count) rows.push(row);
      total += 1;
    }
    return { rows, total };
  }

  /** All rows in an order, ties by id, so that paging never shows a row twice. */
  sorted(field: F, dir: Direction): readonly R[] {
    const name = `${field} ${dir}`;
    const value = this.#fields[field];
    const order = this.#orders.get(name) ?? {
      rows: sortedBy([...this.#rows.values()], value, dir),
      compare: (one: R, other: R) => compareValues(value(one), value(other), dir) || one.id - other.id,
    };
    this.#orders.set(name, order);
    return order.rows;
  }
}

/** Where a row is in an order, or would be. */
const placeOf = <R>(row: R, { rows, compare }: Order<R>): number => {
  let [low, high] = [0, rows.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (compare(rows[middle] as R, row) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
};

/** Sorts many rows. Their distinct values are compared once, so that the rows themselves are sorted by numbers. */
const sortedBy = <R extends Row>(rows: R[], value: (row: R) => Value, dir: Direction): R[] => {
  const distinct = [...new Set(rows.map(value))].sort((one, other) => compareValues(one, other, dir));
  const ranks = new Map(distinct.map((each, rank) => [each, rank]));
  const keyed = rows.map((row) => ({ row, rank: ranks.get(value(row)) ?? 0 }));
  return keyed.sort((one, other) => one.rank - other.rank || one.row.id - other.row.id).map(({ row }) => row);
};
