import { type ClubDocument, documentInputSchema, documentKinds } from '@sponsorat/api';
import { SelectField } from '../../ui/fields/SelectField.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { FieldGrid, WholeRow } from '../../ui/form/FieldGrid.tsx';
import { DialogForm } from '../../ui/form/FormDialog.tsx';
import { useDialogForm } from '../../ui/form/useDialogForm.ts';
import { texts as uiTexts } from '../../ui/texts.ts';
import { useSaveDocument } from './documents.queries.ts';
import { texts } from './texts.ts';

const kinds = documentKinds.map((kind) => ({ value: kind, label: kind }));

export type DocumentFormProps = { document: ClubDocument; onClose: () => void };

/** What a document is called and what it is; its file stays. */
export const DocumentForm = ({ document, onClose }: DocumentFormProps) => {
  const { mutateAsync: save } = useSaveDocument(document.sponsorshipId);
  const form = useDialogForm({ schema: documentInputSchema, record: document, save, saved: texts.saved, onClose });
  return (
    <DialogForm form={form} label={uiTexts.record.editTitle(texts.noun)} onCancel={onClose}>
      <FieldGrid>
        <WholeRow>
          <TextField field={form.field('title')} />
        </WholeRow>
        <WholeRow>
          <SelectField field={form.field('kind')} options={kinds} />
        </WholeRow>
      </FieldGrid>
    </DialogForm>
  );
};
