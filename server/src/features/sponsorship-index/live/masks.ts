import { type Bits, bitsThat, commonBits, countBits, hasBit, noBits, withBit } from './bits.ts';

/** A yes-or-no question to every slot. */
export type SlotQuestion = {
  holds: (slot: number) => boolean;
  /** What is known before any slot is asked: those besides do not hold. */
  among?: Bits;
  /** All `among` do hold. */
  isCertain?: boolean;
};

/** Which slots hold what is asked for, and how many they are. */
export type Mask = { readonly bits: Bits; readonly count: number };

type Kept = { bits: Bits; count: number; holds: SlotQuestion['holds'] };

/**
 * Answers to yes-or-no questions for every slot of a table. The last ones asked are remembered by their key and kept
 * right, so that the next page of a list, and everybody of the same areas, costs nothing.
 */
export class Masks {
  readonly #most: number;
  readonly #kept = new Map<string, Kept>();
  #used = noBits();

  /** `most` are how many questions are remembered. */
  constructor(most: number) {
    this.#most = most;
  }

  /** The mask of a question. One key always stands for the same one. */
  of(key: string, question: () => SlotQuestion): Mask {
    const mask = this.#kept.get(key) ?? this.#ask(question());
    // The one asked for last is forgotten last.
    this.#kept.delete(key);
    this.#kept.set(key, mask);
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > this.#most && oldest !== undefined) this.#kept.delete(oldest);
    return mask;
  }

  /** Asks anew for a slot whose row has come. */
  put(slot: number): void {
    this.#used = withBit(this.#used, slot, true);
    for (const mask of this.#kept.values()) change(mask, slot, mask.holds(slot));
  }

  /** A slot whose row has gone holds nothing. */
  remove(slot: number): void {
    this.#used = withBit(this.#used, slot, false);
    for (const mask of this.#kept.values()) change(mask, slot, false);
  }

  #ask({ holds, among, isCertain = false }: SlotQuestion): Kept {
    const possible = among ? commonBits(this.#used, among) : this.#used;
    const bits = among && isCertain ? possible : bitsThat(possible, holds);
    return { bits, count: countBits(bits), holds };
  }
}

const change = (mask: Kept, slot: number, holds: boolean): void => {
  if (hasBit(mask.bits, slot) === holds) return;
  mask.bits = withBit(mask.bits, slot, holds);
  mask.count += holds ? 1 : -1;
};

/** What holds in all of these, null without any. */
export const together = ([first, ...others]: readonly Mask[]): Mask | null => {
  if (!first || others.length === 0) return first ?? null;
  const bits = commonBits(first.bits, ...others.map((other) => other.bits));
  return { bits, count: countBits(bits) };
};
