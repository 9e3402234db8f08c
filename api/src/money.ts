/**
 * Money is whole øre in a bigint wherever it is computed, and a number of kroner with at most two decimals
 * where it travels: every such number up to the limit has one exact decimal reading.
 */
export type Ore = bigint;

const KRONER = /^(\d+)(?:\.(\d{1,2}))?$/;

/** True for a number of kroner that is not negative and has at most two decimals. */
export const isMoney = (value: number): boolean => KRONER.test(String(value));

/** Øre of kroner given as a number or as the database's decimal text. Throws on anything else. */
export const toOre = (kroner: number | string): Ore => {
  const match = KRONER.exec(String(kroner));
  if (!match) throw new RangeError(`Not an amount in kroner: ${kroner}`);
  return BigInt(match[1] as string) * 100n + BigInt((match[2] ?? '').padEnd(2, '0'));
};

/** Kroner as decimal text with two decimals, as the database stores it. */
export const oreToText = (ore: Ore): string => `${ore / 100n}.${String(ore % 100n).padStart(2, '0')}`;

/** Kroner as the number that travels, also of less than nothing. */
export const oreToKroner = (ore: Ore): number => (ore < 0n ? -oreToKroner(-ore) : Number(oreToText(ore)));

const whole = new Intl.NumberFormat('da-DK', { maximumFractionDigits: 0 });
const exactlyTwo = new Intl.NumberFormat('da-DK', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

// A value that rounds to nothing is not negative.
const withoutZeroSign = (kroner: number): number => (Object.is(Math.round(kroner * 100), -0) ? 0 : kroner);

/** 1250 → "1.250,00". */
export const withOre = (kroner: number): string => exactlyTwo.format(withoutZeroSign(kroner));

/** Whether an amount is written with øre. */
export const hasOre = (kroner: number): boolean => Math.round(withoutZeroSign(kroner) * 100) % 100 !== 0;

/** 1250 → "1.250", 1250.5 → "1.250,50": øre only where there are some. */
export const amountText = (kroner: number): string =>
  hasOre(kroner) ? withOre(kroner) : whole.format(withoutZeroSign(kroner));

/** 1250 → "1.250 kr.". */
export const kronerText = (kroner: number): string => `${amountText(kroner)} kr.`;

/** `numerator ÷ denominator` of amounts that are not negative, rounded half up to a whole number. */
export const divideHalfUp = (numerator: bigint, denominator: bigint): bigint =>
  (2n * numerator + denominator) / (2n * denominator);

/** A total in the proportions of some parts: whole øre that add up to it, by the largest remainder. */
export const shareOut = (total: Ore, parts: readonly bigint[]): Ore[] => {
  const sum = parts.reduce((one, other) => one + other, 0n);
  if (sum === 0n) return parts.map(() => 0n);
  const shares = parts.map((part, at) => ({ at, ore: (total * part) / sum, remainder: (total * part) % sum }));
  const missing = total - shares.reduce((one, { ore }) => one + ore, 0n);
  const largest = shares.toSorted((a, b) => Number(b.remainder - a.remainder) || a.at - b.at);
  const raised = new Set(largest.slice(0, Number(missing)).map(({ at }) => at));
  return shares.map(({ at, ore }) => (raised.has(at) ? ore + 1n : ore));
};
