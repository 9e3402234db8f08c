const KEPT = 48;
const FIRST_SIZE = 1024;

type Kept = { bits: Uint8Array<ArrayBuffer>; count: number; holds: (slot: number) => boolean };

/** Which slots hold what is asked for: one each, and how many they are. */
export type Mask = Readonly<Pick<Kept, 'bits' | 'count'>>;

/**
 * Answers to yes-or-no questions for every slot of a table. The last ones asked are remembered by their key and kept
 * right, so that the next page of a list, and everybody of the same areas, costs nothing.
 */
export class Masks {
  readonly #kept = new Map<string, Kept>();
  #size = FIRST_SIZE;

  /** The mask of a question. `slots` are all that may hold; one key always stands for the same question. */
  of(key: string, slots: Iterable<number>, holds: (slot: number) => boolean): Mask {
    const mask = this.#kept.get(key) ?? this.#ask(slots, holds);
    // The one asked for last is forgotten last.
    this.#kept.delete(key);
    this.#kept.set(key, mask);
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > KEPT && oldest !== undefined) this.#kept.delete(oldest);
    return mask;
  }

  /** Asks anew for a slot whose row has come. */
  put(slot: number): void {
    while (slot >= this.#size) this.#size *= 2;
    for (const mask of this.#kept.values()) {
      if (slot >= mask.bits.length) mask.bits = grown(mask.bits, this.#size);
      this.#set(mask, slot, Number(mask.holds(slot)));
    }
  }

  /** A slot whose row has gone holds nothing. */
  remove(slot: number): void {
    for (const mask of this.#kept.values()) this.#set(mask, slot, 0);
  }

  #ask(slots: Iterable<number>, holds: Kept['holds']): Kept {
    const mask = { bits: new Uint8Array(this.#size), count: 0, holds };
    for (const slot of slots) if (holds(slot)) this.#set(mask, slot, 1);
    return mask;
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

/** What holds in all of these, of which there is at least one. */
export const together = (masks: readonly [Mask, ...Mask[]]): Mask => masks.reduce(both);

const both = (one: Mask, other: Mask): Mask => {
  // A mask that is older may be shorter: behind its end nothing holds.
  const length = Math.min(one.bits.length, other.bits.length);
  const bits = new Uint8Array(length);
  let count = 0;
  for (let slot = 0; slot < length; slot += 1) {
    const bit = (one.bits[slot] as number) & (other.bits[slot] as number);
    bits[slot] = bit;
    count += bit;
  }
  return { bits, count };
};
