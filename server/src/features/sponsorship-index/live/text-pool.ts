import { roomFor } from './room.ts';

const FIRST_SLOTS = 1_024;
const FIRST_BYTES = 65_536;
/** Where a text of null begins. */
const NOWHERE = 2 ** 32 - 1;

/** Texts, a slot each, as UTF-8 in one buffer: as strings they would be looked at in every collection of garbage. */
export class TextPool {
  #bytes = Buffer.alloc(FIRST_BYTES);
  #used = 0;
  #starts = new Uint32Array(FIRST_SLOTS);
  #ends = new Uint32Array(FIRST_SLOTS);

  set(slot: number, text: string | null): void {
    this.#starts = roomFor(this.#starts, slot);
    this.#ends = roomFor(this.#ends, slot);
    // The text before leaves a hole, until there must be more room.
    this.#starts[slot] = text === null ? NOWHERE : 0;
    this.#ends[slot] = 0;
    if (!text) return;
    const size = Buffer.byteLength(text);
    if (this.#used + size > this.#bytes.length) this.#makeRoom(size);
    this.#starts[slot] = this.#used;
    this.#used += this.#bytes.write(text, this.#used);
    this.#ends[slot] = this.#used;
  }

  get(slot: number): string | null {
    const start = this.#starts[slot] as number;
    return start === NOWHERE ? null : this.#bytes.toString('utf8', start, this.#ends[slot]);
  }

  /** Whether a text holds what is sought, which is in UTF-8 too. */
  holds(slot: number, sought: Uint8Array): boolean {
    const bytes = this.#bytes;
    const last = (this.#ends[slot] as number) - sought.length;
    for (let at = this.#starts[slot] as number; at <= last; at += 1) {
      let same = 0;
      while (same < sought.length && bytes[at + same] === sought[same]) same += 1;
      if (same === sought.length) return true;
    }
    return false;
  }

  #makeRoom(size: number): void {
    let kept = 0;
    for (const [slot, end] of this.#ends.entries()) kept += Math.max(0, end - (this.#starts[slot] as number));
    const roomier = Buffer.alloc(Math.ceil((kept + size) * 1.25));
    let used = 0;
    for (const [slot, end] of this.#ends.entries()) {
      const start = this.#starts[slot] as number;
      if (start >= end) continue;
      this.#starts[slot] = used;
      used += this.#bytes.copy(roomier, used, start, end);
      this.#ends[slot] = used;
    }
    this.#bytes = roomier;
    this.#used = used;
  }
}
