export type Value = string | number | null;
/** How two texts compare. */
export type CompareTexts = (one: string, other: string) => number;

/** Orders texts as Danish does: æ, ø and å last, aa as å. */
export const inDanish: CompareTexts = new Intl.Collator('da-DK').compare;

/** Orders texts by their signs: days, and what is no language. */
export const bySigns: CompareTexts = (one, other) => Number(one > other) - Number(one < other);

/** Compares what a table is sorted by; null comes last in both directions. */
export const compareValues = (one: Value, other: Value, compare: CompareTexts, dir: 'asc' | 'desc'): number => {
  if (one === other) return 0;
  if (one === null) return 1;
  if (other === null) return -1;
  const difference = typeof one === 'string' ? compare(one, other as string) : one - (other as number);
  return dir === 'asc' ? difference : -difference;
};

/**
 * The places of values in their order, ties by their own place. Values are ranked first, so that a text is compared
 * once however often it stands there, and the sorting itself is of numbers.
 */
export const sortedPlaces = (
  values: readonly Value[],
  compare: CompareTexts,
  dir: 'asc' | 'desc',
): Uint32Array<ArrayBuffer> => {
  const ranks = new Map<Value, number>();
  const distinct = [...new Set(values)].sort((one, other) => compareValues(one, other, compare, dir));
  let rank = 0;
  for (const [at, value] of distinct.entries()) {
    if (at > 0 && compareValues(distinct[at - 1] as Value, value, compare, dir) !== 0) rank += 1;
    ranks.set(value, rank);
  }
  const count = values.length;
  const keys = Float64Array.from(values, (value, place) => (ranks.get(value) as number) * count + place);
  return Uint32Array.from(keys.sort(), (key) => key % count);
};
