import { type Contact, contactInputSchema } from '@sponsorat/api';
import { useState } from 'react';
import { DateField } from '../../ui/fields/DateField.tsx';
import { TextareaField } from '../../ui/fields/TextareaField.tsx';
import { EmailField, PhoneField, TextField } from '../../ui/fields/TextField.tsx';
import { CheckboxField } from '../../ui/fields/ToggleFields.tsx';
import { FieldGrid, WholeRow } from '../../ui/form/FieldGrid.tsx';
import { DialogForm } from '../../ui/form/FormDialog.tsx';
import { blankValues, valuesFrom } from '../../ui/form/schema.ts';
import { useForm } from '../../ui/form/useForm.ts';
import { toast } from '../../ui/toast.ts';
import { useSaveContact } from './contacts.queries.ts';
import { texts } from './texts.ts';

export type ContactFormProps = {
  sponsorshipId: number;
  /** Undefined for a new one. */
  contact: Contact | undefined;
  onClose: () => void;
};

/** Somebody in the club: who it is, how to reach them, and whether they are the one to call. */
export const ContactForm = ({ sponsorshipId, contact, onClose }: ContactFormProps) => {
  const { mutateAsync: save } = useSaveContact(sponsorshipId, { inline: true });
  const [initial] = useState(() =>
    contact ? valuesFrom(contactInputSchema, contact) : blankValues(contactInputSchema),
  );
  const form = useForm({
    schema: contactInputSchema,
    initial,
    save: (input) => save(input),
    onSaved: () => {
      toast.success(texts.saved);
      onClose();
    },
  });
  return (
    <DialogForm
      form={form}
      label={contact ? texts.editTitle : texts.addLabel}
      saveLabel={texts.save}
      onCancel={onClose}
    >
      <FieldGrid>
        <TextField field={form.field('name')} />
        <TextField field={form.field('role')} />
        <EmailField field={form.field('email')} />
        <PhoneField field={form.field('phone')} width="full" />
        <WholeRow>
          <CheckboxField field={form.field('primary')} help={texts.primaryHelp} />
        </WholeRow>
        <WholeRow>
          <TextareaField field={form.field('note')} rows={2} />
        </WholeRow>
        <WholeRow>
          <DateField field={form.field('activeTo')} help={texts.activeToHelp} />
        </WholeRow>
      </FieldGrid>
    </DialogForm>
  );
};
