import { Text } from '@mantine/core';
import { type Contract, changeSignerInputSchema, rejectUploadInputSchema, type Signer } from '@sponsorat/api';
import { useQuery } from '@tanstack/react-query';
import { ofContract } from '../../../domain/sponsorship.queries.ts';
import { TextareaField } from '../../../ui/fields/TextareaField.tsx';
import { EmailField, TextField } from '../../../ui/fields/TextField.tsx';
import { DialogForm } from '../../../ui/form/FormDialog.tsx';
import { useDialogForm } from '../../../ui/form/useDialogForm.ts';
import { ColleagueWarning } from './ColleagueWarning.tsx';
import { proposalQuery, useChangeSigner, useRejectUpload } from './signing.queries.ts';
import { texts } from './texts.ts';

type ChangeSignerProps = { contract: Contract; signer: Signer; onClose: () => void };

/** Corrects who signs, or the address: a new link is sent. */
export const ChangeSignerForm = ({ contract, signer, onClose }: ChangeSignerProps) => {
  const { mutateAsync: change } = useChangeSigner(contract.sponsorshipId);
  const { id, version } = contract;
  const { data } = useQuery(proposalQuery(ofContract(contract)));
  const form = useDialogForm({
    schema: changeSignerInputSchema,
    blank: { id, version, signerId: signer.id, name: signer.name, email: signer.email },
    save: change,
    saved: texts.changed,
    onClose,
  });
  return (
    <DialogForm form={form} label={texts.change} onCancel={onClose}>
      <Text c="dimmed">{texts.changeHint}</Text>
      <TextField field={form.field('name')} width="full" />
      <EmailField field={form.field('email')} width="full" />
      <ColleagueWarning field={form.field('email')} colleagues={data?.colleagues ?? []} />
    </DialogForm>
  );
};

/** Asks why the club's copy cannot be used. */
export const RejectUploadForm = ({ contract, onClose }: { contract: Contract; onClose: () => void }) => {
  const { mutateAsync: reject } = useRejectUpload(contract.sponsorshipId);
  const { id, version } = contract;
  const t = texts.received;
  const form = useDialogForm({
    schema: rejectUploadInputSchema,
    blank: { id, version },
    draft: `rejection:${id}`,
    save: reject,
    saved: t.rejected,
    onClose,
  });
  return (
    <DialogForm form={form} label={t.rejectTitle} saveLabel={t.reject} onCancel={onClose}>
      <Text c="dimmed">{t.rejectHint}</Text>
      <TextareaField field={form.field('reason')} rows={3} />
    </DialogForm>
  );
};
