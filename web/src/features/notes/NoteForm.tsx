import { type Note, noteInputSchema } from '@sponsorat/api';
import { TextareaField } from '../../ui/fields/TextareaField.tsx';
import { DialogForm } from '../../ui/form/FormDialog.tsx';
import { useDialogForm } from '../../ui/form/useDialogForm.ts';
import { texts as uiTexts } from '../../ui/texts.ts';
import { NoteFields } from './NoteFields.tsx';
import { useSaveNote } from './notes.queries.ts';
import { texts } from './texts.ts';

type NoteFormProps = { sponsorshipId: number; note: Note; onClose: () => void };

/** A note that is put right in a dialog. */
export const NoteForm = ({ sponsorshipId, note, onClose }: NoteFormProps) => {
  const { mutateAsync: save } = useSaveNote(sponsorshipId);
  const form = useDialogForm({ schema: noteInputSchema, record: note, save, saved: texts.saved, onClose });
  return (
    <DialogForm form={form} label={uiTexts.record.editTitle(texts.noun)} onCancel={onClose}>
      <TextareaField field={form.field('text')} help={texts.textHelp} />
      <NoteFields form={form} sponsorshipId={sponsorshipId} />
    </DialogForm>
  );
};
