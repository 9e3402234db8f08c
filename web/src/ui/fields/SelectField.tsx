import { Select } from '@mantine/core';
import { useField } from '../form/useEntityForm.ts';
import { texts } from '../texts.ts';
import { type FieldProps, inputProps } from './fieldProps.tsx';

export type Option<K extends string | number> = { value: K; label: string; disabled?: boolean };

/** The `{id, name}` of the api as options. */
export const optionsOf = (named: readonly { id: number; name: string }[] | undefined): Option<number>[] | undefined =>
  named?.map(({ id, name }) => ({ value: id, label: name }));

export type SelectFieldProps<K extends string | number> = FieldProps<K | null> & {
  /** Undefined while they are awaited. */
  options: readonly Option<K>[] | undefined;
  /** What the value is called where the options lack it, e.g. a responsible user who has left the area. */
  current?: Option<K> | undefined;
};

/** One of a few, found by typing. */
export const SelectField = <K extends string | number>({ options, current, ...props }: SelectFieldProps<K>) => {
  const { field } = props;
  const { value, error } = useField(field);
  const offered = options ?? [];
  const isMissing = current?.value === value && !offered.some((option) => option.value === value);
  const waiting = options === undefined;
  return (
    <Select<K>
      {...inputProps({ placeholder: waiting ? texts.loading : texts.select.choose, ...props }, error)}
      data={current && isMissing ? [...offered, current] : [...offered]}
      value={value}
      onChange={(next) => field.set(next)}
      onBlur={() => field.form.touch(field.path)}
      searchable
      allowDeselect={false}
      clearable={!field.required}
      clearButtonProps={{ 'aria-label': texts.select.clear(props.label ?? field.label) }}
      nothingFoundMessage={waiting ? texts.loading : texts.select.nothingFound}
      openOnFocus={false}
      selectFirstOptionOnChange
      maxDropdownHeight={280}
      autoComplete="off"
    />
  );
};
