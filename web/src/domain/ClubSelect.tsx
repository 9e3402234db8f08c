import type { SelectProps } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import type { NamedRecord } from '@sponsorat/api';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ListSelect } from '../ui/fields/ListSelect.tsx';
import { optionsOf } from '../ui/fields/SelectField.tsx';
import { texts as uiTexts } from '../ui/texts.ts';
import { clubsQuery } from './sponsorship.queries.ts';
import { texts } from './texts.ts';

const PAUSE_MS = 200;

type ClubSelectProps = Omit<SelectProps<number>, 'data' | 'value' | 'onChange'> & {
  value: number | null;
  onChange: (id: number | null) => void;
  /** The club of the value, where it is known before it is sought. */
  known: NamedRecord | undefined;
};

/** A club, sought by its name among all that one sees. */
export const ClubSelect = ({ known, value, onChange, ...props }: ClubSelectProps) => {
  const [typed, setTyped] = useState('');
  const [sought] = useDebouncedValue(typed, PAUSE_MS);
  const [chosen, setChosen] = useState(known);
  const current = [chosen, known].find((club) => club?.id === value);
  const { data, isError, isPending, isPlaceholderData } = useQuery({
    ...clubsQuery(sought === current?.name ? '' : sought),
    placeholderData: keepPreviousData,
  });
  const waiting = isError ? uiTexts.select.failed : uiTexts.loading;
  const clubs = data ?? [];
  const offered = current && !clubs.some(({ id }) => id === current.id) ? [current, ...clubs] : clubs;
  return (
    <ListSelect<number>
      {...props}
      placeholder={texts.clubs.find}
      data={optionsOf(offered) ?? []}
      value={value}
      onChange={(next) => {
        setChosen(offered.find(({ id }) => id === next));
        onChange(next);
      }}
      searchable
      onSearchChange={setTyped}
      awaited={typed !== '' && (typed !== sought || isPending || isPlaceholderData)}
      filter={({ options }) => options}
      allowDeselect={false}
      nothingFoundMessage={data ? texts.clubs.none : waiting}
      openOnFocus={false}
      maxDropdownHeight={280}
      autoComplete="off"
    />
  );
};
