import { type ComboboxParsedItem, MultiSelect, Pill, Tooltip } from '@mantine/core';
import { limits } from '@sponsorat/api';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useField } from '../form/formHooks.ts';
import { texts } from '../texts.ts';
import { type FieldProps, inputProps } from './fieldProps.tsx';
import classes from './fields.module.css';
import { firstMatches, plain } from './firstMatches.ts';
import type { Option } from './SelectField.tsx';
import { isHastyEnter, useActiveOption } from './useActiveOption.ts';

export type MultiSelectFieldProps<K extends string | number> = FieldProps<K[]> & {
  /** Undefined while they are awaited. */
  options: readonly Option<K>[] | undefined;
  /** The options could not be fetched. */
  failed?: boolean;
};

const NEW = '\u0000new';
const isNewOption = (option: ComboboxParsedItem<string | number>): boolean => 'value' in option && option.value === NEW;
const same = (a: string, b: string): boolean => plain(a) === plain(b);

type ChosenProps = { label: string; onRemove: () => void; disabled: boolean | undefined };

/** One that was chosen, with its 'Fjern', which the pointer and the keyboard both bring up. */
const ChosenOption = ({ label, onRemove, disabled = false }: ChosenProps) => {
  const button = useRef<HTMLButtonElement>(null);
  const [focused, setFocused] = useState(false);
  return (
    <Pill
      withRemoveButton={!disabled}
      onRemove={onRemove}
      removeButtonProps={{
        ref: button,
        'aria-label': texts.select.removeOption(label),
        'aria-hidden': false,
        tabIndex: 0,
        onFocus: (event) => setFocused(event.currentTarget.matches(':focus-visible')),
        onBlur: () => setFocused(false),
      }}
    >
      {label}
      {/* A tooltip with a target of its own hears the pointer, but not the focus. */}
      <Tooltip target={button} label={texts.select.remove} {...(focused && { opened: true })} />
    </Pill>
  );
};

type ChoiceProps<K extends string | number> = MultiSelectFieldProps<K> & {
  create?: (typed: string) => K;
};

const Choice = <K extends string | number>({ options, create, failed, ...props }: ChoiceProps<K>) => {
  const { field } = props;
  const { value, error } = useField(field);
  const [search, setSearch] = useState('');
  const { list, close, takeEnter } = useActiveOption(field.id);
  const waiting = options === undefined && (failed ? texts.select.failed : texts.loading);
  const invitation = waiting || texts.select.choose;
  const offered = options ?? [];
  const known = [...offered, ...value.filter((one) => !offered.some((option) => option.value === one)).map(asOption)];
  const typed = search.trim();
  const isNew = create !== undefined && typed !== '' && !known.some((option) => same(option.label, typed));
  const newOption = { value: NEW as K, label: texts.select.add(typed) };

  const matches = () =>
    known.filter(
      ({ value: one, label }) => typed !== '' && !value.includes(one) && plain(label).includes(plain(typed)),
    );
  const add = () => {
    const meant = known.find((option) => same(option.label, typed))?.value;
    if (create && isNew) field.set([...value, create(typed)]);
    else if (create && meant !== undefined && !value.includes(meant)) field.set([...value, meant]);
  };
  const filter = ({ options: all, search: term }: { options: ComboboxParsedItem<K>[]; search: string }) => [
    ...firstMatches({ options: all.filter((option) => !isNewOption(option)), search: term }),
    ...all.filter(isNewOption),
  ];
  const leave = () => {
    // What was typed and not yet added is meant: leaving the field must not lose it.
    const [only, ...others] = matches();
    if (create) add();
    else if (only && others.length === 0) field.set([...value, only.value]);
    field.touch();
  };
  const takeFirst = (event: KeyboardEvent<HTMLInputElement>) => {
    if (typed === '') takeEnter(event);
    if (typed === '' || !isHastyEnter(event)) return;
    event.preventDefault();
    const [first] = matches();
    if (first) field.set([...value, first.value]);
    else add();
    setSearch('');
    close();
  };
  return (
    <MultiSelect<K>
      {...inputProps({ placeholder: value.length > 0 ? '' : invitation, ...props }, error)}
      data={isNew ? [...known, newOption] : known}
      value={value}
      onChange={(next) => (next.includes(NEW as K) ? add() : field.set(next))}
      searchValue={search}
      onSearchChange={setSearch}
      onKeyDown={takeFirst}
      {...list}
      {...(create ? { maxLength: limits.text } : {})}
      filter={filter}
      onBlur={leave}
      renderPill={({ option, onRemove, disabled }) => (
        <ChosenOption label={option.label} onRemove={() => onRemove?.()} disabled={disabled} />
      )}
      classNames={{ input: classes.pills ?? '', inputField: classes.inner ?? '' }}
      searchable
      hidePickedOptions
      nothingFoundMessage={waiting || texts.select.nothingFound}
      openOnFocus={false}
      selectFirstOptionOnChange
      maxDropdownHeight={280}
      autoComplete="off"
    />
  );
};

const asOption = <K extends string | number>(value: K): Option<K> => ({ value, label: String(value) });

/** Several of a few, found by typing. */
export const MultiSelectField = <K extends string | number>(props: MultiSelectFieldProps<K>) => <Choice {...props} />;

/** Several texts: chosen from what is offered, or typed and added with 'Tilføj …'. */
export const CreatableField = ({ options, ...props }: FieldProps<string[]> & { options: readonly string[] }) => (
  <Choice {...props} options={options.map(asOption)} create={(typed) => typed} />
);
