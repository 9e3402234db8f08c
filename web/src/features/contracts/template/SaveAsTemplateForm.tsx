import { type Contract, fromContractSchema } from '@sponsorat/api';
import dialog from '../../../ui/dialog.module.css';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { DialogForm } from '../../../ui/form/FormDialog.tsx';
import { useDialogForm } from '../../../ui/form/useDialogForm.ts';
import { useSaveAsTemplate } from './template.queries.ts';
import { texts } from './texts.ts';

const t = texts.save;

/** Asks what the template of an agreement is to be called. */
export const SaveAsTemplateForm = ({ contract, onClose }: { contract: Contract; onClose: () => void }) => {
  const { mutateAsync: save } = useSaveAsTemplate();
  const form = useDialogForm({
    schema: fromContractSchema,
    blank: { contractId: contract.id },
    save,
    saved: ({ name }) => t.done(name),
    onClose,
  });
  return (
    <DialogForm form={form} label={t.title(contract.number)} saveLabel={t.confirm} onCancel={onClose}>
      <p className={dialog.message}>{t.intro}</p>
      <TextField field={form.field('name')} />
    </DialogForm>
  );
};
