import { Group, Stack } from '@mantine/core';
import { type Contract, read, simpleFormSchema } from '@sponsorat/api';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useMemo, useRef } from 'react';
import { useUser } from '../../../lib/session.ts';
import { BusyButton } from '../../../ui/BusyButton.tsx';
import type { Form } from '../../../ui/form/FormStore.ts';
import { useFormState } from '../../../ui/form/formHooks.ts';
import { PageForm } from '../../../ui/form/PageForm.tsx';
import { useForm } from '../../../ui/form/useForm.ts';
import { Section } from '../../../ui/Section.tsx';
import { toast } from '../../../ui/toast.ts';
import { useAskToApprove } from '../approve.tsx';
import { contractQuery, useConfirmSimple, useSaveDraft } from '../contracts.queries.ts';
import { type AgreementValues, agreementValues } from '../fields/agreementValues.ts';
import { PurposeFields } from '../fields/PurposeFields.tsx';
import { TextsFields } from '../fields/TextsFields.tsx';
import { texts } from '../texts.ts';

type SimpleFormProps = { sponsorshipId: number; contract: Contract | undefined };
type Purpose = 'save' | 'approve';

const useSimpleForm = ({ sponsorshipId, contract }: SimpleFormProps): Form<AgreementValues, Purpose> => {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const user = useUser();
  const { mutateAsync: saveDraft } = useSaveDraft(sponsorshipId);
  const { mutateAsync: confirmSimple } = useConfirmSimple(sponsorshipId);
  const initial = useMemo(() => agreementValues(contract), [contract]);
  return useForm<AgreementValues, typeof simpleFormSchema, Contract, Purpose>({
    schema: simpleFormSchema,
    initial,
    save: (input, purpose) => (purpose === 'approve' ? confirmSimple(input) : saveDraft(input)),
    afterSave: agreementValues,
    draftKey: `${user.id}:contract:${sponsorshipId}:${contract?.id ?? 'new-simple'}`,
    loadTheirs:
      contract &&
      (async () => {
        const query = contractQuery({ sponsorshipId, contractId: contract.id });
        return agreementValues(await queryClient.fetchQuery({ ...query, staleTime: 0 }));
      }),
    onSaved: (saved, purpose) => {
      if (purpose !== 'approve') {
        toast.success(texts.simple.saved);
        return;
      }
      toast.success(texts.approve.done);
      const params = { id: String(sponsorshipId), contract: String(saved.id) };
      void navigate({ to: '/sponsorships/$id/$contract', params, search: {}, replace: true });
    },
  });
};

/** The simple agreement: one step, without products. A draft is saved, any is approved once that was meant. */
export const SimpleForm = ({ sponsorshipId, contract }: SimpleFormProps) => {
  const form = useSimpleForm({ sponsorshipId, contract });
  const ask = useAskToApprove(sponsorshipId);
  const saving = useFormState(form, (state) => state.saving);
  const asking = useRef(false);
  const approve = async () => {
    if (asking.current) return;
    asking.current = true;
    const { values } = form.get();
    try {
      // What is missing is said first: nobody is asked to approve what cannot be.
      if (read(simpleFormSchema, values).ok && !(await ask({ ...values, id: contract?.id ?? null }))) return;
      await form.submit('approve');
    } finally {
      asking.current = false;
    }
  };
  return (
    <Stack gap={20} miw={0}>
      <PageForm
        form={form}
        label={texts.simple.create}
        saveLabel={contract ? texts.simple.save : texts.approve.action}
        onSubmit={contract ? () => form.submit('save') : approve}
      >
        <PurposeFields form={form} contract={contract} />
        <TextsFields exclusivity={form.field('exclusivity')} specialAgreements={form.field('specialAgreements')} />
      </PageForm>
      {contract && (
        <Section title={texts.approve.title} subtitle={texts.approve.hint}>
          <Group justify="flex-end">
            <BusyButton busy={saving} onClick={() => void approve()}>
              {texts.approve.action}
            </BusyButton>
          </Group>
        </Section>
      )}
    </Stack>
  );
};
