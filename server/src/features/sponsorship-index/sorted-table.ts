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

/** After more changes at once than these it is faster to sort anew than to change what is sorted. */
const FEW_CHANGES = 200;

/** What so many filters and searches let through, those asked for last, is remembered until a row changes. */
const MOST_FILTERS = 200;

/** The slots of all rows, sorted. */
type Order<R> = { slots: number[]; compare: (one: R, other: R) => number };

/**
 * Plain rows of sponsorships in memory, each in a slot: a sorted array for each order that was asked for, and an index of
 * their texts.
 */
export class SortedTable<R, F extends string> {
  readonly #fields: Fields<R, F>;
  readonly #compareTies: (one: R, other: R) => number;
  readonly #rows: (R | undefined)[] = [];
  /** The slot of each sponsorship's last row, and behind each row's slot that of the one before it. */
  readonly #lastOf = new Map<number, number>();
  readonly #before: (number | undefined)[] = [];
  readonly #taken = new BitSet();
  readonly #texts = new TextIndex();
  readonly #orders = new Map<string, Order<R>>();
  readonly #filtered = new Map<string, BitSet>();

  /** `compareTies` says which of two that are alike comes first, so that paging never shows a row twice. */
  constructor(fields: Fields<R, F>, compareTies: (one: R, other: R) => number) {
    this.#fields = fields;
    this.#compareTies = compareTies;
  }

  get size(): number {
    return this.#taken.size();
  }

  /** The row that was added last of a sponsorship. */
  get(sponsorshipId: number): R | undefined {
    return this.#rows[this.#lastOf.get(sponsorshipId) ?? -1];
  }

  rows(): R[] {
    return this.#rows.filter((row) => row !== undefined);
  }

  /** Adds a row of a sponsorship; `text`, in small letters, is what a search reads. */
  add(sponsorshipId: number, row: R, text: string): void {
    const slot = this.#texts.add(text);
    this.#rows[slot] = row;
    this.#before[slot] = this.#lastOf.get(sponsorshipId);
    this.#lastOf.set(sponsorshipId, slot);
    this.#taken.add(slot);
    this.#filtered.clear();
    for (const order of this.#orders.values()) order.slots.splice(this.#placeOf(row, order), 0, slot);
  }

  /** Removes all rows of some sponsorships. */
  remove(sponsorshipIds: readonly number[]): void {
    if (sponsorshipIds.length > FEW_CHANGES) this.#orders.clear();
    for (const id of sponsorshipIds) this.#removeAllOf(id);
  }

  #removeAllOf(sponsorshipId: number): void {
    for (let slot = this.#lastOf.get(sponsorshipId); slot !== undefined; slot = this.#before[slot]) {
      const row = this.#rows[slot] as R;
      for (const order of this.#orders.values()) order.slots.splice(this.#placeOf(row, order), 1);
      this.#rows[slot] = undefined;
      this.#taken.remove(slot);
      this.#filtered.clear();
      this.#texts.remove(slot);
    }
    this.#lastOf.delete(sponsorshipId);
  }

  /** One page of the rows that all filters let through, and how many they are. */
  page({ filters, search, sort, before, count }: Question<R, F>): { rows: R[]; total: number } {
    const matches = this.#find(filters, search);
    const total = matches.size();
    const length = Math.min(count, total - before);
    const rows: R[] = [];
    let toSkip = before;
    for (const slot of length > 0 ? this.sort(sort.field, sort.dir) : []) {
      if (!matches.has(slot)) continue;
      if (toSkip > 0) toSkip -= 1;
      else rows.push(this.#rows[slot] as R);
      if (rows.length === length) break;
    }
    return { rows, total };
  }

  /** Hands over each row that filters and search let through, in order, with the text that a search reads. */
  visit(
    { filters, search, sort }: Pick<Question<R, F>, 'filters' | 'search' | 'sort'>,
    take: (row: R, text: string) => void,
  ) {
    const matches = this.#find(filters, search);
    if (matches.isEmpty()) return;
    for (const slot of this.sort(sort.field, sort.dir))
      if (matches.has(slot)) take(this.#rows[slot] as R, this.#texts.get(slot));
  }

  /** How many rows all filters let through. */
  count({ filters, search }: Pick<Question<R, F>, 'filters' | 'search'>): number {
    return this.#find(filters, search).size();
  }

  /** How many of the rows that filters and search let through each of further filters would let through. */
  counts<N extends string>(
    { filters, search }: Pick<Question<R, F>, 'filters' | 'search'>,
    further: Record<N, Filters<R>>,
  ): Record<N, number> {
    const matches = this.#find(filters, search);
    return Object.fromEntries(
      Object.entries<Filters<R>>(further).map(([name, more]) => [name, matches.intersection_size(this.#find(more))]),
    ) as Record<N, number>;
  }

  /** The slots of all rows in an order. */
  sort(field: F, dir: Direction): readonly number[] {
    const known = this.#orders.get(`${field} ${dir}`);
    if (known) return known.slots;
    const value = this.#fields[field];
    const compare = (one: R, other: R) => compareValues(value(one), value(other), dir) || this.#compareTies(one, other);
    const order = { slots: this.#sortedSlots(value, dir), compare };
    this.#orders.set(`${field} ${dir}`, order);
    return order.slots;
  }

  #find(filters: Filters<R>, search?: Search): BitSet {
    const matches = this.#taken.clone();
    for (const [name, isWanted] of Object.entries(filters))
      matches.intersection(this.#filter(name, () => this.#slotsWhere(isWanted)));
    const sought = soughtIn(search);
    if (sought) matches.intersection(this.#filter(`search ${sought}`, () => this.#texts.search(sought, this.#taken)));
    return matches;
  }

  #slotsWhere(isWanted: (row: R) => boolean): BitSet {
    const slots = new BitSet();
    for (const [slot, row] of this.#rows.entries()) if (row && isWanted(row)) slots.add(slot);
    return slots;
  }

  #filter(name: string, find: () => BitSet): BitSet {
    const slots = this.#filtered.get(name) ?? find();
    // A Map keeps the order in which its keys came: the one that was asked for longest ago stands first.
    this.#filtered.delete(name);
    this.#filtered.set(name, slots);
    const [oldest] = this.#filtered.keys();
    if (this.#filtered.size > MOST_FILTERS && oldest !== undefined) this.#filtered.delete(oldest);
    return slots;
  }

  /**
   * Distinct values are compared once, and quickly where the rows came in their order; the rows, which stand as ties do,
   * are then sorted by numbers.
   */
  #sortedSlots(value: (row: R) => Value, dir: Direction): number[] {
    const row = (slot: number) => this.#rows[slot] as R;
    const slots = this.#taken.array();
    const distinct = [...new Set(slots.map((slot) => value(row(slot))))].sort((one, other) =>
      compareValues(one, other, dir),
    );
    slots.sort((one, other) => this.#compareTies(row(one), row(other)));
    const ranks = new Map(distinct.map((each, rank) => [each, rank]));
    const keys = Float64Array.from(slots, (slot, at) => (ranks.get(value(row(slot))) ?? 0) * slots.length + at).sort();
    return Array.from(keys, (key) => slots[key % slots.length] ?? 0);
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
