import { type Contract, type DeliveryProposal, sendDeliverySchema } from '@sponsorat/api';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ofContract } from '../../domain/sponsorship.queries.ts';
import { CreatableField } from '../../ui/fields/MultiSelectField.tsx';
import { TextareaField } from '../../ui/fields/TextareaField.tsx';
import { TextField } from '../../ui/fields/TextField.tsx';
import { CheckboxField } from '../../ui/fields/ToggleFields.tsx';
import { DialogForm } from '../../ui/form/FormDialog.tsx';
import { ProposalDialog } from '../../ui/form/ProposalDialog.tsx';
import { useDialogForm } from '../../ui/form/useDialogForm.ts';
import { deliveryProposalQuery, useSendDelivery } from './proofs.queries.ts';
import { texts } from './texts.ts';

const t = texts.delivery;

type SendDeliveryFormProps = { contract: Contract; onClose: () => void };

const Fields = ({ contract, proposal, onClose }: SendDeliveryFormProps & { proposal: DeliveryProposal }) => {
  const { mutateAsync: send } = useSendDelivery(ofContract(contract));
  // Asked anew meanwhile, it takes nothing of what was typed away.
  const [{ contacts, subject, text }] = useState(proposal);
  const to = contacts.slice(0, 1).map(({ email }) => email);
  const form = useDialogForm({
    schema: sendDeliverySchema,
    blank: { to, subject, text, pictures: true, copy: true },
    draft: `delivery:${contract.id}`,
    save: async (input) => {
      await send(input);
      return input.to.length;
    },
    saved: t.sent,
    onClose,
  });
  return (
    <DialogForm form={form} label={t.send} saveLabel={t.send} onCancel={onClose}>
      <CreatableField field={form.field('to')} help={t.toHelp} options={contacts.map(({ email }) => email)} />
      <TextField field={form.field('subject')} width="full" />
      <TextareaField field={form.field('text')} rows={8} />
      <CheckboxField field={form.field('pictures')} label={t.pictures} />
      <CheckboxField field={form.field('copy')} />
    </DialogForm>
  );
};

/** Asks who the report of what was delivered goes to, and sends it. */
export const SendDeliveryForm = ({ contract, onClose }: SendDeliveryFormProps) => (
  <ProposalDialog query={useQuery(deliveryProposalQuery(ofContract(contract)))} blocked={t.blocked} onClose={onClose}>
    {(proposal) => <Fields contract={contract} proposal={proposal} onClose={onClose} />}
  </ProposalDialog>
);
