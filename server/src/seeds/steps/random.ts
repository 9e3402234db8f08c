import { passesModulus11 } from '@sponsorat/api';

/** Numbers from 0 to under 1 that look random and are the same for the same key, every time. */
export const randomOf = (key: string): (() => number) => {
  let state = 2_166_136_261;
  for (const letter of key) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 16_777_619) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
};

/**
 * The n-th of a row of company numbers that pass modulus 11. They lie above what has been given out, so that an
 * invented club does not carry a real company's number.
 */
export const inventedCvr = (n: number): string => {
  for (let candidate = 98_010_000 + n * 137; ; candidate += 1) {
    const cvr = String(candidate);
    if (passesModulus11(cvr)) return cvr;
  }
};
