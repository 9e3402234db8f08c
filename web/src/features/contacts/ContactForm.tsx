import { type Contact, contactInputSchema } from '@sponsorat/api';
import { DateField } from '../../ui/fields/DateField.tsx';
import { TextareaField } from '../../ui/fields/TextareaField.tsx';
import { EmailField, PhoneField, TextField } from '../../ui/fields/TextField.tsx';
import { CheckboxField } from '../../ui/fields/ToggleFields.tsx';
import { FieldGrid, WholeRow } from '../../ui/form/FieldGrid.tsx';
import { DialogForm } from '../../ui/form/FormDialog.tsx';
import { useDialogForm } from '../../ui/form/useDialogForm.ts';
import { useSaveContact } from './contacts.queries.ts';
import { texts } from './texts.ts';

type ContactFormProps = {
  sponsorshipId: number;
  /** Undefined for a new one. */
  contact: Contact | undefined;
  onClose: () => void;
};

/** Somebody in the club: who it is, how to reach them, and whether they are the one to call. */
export const ContactForm = ({ sponsorshipId, contact, onClose }: ContactFormProps) => {
  const { mutateAsync: save } = useSaveContact(sponsorshipId);
  const form = useDialogForm({
    schema: contactInputSchema,
    record: contact,
    draft: `contact:${sponsorshipId}:${contact?.id}`,
    save,
    saved: texts.saved,
    onClose,
  });
  return (
    <DialogForm form={form} label={texts.titleOf(contact)} onCancel={onClose}>
      <FieldGrid>
        <TextField field={form.field('name')} />
        <TextField field={form.field('role')} />
        <EmailField field={form.field('email')} />
        <PhoneField field={form.field('phone')} width="full" />
        <WholeRow>
          <CheckboxField field={form.field('primary')} help={texts.primaryHelp} />
        </WholeRow>
        <WholeRow>
          <DateField field={form.field('activeTo')} help={texts.activeToHelp} />
        </WholeRow>
        <WholeRow>
          <TextareaField field={form.field('note')} rows={2} />
        </WholeRow>
      </FieldGrid>
    </DialogForm>
  );
};
