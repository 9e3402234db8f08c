import { useDebouncedValue } from '@mantine/hooks';
import type { NamedRecord } from '@sponsorat/api';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { inputProps } from '../ui/fields/fieldProps.tsx';
import { ListSelect } from '../ui/fields/ListSelect.tsx';
import { optionsOf } from '../ui/fields/SelectField.tsx';
import type { Field } from '../ui/form/FormStore.ts';
import { useField } from '../ui/form/formHooks.ts';
import { texts as uiTexts } from '../ui/texts.ts';
import { clubsQuery } from './sponsorship.queries.ts';
import { texts } from './texts.ts';

const PAUSE_MS = 200;

type ClubFieldProps = { field: Field<number | null>; known: NamedRecord | undefined };

/** The club, sought by its name among all that one sees. */
export const ClubField = ({ field, known }: ClubFieldProps) => {
  const { value, error } = useField(field);
  const [typed, setTyped] = useState('');
  const [sought] = useDebouncedValue(typed, PAUSE_MS);
  const [chosen, setChosen] = useState(known);
  const current = [chosen, known].find((club) => club?.id === value);
  const { data, isError } = useQuery({
    ...clubsQuery(sought === current?.name ? '' : sought),
    placeholderData: keepPreviousData,
  });
  const waiting = isError ? uiTexts.select.failed : uiTexts.loading;
  const clubs = data ?? [];
  const offered = current && !clubs.some(({ id }) => id === current.id) ? [current, ...clubs] : clubs;
  return (
    <ListSelect<number>
      {...inputProps({ field, placeholder: texts.clubs.find }, error)}
      data={optionsOf(offered) ?? []}
      value={value}
      onChange={(next) => {
        setChosen(offered.find(({ id }) => id === next));
        field.set(next);
      }}
      onBlur={() => field.touch()}
      searchable
      onSearchChange={setTyped}
      filter={({ options }) => options}
      allowDeselect={false}
      nothingFoundMessage={data ? texts.clubs.none : waiting}
      openOnFocus={false}
      maxDropdownHeight={280}
      autoComplete="off"
    />
  );
};
