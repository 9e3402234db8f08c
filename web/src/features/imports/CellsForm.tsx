import { Autocomplete, Box, Button, Group, SimpleGrid, TextInput, type TextInputProps } from '@mantine/core';
import type { Import, ListedImportRow } from '@sponsorat/api';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { firstMatches } from '../../ui/fields/firstMatches.ts';
import { texts as uiTexts } from '../../ui/texts.ts';
import { namesQuery } from './imports.queries.ts';
import { texts } from './texts.ts';

const t = texts.cells;

type NamesInputProps = Pick<TextInputProps, 'label' | 'autoFocus'> & {
  value: string;
  onChange: (value: string) => void;
  names: { id: number; field: string };
};

/** Text, with the names that its field may have to choose among: all of them until another is typed. */
const NamesInput = ({ names: { id, field }, ...props }: NamesInputProps) => {
  const [stored] = useState(props.value);
  const { data = [] } = useQuery(namesQuery(id, field, null));
  return (
    <Autocomplete
      {...props}
      data={data.map(({ name }) => name)}
      filter={({ options, search }) => firstMatches({ options, search: search === stored ? '' : search })}
    />
  );
};

type CellsFormProps = {
  one: Pick<Import, 'id' | 'columns' | 'fields'>;
  row: Pick<ListedImportRow, 'Values' | 'Wrong'>;
  onSave: (values: Record<string, string>) => void;
  onCancel: () => void;
};

/** A row's cells to mend in place: those that errors are about, and the others when asked for. */
export const CellsForm = ({ one, row: { Values: stored, Wrong: wrong }, onSave, onCancel }: CellsFormProps) => {
  const [all, setAll] = useState(wrong.length === 0);
  const [values, setValues] = useState<Record<string, string>>({});
  // An error can be about a field that no column goes to: its cell has the heading that the file lacks.
  const lacking = one.fields
    .filter(({ label }) => wrong.includes(label) && !one.columns.some(({ heading }) => heading === label))
    .map(({ field, label }) => ({ heading: label, field }));
  const columns = [...one.columns, ...lacking].filter(
    ({ field, heading }) => field !== null && (all || wrong.includes(heading)),
  );
  // A column that says what another field says has other words for it, as an e-mail for a name.
  const isNamed = (field: string | null) =>
    one.fields.some((known) => known.field === field && known.names && known.says.length === 0);
  const save = (event: FormEvent) => {
    event.preventDefault();
    onSave(values);
  };
  return (
    <Box component="form" flex="1 0 100%" onSubmit={save}>
      <SimpleGrid minColWidth="14rem" spacing="md" verticalSpacing="xs">
        {columns.map(({ heading, field }, at) => {
          const change = (value: string) => setValues((given) => ({ ...given, [heading]: value }));
          const shared = {
            label: heading,
            value: values[heading] ?? stored[heading] ?? '',
            autoComplete: 'off',
            ...(at === 0 && { 'data-autofocus': true, autoFocus: true }),
          };
          return field !== null && isNamed(field) ? (
            <NamesInput key={heading} {...shared} onChange={change} names={{ id: one.id, field }} />
          ) : (
            <TextInput key={heading} {...shared} onChange={({ currentTarget: { value } }) => change(value)} />
          );
        })}
      </SimpleGrid>
      <Group gap="6px 10px" mt="xs">
        <Button type="submit" size="compact-sm">
          {t.save}
        </Button>
        <Button variant="subtle" size="compact-sm" onClick={onCancel}>
          {uiTexts.cancel}
        </Button>
        {!all && (
          <Button variant="subtle" size="compact-sm" onClick={() => setAll(true)}>
            {t.all}
          </Button>
        )}
      </Group>
    </Box>
  );
};
