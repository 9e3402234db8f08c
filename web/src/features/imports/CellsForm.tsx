import { Box, Button, Group, SimpleGrid, TextInput } from '@mantine/core';
import type { ListedImportRow } from '@sponsorat/api';
import { type FormEvent, useState } from 'react';
import { texts } from './texts.ts';

const t = texts.cells;

type CellsFormProps = {
  row: Pick<ListedImportRow, 'Values' | 'Wrong'>;
  /** The file's columns that go to a field. */
  headings: readonly string[];
  onSave: (values: Record<string, string>) => void;
  onCancel: () => void;
};

/** A row's cells to mend in place: those that errors are about, and the others when asked for. */
export const CellsForm = ({ row: { Values: stored, Wrong: wrong }, headings, onSave, onCancel }: CellsFormProps) => {
  const [all, setAll] = useState(wrong.length === 0);
  const [values, setValues] = useState<Record<string, string>>({});
  const shown = all ? headings : wrong;
  const save = (event: FormEvent) => {
    event.preventDefault();
    onSave(values);
  };
  return (
    <Box component="form" flex="1 0 100%" onSubmit={save}>
      <SimpleGrid minColWidth="14rem" spacing="md" verticalSpacing="xs">
        {shown.map((heading, at) => (
          <TextInput
            key={heading}
            label={heading}
            value={values[heading] ?? stored[heading] ?? ''}
            onChange={({ currentTarget: { value } }) => setValues((given) => ({ ...given, [heading]: value }))}
            autoComplete="off"
            {...(at === 0 && { 'data-autofocus': true, autoFocus: true })}
          />
        ))}
      </SimpleGrid>
      <Group gap="6px 10px" mt="xs">
        <Button type="submit" size="compact-sm">
          {t.save}
        </Button>
        <Button variant="subtle" size="compact-sm" onClick={onCancel}>
          {t.cancel}
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
