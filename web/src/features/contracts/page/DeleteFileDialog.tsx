import { type Contract, deleteFileSchema } from '@sponsorat/api';
import dialog from '../../../ui/dialog.module.css';
import { TextareaField } from '../../../ui/fields/TextareaField.tsx';
import { DialogForm, FormDialog } from '../../../ui/form/FormDialog.tsx';
import { useDialogForm } from '../../../ui/form/useDialogForm.ts';
import { useDeleteFile } from '../contracts.queries.ts';
import { texts } from '../texts.ts';

const t = texts.deleteFile;
const schema = deleteFileSchema.pick({ reason: true });

type DeleteFileDialogProps = { contract: Contract; opened: boolean; onClose: () => void };

const DeleteFileForm = ({ contract, onClose }: Omit<DeleteFileDialogProps, 'opened'>) => {
  const { id, version, sponsorshipId, isActive } = contract;
  const { mutateAsync: deleteFile } = useDeleteFile(sponsorshipId);
  const form = useDialogForm({
    schema,
    save: ({ reason }) => deleteFile({ id, version, reason }),
    saved: t.done,
    onClose,
  });
  return (
    <DialogForm form={form} label={t.question} saveLabel={t.ok} onCancel={onClose} danger>
      <div className={dialog.message}>
        {t.loss}
        {isActive && <div className={dialog.details}>{texts.edit.activeLoss}</div>}
      </div>
      <TextareaField field={form.field('reason')} help={t.reasonHelp} rows={2} />
    </DialogForm>
  );
};

/** Asks before the signed document is taken out of an agreement, and why that is done. */
export const DeleteFileDialog = ({ contract, opened, onClose }: DeleteFileDialogProps) => (
  <FormDialog open={opened} title={t.question} onClose={onClose}>
    <DeleteFileForm contract={contract} onClose={onClose} />
  </FormDialog>
);
