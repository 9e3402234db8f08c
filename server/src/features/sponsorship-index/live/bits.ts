import { roomFor } from './room.ts';

/** A yes or no for every slot of a table, a bit each. Behind the end of it all are no. */
export type Bits = Uint32Array<ArrayBuffer>;

export const noBits = (): Bits => new Uint32Array(32);

export const hasBit = (bits: Bits, slot: number): boolean => (((bits[slot >>> 5] ?? 0) >>> (slot & 31)) & 1) === 1;

/** The same bits with the one of a slot set. They are others where there was no room for it. */
export const withBit = (bits: Bits, slot: number, yes: boolean): Bits => {
  const word = slot >>> 5;
  const roomy = roomFor(bits, word);
  const bit = 1 << (slot & 31);
  roomy[word] = yes ? (roomy[word] as number) | bit : (roomy[word] as number) & ~bit;
  return roomy;
};

/** How many are yes. */
export const countBits = (bits: Bits): number => {
  let count = 0;
  for (let at = 0; at < bits.length; at += 1) {
    let word = bits[at] as number;
    word -= (word >>> 1) & 0x5555_5555;
    word = (word & 0x3333_3333) + ((word >>> 2) & 0x3333_3333);
    count += Math.imul((word + (word >>> 4)) & 0x0f0f_0f0f, 0x0101_0101) >>> 24;
  }
  return count;
};

/** What is yes in all of these. */
export const commonBits = (first: Bits, ...others: readonly Bits[]): Bits => {
  const common = first.slice();
  for (const other of others)
    for (let at = 0; at < common.length; at += 1) common[at] = (common[at] as number) & (other[at] ?? 0);
  return common;
};

const eachSlot = (bits: Bits, take: (slot: number) => void): void => {
  for (let at = 0; at < bits.length; at += 1)
    for (let left = bits[at] as number; left !== 0; left &= left - 1) take(at * 32 + 31 - Math.clz32(left & -left));
};

/** The slots that are yes. */
export const slotsOf = (bits: Bits): number[] => {
  const slots: number[] = [];
  eachSlot(bits, (slot) => slots.push(slot));
  return slots;
};

/** What is yes, and holds when asked. */
export const bitsThat = (bits: Bits, holds: (slot: number) => boolean): Bits => {
  let kept: Bits = new Uint32Array(bits.length);
  eachSlot(bits, (slot) => {
    if (holds(slot)) kept = withBit(kept, slot, true);
  });
  return kept;
};
