import { type Contract, read, simpleFormSchema } from '@sponsorat/api';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useMemo, useRef } from 'react';
import { useUser } from '../../../lib/session.ts';
import { BusyButton } from '../../../ui/BusyButton.tsx';
import { EntityForm } from '../../../ui/form/EntityForm.tsx';
import { useEntityForm, useFormState } from '../../../ui/form/useEntityForm.ts';
import { Section } from '../../../ui/Section.tsx';
import { toast } from '../../../ui/toast.ts';
import { useAskToApprove } from '../approve.tsx';
import { contractQuery, useConfirmSimple, useSaveDraft } from '../contracts.queries.ts';
import { type AgreementForm, agreementValues } from '../fields/agreementValues.ts';
import { PurposeFields } from '../fields/PurposeFields.tsx';
import { TextsFields } from '../fields/TextsFields.tsx';
import { texts } from '../texts.ts';
import classes from './SimpleForm.module.css';

type SimpleFormProps = { sponsorshipId: number; contract: Contract | undefined };

/** The form, and the two things that can be done with it: a draft is saved, any is approved once that was meant. */
const useSimpleForm = ({ sponsorshipId, contract }: SimpleFormProps) => {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const user = useUser();
  const { mutateAsync: saveDraft } = useSaveDraft(sponsorshipId);
  const { mutateAsync: confirmSimple } = useConfirmSimple(sponsorshipId);
  const ask = useAskToApprove(sponsorshipId);
  const approves = useRef(contract === undefined);
  const initial = useMemo(() => agreementValues(contract), [contract]);
  const contractId = contract?.id;
  const loadTheirs = useMemo(
    () =>
      contractId === undefined
        ? undefined
        : async () => {
            const query = contractQuery({ sponsorshipId, contractId });
            return agreementValues(await queryClient.fetchQuery({ ...query, staleTime: 0 }));
          },
    [queryClient, sponsorshipId, contractId],
  );
  const form: AgreementForm = useEntityForm({
    schema: simpleFormSchema,
    initial,
    save: (input) => (approves.current ? confirmSimple(input) : saveDraft(input)),
    afterSave: agreementValues,
    draftKey: `${user.id}:contract:${sponsorshipId}:${contractId ?? 'new-simple'}`,
    ...(loadTheirs ? { loadTheirs } : {}),
    onSaved: (saved) => {
      if (!approves.current) {
        toast.success(texts.simple.saved);
        return;
      }
      toast.success(texts.approve.done);
      const params = { id: String(sponsorshipId), contract: String(saved.id) };
      void navigate({ to: '/sponsorships/$id/$contract', params, search: {}, replace: true });
    },
  });

  const { store, submit } = form;
  const save = (): Promise<void> => {
    approves.current = false;
    return submit();
  };
  const approve = async (): Promise<void> => {
    const { values } = store.get();
    // What is missing is said first: nobody is asked to approve what cannot be.
    if (read(simpleFormSchema, values).ok && !(await ask({ ...values, id: contractId ?? null }))) return;
    approves.current = true;
    await submit();
  };
  return { form, save, approve };
};

/** The simple agreement: one step, without products. */
export const SimpleForm = ({ sponsorshipId, contract }: SimpleFormProps) => {
  const { form, save, approve } = useSimpleForm({ sponsorshipId, contract });
  const saving = useFormState(form, (state) => state.saving);
  const asked = useRef(false);
  const approveOnce = async () => {
    if (asked.current) return;
    asked.current = true;
    try {
      await approve();
    } finally {
      asked.current = false;
    }
  };
  const shown = { ...form, submit: contract ? save : approveOnce };
  return (
    <div className={classes.simple}>
      <EntityForm
        form={shown}
        label={texts.simple.create}
        saveLabel={contract ? texts.simple.save : texts.approve.action}
      >
        <PurposeFields form={form} contract={contract} />
        <TextsFields exclusivity={form.field('exclusivity')} specialAgreements={form.field('specialAgreements')} />
      </EntityForm>
      {contract && (
        <Section title={texts.approve.title} subtitle={texts.approve.hint}>
          <div className={classes.approve}>
            <BusyButton busy={saving} onClick={() => void approveOnce()}>
              {texts.approve.action}
            </BusyButton>
          </div>
        </Section>
      )}
    </div>
  );
};
