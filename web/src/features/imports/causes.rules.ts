import { type ImportCause, onlySuggestion } from '@sponsorat/api';

/** A cause of the list, with what was chosen for it where that has mended its rows. */
export type ListedCause = ImportCause & { choice?: string | undefined };

/** What tells a cause from the others. */
export const keyOf = ({ cause, field, value }: ImportCause): string => JSON.stringify([cause, field, value]);

/**
 * The causes in the places that they had, so that nothing moves under a hand: one that a choice has mended stays with what
 * was chosen, and new ones come last.
 */
export const inPlaces = (
  before: readonly ListedCause[],
  now: readonly ImportCause[],
  choices: ReadonlyMap<string, string>,
): ListedCause[] => {
  const left = new Map(now.map((cause) => [keyOf(cause), cause]));
  const kept = before.flatMap((one): ListedCause[] => {
    const key = keyOf(one);
    const open = left.get(key);
    left.delete(key);
    if (open) return [open];
    const choice = one.choice ?? choices.get(key);
    return choice === undefined ? [] : [{ ...one, choice }];
  });
  return [...kept, ...left.values()];
};

/** The first of them, as far as there are so many open ones. */
export const firstOpen = (all: readonly ListedCause[], most: number): ListedCause[] => {
  const after = all.filter(({ choice }) => choice === undefined)[most];
  return after ? all.slice(0, all.indexOf(after)) : [...all];
};

/** What stands in the cells of causes that have exactly one suggestion, with what that is. */
export const soleSuggestions = (causes: readonly ListedCause[]): { value: string; name: string }[] =>
  causes.flatMap((cause) => {
    const only = cause.choice === undefined ? onlySuggestion(cause) : null;
    return only ? [{ value: cause.value || cause.cause, name: only.name }] : [];
  });
