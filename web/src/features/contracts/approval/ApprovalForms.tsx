import { Text } from '@mantine/core';
import { type Contract, contractStatus, decideApprovalSchema, lockFormSchema } from '@sponsorat/api';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { ofContract } from '../../../domain/sponsorship.queries.ts';
import { kroner } from '../../../lib/formats.ts';
import { optionsOf, SelectField } from '../../../ui/fields/SelectField.tsx';
import { TextareaField } from '../../../ui/fields/TextareaField.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { YesNoField } from '../../../ui/fields/ToggleFields.tsx';
import { DialogForm } from '../../../ui/form/FormDialog.tsx';
import { useField } from '../../../ui/form/formHooks.ts';
import { useDialogForm } from '../../../ui/form/useDialogForm.ts';
import { Notice } from '../../../ui/Notice.tsx';
import { toContract } from '../addresses.ts';
import { useConfirm } from '../contracts.queries.ts';
import { Remarks } from '../remarks/Remarks.tsx';
import { texts as contractTexts } from '../texts.ts';
import { approversQuery, useDecline, useRequestApproval } from './approval.queries.ts';
import { texts } from './texts.ts';

type ApprovalFormProps = { contract: Contract; onClose: () => void };

/** Asks for a post in the club, and locks the agreement; or asks somebody else to allow it, where that is needed. */
export const LockForm = ({ contract, onClose }: ApprovalFormProps) => {
  const isNeeded = contract.approval?.needed ?? false;
  const { id, version, sponsorshipId, amount } = contract;
  const navigate = useNavigate();
  const { mutateAsync: confirm } = useConfirm(sponsorshipId);
  const { mutateAsync: request } = useRequestApproval(sponsorshipId);
  const approvers = useQuery(approversQuery(ofContract(contract)));
  const form = useDialogForm({
    schema: lockFormSchema,
    draft: `lock:${id}`,
    save: async ({ hasPost, post, approverId, note }) => {
      const conflict = hasPost ? (post ?? '') : '';
      if (isNeeded || hasPost)
        // The server says it where nobody is chosen.
        return request({ id, version, conflict, note, approverId: approverId as number });
      const locked = await confirm({ id, version, conflict });
      await navigate({ ...toContract(contract), search: {}, replace: true });
      return locked;
    },
    saved: ({ status, approval }) =>
      status === contractStatus.draft ? texts.asked(approval?.approver ?? '') : contractTexts.confirm.done,
    onClose,
  });
  const { value: hasPost } = useField(form.field('hasPost'));
  const asks = isNeeded || hasPost === true;
  const isNobody = asks && approvers.data?.length === 0;
  return (
    <DialogForm
      form={form}
      label={texts.lockTitle(contract.number)}
      saveLabel={asks ? texts.ask : contractTexts.confirm.action}
      blocked={isNobody}
      onCancel={onClose}
    >
      <Remarks sponsorshipId={sponsorshipId} draft={contract} />
      <YesNoField field={form.field('hasPost')} />
      {hasPost && <TextField field={form.field('post')} width="full" help={texts.postHelp} />}
      {asks && <Text>{isNeeded ? texts.aboveLimit(kroner(amount)) : texts.withPost}</Text>}
      {isNobody && <Notice tone="warning">{texts.nobody(kroner(amount))}</Notice>}
      {asks && !isNobody && (
        <>
          <SelectField
            field={form.field('approverId')}
            width="full"
            options={optionsOf(approvers.data)}
            failed={approvers.isError}
          />
          <TextareaField field={form.field('note')} rows={3} help={texts.noteHelp} />
        </>
      )}
      {!asks && <Text c="dimmed">{contractTexts.confirm.what}</Text>}
    </DialogForm>
  );
};

/** Asks why an agreement is not allowed. */
export const DeclineForm = ({ contract, onClose }: ApprovalFormProps) => {
  const { id, version, sponsorshipId, number } = contract;
  const { mutateAsync: decline } = useDecline(sponsorshipId);
  const form = useDialogForm({
    schema: decideApprovalSchema,
    blank: { id, version, decision: 'declined' },
    draft: `refusal:${id}`,
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
