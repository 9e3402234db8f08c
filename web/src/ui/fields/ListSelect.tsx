import { type ComboboxItem, getParsedComboboxData, Select, type SelectProps } from '@mantine/core';
import { useId } from '@mantine/hooks';
import { type FocusEvent, type KeyboardEvent, useEffect, useState } from 'react';
import { firstMatches, plain } from './firstMatches.ts';
import { activeOption, useActiveOption } from './useActiveOption.ts';

export type ListSelectProps<K extends string | number> = SelectProps<K> & {
  /** The options are not yet those of what is typed, which Enter then waits for. */
  awaited?: boolean;
};

/**
 * Mantine's select, whose list Enter opens wherever it stands. Where one types in it, Enter takes the option that is
 * marked, or the first that is found, and leaving it takes the only one that is.
 */
export const ListSelect = <K extends string | number = string>({ awaited = false, ...props }: ListSelectProps<K>) => {
  const { data = [], value, filter = firstMatches<K>, onChange, onBlur } = props;
  const id = useId(props.id);
  const { list, close, takeEnter } = useActiveOption(id);
  const [typed, setTyped] = useState('');
  const [isWaiting, wait] = useState(false);

  const options = getParsedComboboxData<K>(data);
  const labelOf = (chosen: K | null | undefined) =>
    options.flatMap((option) => ('items' in option ? option.items : [option])).find((one) => one.value === chosen)
      ?.label ?? '';
  const isTyped = plain(typed) !== '' && plain(typed) !== plain(labelOf(value));
  const matches = () =>
    filter({ options, search: typed, limit: Number.POSITIVE_INFINITY })
      .flatMap((option): ComboboxItem<K>[] => ('items' in option ? option.items : [option]))
      .filter(({ disabled }) => !disabled);

  const forget = () => {
    setTyped('');
    wait(false);
  };
  const take = (option: ComboboxItem<K> | undefined) => {
    if (!option) return;
    if (option.value !== value) onChange?.(option.value, option);
    forget();
    close();
  };
  // An instant after a text was pasted, the list itself takes no Enter yet: the form would be sent instead.
  const takeTyped = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Escape') forget();
    if (event.key !== 'Enter' || !isTyped || !list.dropdownOpened) return;
    event.preventDefault();
    // The list would take its option a second time.
    event.stopPropagation();
    const marked = activeOption(event.currentTarget);
    if (awaited) wait(true);
    else if (marked) marked.click();
    else take(matches()[0]);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: taken once, as the options come
  useEffect(() => {
    if (!isWaiting || awaited) return;
    wait(false);
    take(matches()[0]);
  }, [isWaiting, awaited]);
  const leave = (event: FocusEvent<HTMLInputElement>) => {
    const [only, ...others] = isTyped && !awaited ? matches() : [];
    if (others.length === 0) take(only);
    forget();
    onBlur?.(event);
  };
  return (
    <Select<K>
      {...props}
      {...list}
      id={id}
      onInput={({ currentTarget }) => {
        setTyped(currentTarget.value);
        wait(false);
      }}
      onChange={(...choice) => {
        forget();
        onChange?.(...choice);
      }}
      onKeyDownCapture={takeTyped}
      onKeyDown={takeEnter}
      onBlur={leave}
      selectFirstOptionOnChange={isTyped && !awaited}
    />
  );
};
