import { useField } from '../form/formHooks.ts';
import { texts } from '../texts.ts';
import { type FieldProps, inputProps } from './fieldProps.tsx';
import { firstMatches } from './firstMatches.ts';
import { ListSelect } from './ListSelect.tsx';

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
  const waiting = options === undefined && (failed ? texts.select.failed : texts.loading);
  return (
    <ListSelect<K>
      {...inputProps({ placeholder: waiting || texts.select.choose, ...props }, error)}
      data={current && isMissing ? [...offered, current] : [...offered]}
      value={value}
      onChange={(next) => field.set(next)}
      onBlur={() => field.touch()}
      filter={firstMatches}
      searchable
      allowDeselect={false}
      clearable={field.clearable}
      clearButtonProps={{ 'aria-label': texts.select.clear(props.label ?? field.label) }}
      nothingFoundMessage={waiting || texts.select.nothingFound}
      openOnFocus={false}
      maxDropdownHeight={280}
      autoComplete="off"
    />
  );
};
