const FIRST_SIZE = 1024;

type Kept = { bits: Uint8Array<ArrayBuffer>; count: number; holds: (slot: number) => boolean };

/** Which slots hold what is asked for: one each, and how many they are. */
export type Mask = Readonly<Pick<Kept, 'bits' | 'count'>>;

/**
 * Answers to yes-or-no questions for every slot of a table. The last ones asked are remembered by their key and kept
 * right, so that the next page of a list, and everybody of the same areas, costs nothing.
 */
export class Masks {
  readonly #most: number;
  readonly #kept = new Map<string, Kept>();
  #used = new Uint8Array(FIRST_SIZE);
  #size = FIRST_SIZE;
  #spare: Uint8Array<ArrayBuffer> | null = null;

  /** `most` are how many questions are remembered. */
  constructor(most: number) {
    this.#most = most;
  }

  /** The mask of a question. One key always stands for the same one. */
  of(key: string, holds: (slot: number) => boolean): Mask {
    const mask = this.#kept.get(key) ?? this.#ask(holds);
    // The one asked for last is forgotten last.
    this.#kept.delete(key);
    this.#kept.set(key, mask);
    if (this.#kept.size > this.#most) this.#forgetOldest();
    return mask;
  }

  /** Asks anew for a slot whose row has come. */
  put(slot: number): void {
    while (slot >= this.#size) this.#size *= 2;
    if (slot >= this.#used.length) this.#used = grown(this.#used, this.#size);
    this.#used[slot] = 1;
    for (const mask of this.#kept.values()) {
      if (slot >= mask.bits.length) mask.bits = grown(mask.bits, this.#size);
      this.#set(mask, slot, Number(mask.holds(slot)));
    }
  }

  /** A slot whose row has gone holds nothing. */
  remove(slot: number): void {
    this.#used[slot] = 0;
    for (const mask of this.#kept.values()) this.#set(mask, slot, 0);
  }

  #ask(holds: Kept['holds']): Kept {
    const mask = { bits: this.#empty(), count: 0, holds };
    const used = this.#used;
    for (let slot = 0; slot < used.length; slot += 1) if (used[slot] === 1 && holds(slot)) this.#set(mask, slot, 1);
    return mask;
  }

  #forgetOldest(): void {
    const [oldest] = this.#kept;
    if (!oldest) return;
    this.#kept.delete(oldest[0]);
    this.#spare = oldest[1].bits;
  }

  /** In the place of the one forgotten last. */
  #empty(): Uint8Array<ArrayBuffer> {
    const spare = this.#spare;
    this.#spare = null;
    return spare?.length === this.#size ? spare.fill(0) : new Uint8Array(this.#size);
  }

  #set(mask: Kept, slot: number, bit: number): void {
    mask.count += bit - (mask.bits[slot] as number);
    mask.bits[slot] = bit;
  }
}

const grown = (bits: Uint8Array<ArrayBuffer>, size: number): Uint8Array<ArrayBuffer> => {
  const larger = new Uint8Array(size);
  larger.set(bits);
  return larger;
};

let joined = new Uint8Array(FIRST_SIZE);

/** What holds in all of these, null without any. It is to be read before the next is asked for. */
export const together = ([first, ...others]: readonly Mask[]): Mask | null =>
  first ? others.reduce(both, first) : null;

const both = (one: Mask, other: Mask): Mask => {
  // A mask that is older may be shorter: behind its end nothing holds.
  const length = Math.min(one.bits.length, other.bits.length);
  // One place for all: with a new one each time, memory would grow faster than it is cleared.
  if (joined.length < length) joined = new Uint8Array(length);
  const bits = joined.subarray(0, length);
  let count = 0;
  for (let slot = 0; slot < length; slot += 1) {
    const bit = (one.bits[slot] as number) & (other.bits[slot] as number);
    bits[slot] = bit;
    count += bit;
  }
  return { bits, count };
};
