import type { ComboboxItem, ComboboxParsedItem } from '@mantine/core';
import { foldLetters } from '@sponsorat/api';
import { texts } from '../texts.ts';

/** As many options as a list shows: more would be slow to draw and slower to read. */
const SHOWN = 100;
const MORE = '\u0000more';

/** A text as it is searched for. */
export const plain = (text: string): string => foldLetters(text.trim());

type OptionSearch<K extends string | number> = { options: ComboboxParsedItem<K>[]; search: string };

/**
 * The options that hold what was typed, whatever the case, under their groups: of many the first hundred, and how many
 * there are besides; typing finds those.
 */
export const firstMatches = <K extends string | number>({
  options,
  search,
}: OptionSearch<K>): ComboboxParsedItem<K>[] => {
  const sought = plain(search);
  let count = 0;
  const take = (items: readonly ComboboxItem<K>[]): ComboboxItem<K>[] =>
    items.filter(({ label }) => {
      if (!plain(label).includes(sought)) return false;
      count += 1;
      return count <= SHOWN;
    });
  const shown = options.flatMap((option): ComboboxParsedItem<K>[] => {
    if ('label' in option) return take([option]);
    const items = take(option.items);
    return items.length > 0 ? [{ ...option, items }] : [];
  });
  const rest = count - SHOWN;
  return rest > 0 ? [...shown, { value: MORE as K, label: texts.select.more(rest), disabled: true }] : shown;
};
