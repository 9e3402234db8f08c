import { type ClubDocument, documentInputSchema, documentKinds } from '@sponsorat/api';
import { useState } from 'react';
import { SelectField } from '../../ui/fields/SelectField.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { FieldGrid, WholeRow } from '../../ui/form/FieldGrid.tsx';
import { DialogForm } from '../../ui/form/FormDialog.tsx';
import { valuesFrom } from '../../ui/form/schema.ts';
import { useForm } from '../../ui/form/useForm.ts';
import { toast } from '../../ui/toast.ts';
import { useSaveDocument } from './documents.queries.ts';
import { texts } from './texts.ts';

const kinds = documentKinds.map((kind) => ({ value: kind, label: kind }));

export type DocumentFormProps = { document: ClubDocument; onClose: () => void };

/** What a document is called and what it is; its file stays. */
export const DocumentForm = ({ document, onClose }: DocumentFormProps) => {
  const { mutateAsync: save } = useSaveDocument(document.sponsorshipId);
  const [initial] = useState(() => valuesFrom(documentInputSchema, document));
  const form = useForm({
    schema: documentInputSchema,
    initial,
    save: (input) => save(input),
    onSaved: () => {
      toast.success(texts.saved);
      onClose();
    },
  });
  return (
    <DialogForm form={form} label={texts.editTitle} saveLabel={texts.save} onCancel={onClose}>
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
