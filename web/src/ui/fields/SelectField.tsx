import { Select } from '@mantine/core';
import type { KeyboardEvent } from 'react';
import { useField } from '../form/formHooks.ts';
import { texts } from '../texts.ts';
import { activeOption } from './activeOption.ts';
import { type FieldProps, inputProps } from './fieldProps.tsx';
import { firstMatches, plain } from './firstMatches.ts';
import { useActiveOption } from './useActiveOption.ts';

export type Option<K extends string | number> = { value: K; label: string; disabled?: boolean };

/** The `{id, name}` of the api as options. */
export const optionsOf = (named: readonly { id: number; name: string }[] | undefined): Option<number>[] | undefined =>
  named?.map(({ id, name }) => ({ value: id, label: name }));

/** Values that are called as they are, as options. */
export const optionsOfValues = <V extends string>(values: readonly V[]): Option<V>[] =>
  values.map((value) => ({ value, label: value }));

export type SelectFieldProps<K extends string | number> = FieldProps<K | null> & {
  /** Undefined while they are awaited. */
  options: readonly Option<K>[] | undefined;
  /** What the value is called where the options lack it, e.g. a responsible user who has left the area. */
  current?: Option<K> | undefined;
  /** The options could not be fetched. */
  failed?: boolean;
};

/** One of a few, found by typing. */
export const SelectField = <K extends string | number>({ options, current, failed, ...props }: SelectFieldProps<K>) => {
  const { field } = props;
  const { value, error } = useField(field);
  const offered = options ?? [];
  const isMissing = current?.value === value && !offered.some((option) => option.value === value);
  const { list, close, takeEnter } = useActiveOption(field.id);
  const waiting = options === undefined && (failed ? texts.select.failed : texts.loading);
  // An instant after a text was pasted, the list takes no Enter yet: the form would be sent instead.
  const takeTyped = (event: KeyboardEvent<HTMLInputElement>) => {
    const typed = plain(event.currentTarget.value);
    const chosen = offered.find((option) => option.value === value);
    if (event.key !== 'Enter') return;
    if (typed === '' || typed === plain(chosen?.label ?? '')) {
      takeEnter(event);
      return;
    }
    event.preventDefault();
    const marked = activeOption(event.currentTarget);
    if (marked) {
      marked.click();
      return;
    }
    const first = offered.find(({ label, disabled }) => !disabled && plain(label).includes(typed));
    if (!first) return;
    field.set(first.value);
    close();
  };
  return (
    <Select<K>
      {...inputProps({ placeholder: waiting || texts.select.choose, ...props }, error)}
      data={current && isMissing ? [...offered, current] : [...offered]}
      value={value}
      onChange={(next) => field.set(next)}
      onBlur={() => field.touch()}
      onKeyDown={takeTyped}
      {...list}
      filter={firstMatches}
      searchable
      allowDeselect={false}
      clearable={field.clearable}
      clearButtonProps={{ 'aria-label': texts.select.clear(props.label ?? field.label) }}
      nothingFoundMessage={waiting || texts.select.nothingFound}
      openOnFocus={false}
      selectFirstOptionOnChange
      maxDropdownHeight={280}
      autoComplete="off"
    />
  );
};
