import { Box, Button, Group, Text } from '@mantine/core';
import { type noteInputSchema, noteKinds } from '@sponsorat/api';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { contractsQuery } from '../../domain/sponsorship.queries.ts';
import { DateField } from '../../ui/fields/DateField.tsx';
import { optionsOfValues, SelectField } from '../../ui/fields/SelectField.tsx';
import { CheckboxField } from '../../ui/fields/ToggleFields.tsx';
import { FieldGrid, WholeRow } from '../../ui/form/FieldGrid.tsx';
import type { Field } from '../../ui/form/FormStore.ts';
import type { FormValues } from '../../ui/form/schema.ts';
import { texts as uiTexts } from '../../ui/texts.ts';
import { texts } from './texts.ts';

type Values = FormValues<typeof noteInputSchema>;
/** The fields of a form of notes, which may have more. */
type NoteFieldsForm = { field: <K extends keyof Values>(path: K) => Field<Values[K]> };

const kinds = optionsOfValues<string>(noteKinds);

type NoteFieldsProps = {
  form: NoteFieldsForm;
  sponsorshipId: number;
  children?: ReactNode;
  /** Asks for what most notes do without, which is not there yet. */
  onMore?: (() => void) | undefined;
};

/** What to think of as one writes a note. */
export const LastingHint = () => (
  <Text fz="sm" c="dimmed">
    {texts.lasting}
  </Text>
);

/** What a note says besides its text. */
export const NoteFields = ({ form, sponsorshipId, children, onMore }: NoteFieldsProps) => {
  const { data: contracts, isError } = useQuery(contractsQuery(sponsorshipId));
  const options = contracts?.map(({ id, number }) => ({ value: id, label: uiTexts.record.contract(number) }));
  return (
    <FieldGrid>
      {children && <WholeRow>{children}</WholeRow>}
      <WholeRow>
        {/* Beside each other also in the narrow column; a day with its two buttons needs more room than a kind. */}
        <Group align="flex-start">
          <Box flex="1 1 6.5rem">
            <SelectField field={form.field('kind')} options={kinds} />
          </Box>
          <Box flex="1 1 10.5rem">
            <DateField field={form.field('date')} width="full" />
          </Box>
        </Group>
      </WholeRow>
      {onMore ? (
        <WholeRow>
          <Button variant="subtle" size="compact-sm" mr="auto" ml={-8} onClick={onMore}>
            {texts.more}
          </Button>
        </WholeRow>
      ) : (
        <>
          {(isError || options?.length !== 0) && (
            <WholeRow>
              <SelectField
                field={form.field('contractId')}
                options={options}
                failed={isError}
                placeholder={texts.noContract}
              />
            </WholeRow>
          )}
          <WholeRow>
            <CheckboxField field={form.field('pinned')} label={texts.pinLabel} />
            <CheckboxField field={form.field('report')} help={texts.reportHelp} />
          </WholeRow>
        </>
      )}
    </FieldGrid>
  );
};
