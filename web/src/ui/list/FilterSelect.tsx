import type { ComboboxParsedItem } from '@mantine/core';
import { type CSSProperties, useContext } from 'react';
import { firstMatches } from '../fields/firstMatches.ts';
import { ListSelect } from '../fields/ListSelect.tsx';
import type { Option } from '../fields/SelectField.tsx';
import { texts } from '../texts.ts';
import { LabelsShown } from './filterLabels.ts';
import { useFilterWord } from './filterWords.ts';

export type FilterOption<K extends string | number> = Option<K> & {
  /** The heading that it stands under. */
  group?: string;
};

/** The words of a filter, with what each is called. */
export const optionsOfWords = <W extends string>({
  words,
}: {
  words: Readonly<Record<W, string>>;
}): FilterOption<W>[] => Object.entries<string>(words).map(([value, label]) => ({ value: value as W, label }));

/** The options as the select takes them: each group at the place of its first option. */
const optionGroups = <K extends string | number>(options: readonly FilterOption<K>[]): ComboboxParsedItem<K>[] =>
  [...Map.groupBy(options, ({ group }) => group)].flatMap(([group, items]): ComboboxParsedItem<K>[] =>
    group === undefined ? items : [{ group, items: items.map(({ value, label }) => ({ value, label })) }],
  );

export type FilterSelectProps<K extends string | number> = {
  /** What it filters by, e.g. "Kategori". */
  label: string;
  /** What stands there while nothing is chosen, e.g. "Alle kategorier". */
  all: string;
  /** Undefined while they are awaited. */
  options: readonly FilterOption<K>[] | undefined;
  value: K | undefined;
  /** The option that holds where nothing is chosen, of a filter that always has one. */
  base?: K;
  onChange: (value: K | undefined) => void;
};

/** One filter of a list. */
export const FilterSelect = <K extends string | number>({
  label,
  all,
  options,
  value,
  base,
  onChange,
}: FilterSelectProps<K>) => {
  const withLabel = useContext(LabelsShown);
  const offered = options ?? [];
  useFilterWord(label, offered.find((option) => option.value === (value ?? base))?.label);
  // A chosen value that is no longer offered still filters, so it must be seen and be removable.
  const isUnknown = options !== undefined && value !== undefined && !offered.some((option) => option.value === value);
  return (
    <ListSelect<K>
      {...(withLabel ? { label } : { 'aria-label': label })}
      placeholder={all}
      // What holds while nothing is chosen is no hint at what could be written.
      styles={{ input: { '--input-placeholder-color': 'inherit' } as CSSProperties }}
      data={optionGroups(isUnknown ? [...offered, { value, label: texts.list.unknown }] : offered)}
      value={value ?? base ?? null}
      onChange={(next) => onChange(next === null || next === base ? undefined : next)}
      filter={firstMatches}
      searchable={offered.length > 5}
      // A chip has its own way out, which the keyboard reaches.
      clearable={!withLabel && (value !== undefined || base === undefined)}
      clearButtonProps={{ 'aria-label': texts.list.clearFilter(label) }}
      nothingFoundMessage={options === undefined ? texts.loading : texts.select.nothingFound}
      openOnFocus={false}
      allowDeselect={false}
      autoComplete="off"
      maxDropdownHeight="min(30rem, 55dvh)"
      {...(withLabel && { comboboxProps: { width: 260, position: 'bottom-start' } })}
    />
  );
};
