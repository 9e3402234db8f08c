import { sameValues, valueAt } from './paths.ts';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What an item of a list is, whatever it holds: a record of its own, or the choice of a product. */
const identityOf = (item: unknown): unknown => valueAt(item, 'productId') ?? valueAt(item, 'id') ?? null;
const isSameList = (some: readonly unknown[], others: readonly unknown[]): boolean =>
  some.length === others.length &&
  some.every((item, at) => identityOf(item) !== null && identityOf(item) === identityOf(others[at]));

/**
 * What somebody else has saved, with what was changed here on top: part by part, as far as both are of the same parts.
 * What both have changed stays as it is here; so does a list whose items have come, gone or moved on one of the sides. The version is theirs.
 */
export const mergeValues = (was: unknown, mine: unknown, theirs: unknown): unknown => {
  if (sameValues(mine, was)) return theirs;
  if (isRecord(mine) && isRecord(theirs))
    return Object.fromEntries(
      Object.entries(theirs).map(([key, value]) => [
        key,
        key === 'version' ? value : mergeValues(valueAt(was, key), mine[key], value),
      ]),
    );
  if (!Array.isArray(was) || !Array.isArray(mine) || !Array.isArray(theirs)) return mine;
  if (!isSameList(was, mine) || !isSameList(was, theirs)) return mine;
  return theirs.map((item, at) => mergeValues(was[at], mine[at], item));
};

/** Whether something was changed on both sides, to different things. */
export const isClash = (was: unknown, mine: unknown, theirs: unknown): boolean =>
  !sameValues(mergeValues(was, mine, theirs), mergeValues(was, theirs, mine));
