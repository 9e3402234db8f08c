/** Compares two slots; 0 only for one and the same. */
export type Compare = (one: number, other: number) => number;

const ROOM = 64;

/** Slots of a table in the order of their rows, kept so while rows come and go one at a time. */
export class Order {
  #slots: Uint32Array<ArrayBuffer>;
  #length: number;
  readonly #compare: Compare;

  /** `slots` stand in order already, and are the order's from now on. */
  constructor(slots: Uint32Array<ArrayBuffer>, compare: Compare) {
    this.#slots = slots;
    this.#length = slots.length;
    this.#compare = compare;
  }

  /** The slots as they stand now; not to be written to, nor kept. */
  get slots(): Uint32Array {
    return this.#slots.subarray(0, this.#length);
  }

  /** Some of the slots in this order. */
  sort(slots: readonly number[]): number[] {
    return slots.toSorted(this.#compare);
  }

  insert(slot: number): void {
    const place = this.#placeOf(slot);
    if (this.#length === this.#slots.length) {
      const roomier = new Uint32Array(this.#length + ROOM + (this.#length >>> 6));
      roomier.set(this.#slots);
      this.#slots = roomier;
    }
    this.#slots.copyWithin(place + 1, place, this.#length);
    this.#slots[place] = slot;
    this.#length += 1;
  }

  /** Takes a slot out. Its row must still be the one that it was put in order by. */
  remove(slot: number): void {
    const place = this.#placeOf(slot);
    if (place === this.#length || this.#slots[place] !== slot) return;
    this.#slots.copyWithin(place, place + 1, this.#length);
    this.#length -= 1;
  }

  #placeOf(slot: number): number {
    let [low, high] = [0, this.#length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.#compare(this.#slots[middle] as number, slot) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
