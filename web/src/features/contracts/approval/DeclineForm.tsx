import { Text } from '@mantine/core';
import { type Contract, decideApprovalSchema } from '@sponsorat/api';
import { TextareaField } from '../../../ui/fields/TextareaField.tsx';
import { DialogForm } from '../../../ui/form/FormDialog.tsx';
import { useDialogForm } from '../../../ui/form/useDialogForm.ts';
import { useDecline } from './approval.queries.ts';
import { texts } from './texts.ts';

/** Asks why an agreement is not allowed. */
export const DeclineForm = ({ contract, onClose }: { contract: Contract; onClose: () => void }) => {
  const { id, version, sponsorshipId, number } = contract;
  const { mutateAsync: decline } = useDecline(sponsorshipId);
  const form = useDialogForm({
    schema: decideApprovalSchema,
    blank: { id, version, decision: 'declined' },
    save: decline,
    saved: texts.declined,
    onClose,
  });
  return (
    <DialogForm form={form} label={texts.declineTitle(number)} saveLabel={texts.decline} onCancel={onClose}>
      <Text c="dimmed">{texts.declineHint}</Text>
      <TextareaField field={form.field('reason')} rows={3} />
    </DialogForm>
  );
};
