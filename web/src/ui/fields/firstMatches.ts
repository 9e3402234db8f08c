import type { ComboboxParsedItem } from '@mantine/core';
import { texts } from '../texts.ts';

/** As many options as a list shows: more would be slow to draw and slower to read. */
const SHOWN = 100;
const MORE = '\u0000more';

/** A text as it is searched for. */
export const plain = (text: string): string => text.trim().toLocaleLowerCase('da-DK');

/** Of many options the first hundred, and how many there are besides; typing finds those. */
const firstOf = <K extends string | number>(options: ComboboxParsedItem<K>[]): ComboboxParsedItem<K>[] => {
  const rest = options.length - SHOWN;
  if (rest <= 0) return options;
  return [...options.slice(0, SHOWN), { value: MORE as K, label: texts.select.more(rest), disabled: true }];
};

type Sought<K extends string | number> = { options: ComboboxParsedItem<K>[]; search: string };

/** The options that hold what was typed, whatever the case; the first hundred of them. */
export const firstMatches = <K extends string | number>({ options, search }: Sought<K>): ComboboxParsedItem<K>[] => {
  const sought = plain(search);
  return firstOf(options.filter((option) => 'label' in option && plain(option.label).includes(sought)));
};
