import { type Contract, deleteFileSchema } from '@sponsorat/api';
import dialog from '../../../ui/dialog.module.css';
import { TextareaField } from '../../../ui/fields/TextareaField.tsx';
import { DialogForm } from '../../../ui/form/FormDialog.tsx';
import { useDialogForm } from '../../../ui/form/useDialogForm.ts';
import { texts as uiTexts } from '../../../ui/texts.ts';
import { useDeleteFile } from '../contracts.queries.ts';
import { texts } from '../texts.ts';

const t = texts.deleteFile;

type DeleteFileFormProps = { contract: Contract; onClose: () => void };

/** Says what becomes of a signed agreement whose document is taken out to edit it, and asks why that is done. */
export const DeleteFileForm = ({ contract, onClose }: DeleteFileFormProps) => {
  const { id, version, sponsorshipId, isActive } = contract;
  const { mutateAsync: deleteFile } = useDeleteFile(sponsorshipId);
  const form = useDialogForm({
    schema: deleteFileSchema,
    blank: { id, version },
    draft: `file:${id}`,
    save: deleteFile,
    saved: t.done,
    onClose,
  });
  return (
    <DialogForm
      form={form}
      label={t.question}
      saveLabel={uiTexts.confirm.ok}
      cancelLabel={uiTexts.confirm.cancel}
      onCancel={onClose}
      danger
    >
      <div className={dialog.message}>
        {t.loss}
        {isActive && <div className={dialog.details}>{texts.edit.activeLoss}</div>}
      </div>
      <TextareaField field={form.field('reason')} help={t.reasonHelp} rows={2} />
    </DialogForm>
  );
};
