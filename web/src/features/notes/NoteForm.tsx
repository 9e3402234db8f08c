import { Group, Text } from '@mantine/core';
import { type Note, noteInputSchema, noteKinds } from '@sponsorat/api';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { contractsQuery } from '../../domain/sponsorship.queries.ts';
import { today } from '../../lib/formats.ts';
import { BusyButton } from '../../ui/BusyButton.tsx';
import { DateField } from '../../ui/fields/DateField.tsx';
import { SelectField } from '../../ui/fields/SelectField.tsx';
import { TextareaField } from '../../ui/fields/TextareaField.tsx';
import { CheckboxField } from '../../ui/fields/ToggleFields.tsx';
import { FieldGrid, WholeRow } from '../../ui/form/FieldGrid.tsx';
import { DialogForm } from '../../ui/form/FormDialog.tsx';
import { FormFrame } from '../../ui/form/FormFrame.tsx';
import type { Field, Form } from '../../ui/form/FormStore.ts';
import { useFormState } from '../../ui/form/formHooks.ts';
import { blankValues, type FormValues } from '../../ui/form/schema.ts';
import { useDialogForm } from '../../ui/form/useDialogForm.ts';
import { useForm } from '../../ui/form/useForm.ts';
import { useLeaveGuard } from '../../ui/form/useLeaveGuard.ts';
import { texts as uiTexts } from '../../ui/texts.ts';
import { toast } from '../../ui/toast.ts';
import classes from './notes.module.css';
import { useSaveNote } from './notes.queries.ts';
import { texts } from './texts.ts';

type Values = FormValues<typeof noteInputSchema>;
type FieldsProps = { form: Form<Values>; text: Field<string | null>; sponsorshipId: number; rows: number };

const kinds = noteKinds.map((kind) => ({ value: kind as string, label: kind }));
const blank = (): Values => ({ ...blankValues(noteInputSchema), kind: 'Note', date: today() });

const Fields = ({ form, text, sponsorshipId, rows }: FieldsProps) => {
  const { data: contracts, isError } = useQuery(contractsQuery(sponsorshipId));
  const options = contracts?.map(({ id, number }) => ({ value: id, label: uiTexts.record.contract(number) }));
  return (
    <FieldGrid>
      <WholeRow>
        <TextareaField field={text} rows={rows} help={texts.textHelp} />
      </WholeRow>
      <WholeRow>
        <Group align="flex-start" className={classes.when ?? ''}>
          <SelectField field={form.field('kind')} options={kinds} />
          <DateField field={form.field('date')} width="full" />
        </Group>
      </WholeRow>
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
      </WholeRow>
    </FieldGrid>
  );
};

/** Where a note is written, above those that there are. */
export const NewNote = ({ sponsorshipId }: { sponsorshipId: number }) => {
  const { mutateAsync: save } = useSaveNote(sponsorshipId);
  const [initial] = useState(blank);
  const form = useForm({
    schema: noteInputSchema,
    initial,
    save: (input) => save(input),
    afterSave: blank,
    onSaved: () => toast.success(texts.saved),
  });
  const saving = useFormState(form, (state) => state.saving);
  useLeaveGuard(form);
  const field = form.field('text');
  // Nobody has to write a note: an empty box that is left is no mistake.
  const text = {
    ...field,
    touch: () => {
      if (form.isDirty()) field.touch();
    },
  };
  return (
    <FormFrame form={form} label={texts.compose}>
      <Fields form={form} text={text} sponsorshipId={sponsorshipId} rows={2} />
      <Text fz="sm" c="dimmed">
        {texts.lasting}
      </Text>
      <div>
        <BusyButton type="submit" busy={saving}>
          {texts.add}
        </BusyButton>
      </div>
    </FormFrame>
  );
};

type NoteFormProps = { sponsorshipId: number; note?: Note; onClose: () => void };

/** A note that is written or put right in a dialog. */
export const NoteForm = ({ sponsorshipId, note, onClose }: NoteFormProps) => {
  const { mutateAsync: save } = useSaveNote(sponsorshipId);
  const [initial] = useState(blank);
  const form = useDialogForm({
    schema: noteInputSchema,
    record: note,
    blank: initial,
    save,
    saved: texts.saved,
    onClose,
  });
  return (
    <DialogForm form={form} label={note ? uiTexts.record.editTitle(texts.noun) : texts.compose} onCancel={onClose}>
      <Fields form={form} text={form.field('text')} sponsorshipId={sponsorshipId} rows={4} />
      <Text fz="sm" c="dimmed">
        {texts.lasting}
      </Text>
    </DialogForm>
  );
};
