import { type Bits, commonBits, hasBit, noBits, withBit } from './bits.ts';
import type { SlotQuestion } from './masks.ts';
import { TextPool } from './text-pool.ts';

type Trace = {
  /** The slots whose texts have left it. */
  bits: Bits;
  /** Other signs leave the same one. */
  isShared: boolean;
};

/** So that they take no more room than the texts, whatever signs these are of. */
const MOST_TRACES = 1_024;

/** A sign, or two that follow each other. */
const keyOf = (sign: number, next = 0): number => sign * 0x1_0000 + next;

const keysOf = (sought: string): number[] => {
  if (sought.length === 1) return [keyOf(sought.charCodeAt(0))];
  const keys: number[] = [];
  for (let at = 1; at < sought.length; at += 1) keys.push(keyOf(sought.charCodeAt(at - 1), sought.charCodeAt(at)));
  return keys;
};

/**
 * Texts that are looked through for any part of them. Each leaves a trace of every sign and of every two that follow
 * each other, so that few texts need be looked through, and none for what is no longer than two.
 */
export class Texts {
  readonly #texts = new TextPool();
  #known = noBits();
  readonly #traces: Trace[] = [];
  readonly #byKey = new Map<number, Trace>();

  set(slot: number, text: string): void {
    if (hasBit(this.#known, slot)) this.#forget(slot);
    this.#known = withBit(this.#known, slot, true);
    this.#texts.set(slot, text);
    for (let at = 0; at < text.length; at += 1) {
      this.#leave(keyOf(text.charCodeAt(at)), slot);
      if (at > 0) this.#leave(keyOf(text.charCodeAt(at - 1), text.charCodeAt(at)), slot);
    }
  }

  /** Whether the text of a slot holds what is sought. */
  lookFor(sought: string): SlotQuestion {
    const bytes = Buffer.from(sought);
    const holds = (slot: number) => this.#texts.holds(slot, bytes);
    const [first, ...others] = keysOf(sought).map((key) => this.#byKey.get(key) ?? NOWHERE);
    if (!first) return { holds };
    const among = commonBits(first.bits, ...others.map(({ bits }) => bits));
    return { holds, among, isCertain: others.length === 0 && !first.isShared };
  }

  #forget(slot: number): void {
    for (const trace of this.#traces) if (hasBit(trace.bits, slot)) trace.bits = withBit(trace.bits, slot, false);
  }

  #leave(key: number, slot: number): void {
    const trace = this.#byKey.get(key) ?? this.#newTrace(key);
    trace.bits = withBit(trace.bits, slot, true);
  }

  #newTrace(key: number): Trace {
    const shared = this.#traces.length < MOST_TRACES ? undefined : this.#traces[key % MOST_TRACES];
    const trace = shared ?? { bits: noBits(), isShared: false };
    if (shared) shared.isShared = true;
    else this.#traces.push(trace);
    this.#byKey.set(key, trace);
    return trace;
  }
}

const NOWHERE: Trace = { bits: noBits(), isShared: false };
