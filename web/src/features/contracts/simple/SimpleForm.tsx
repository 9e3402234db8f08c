import { type Contract, read, simpleDraftFormSchema, simpleFormSchema } from '@sponsorat/api';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useRef } from 'react';
import { useUser } from '../../../lib/session.ts';
import type { Form } from '../../../ui/form/FormStore.ts';
import { PageForm } from '../../../ui/form/PageForm.tsx';
import { StayButton } from '../../../ui/form/StayButton.tsx';
import { useForm } from '../../../ui/form/useForm.ts';
import { toast } from '../../../ui/toast.ts';
import { toContract } from '../addresses.ts';
import { useAskToConfirm } from '../askToConfirm.tsx';
import { fetchContract, useConfirmSimple, useSaveDraft, useSaveSimpleDraft } from '../contracts.queries.ts';
import { openLock } from '../dialogs.tsx';
import { type AgreementValues, agreementValues } from '../fields/agreementValues.ts';
import { PurposeFields } from '../fields/PurposeFields.tsx';
import { TextsFields } from '../fields/TextsFields.tsx';
import { useCarriedField } from '../fields/useCarriedField.ts';
import { texts } from '../texts.ts';
import { type AgreementOfClub, useInitialValues } from '../useInitialValues.ts';

type Purpose = 'save' | 'confirm' | 'lock' | 'full';
type Schema = typeof simpleFormSchema | typeof simpleDraftFormSchema;

const useSimpleForm = (props: AgreementOfClub): Form<AgreementValues, Purpose> => {
  const { sponsorshipId, contract } = props;
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { mutateAsync: saveDraft } = useSaveSimpleDraft(sponsorshipId);
  const { mutateAsync: saveFull } = useSaveDraft(sponsorshipId);
  const { mutateAsync: confirmSimple } = useConfirmSimple(sponsorshipId);
  const form = useForm<AgreementValues, Schema, Contract, Purpose>({
    schema: simpleFormSchema,
    schemaFor: (purpose) => (purpose === 'confirm' || purpose === 'lock' ? simpleFormSchema : simpleDraftFormSchema),
    initial: useInitialValues(props),
    save: (input, purpose) => {
      if (purpose === 'confirm') return confirmSimple(input);
      return purpose === 'full' ? saveFull({ ...input, simple: false }) : saveDraft(input);
    },
    afterSave: agreementValues,
    draft: `contract:${sponsorshipId}:${contract?.id ?? 'new-simple'}`,
    loadTheirs: contract && (async () => agreementValues(await fetchContract(queryClient, contract))),
    onSaved: (saved, purpose) => {
      const done = { save: texts.simple.saved, confirm: texts.confirm.done, full: texts.simple.toFullDone };
      // Whoever locks it is asked for more than it says: it is a draft first.
      if (purpose === 'lock') void openLock(saved);
      else toast.success(done[purpose ?? 'save']);
      if (purpose !== 'confirm' && purpose !== 'full' && contract) return;
      // The page of an agreement that was not there has no place in the history.
      void navigate({
        ...toContract(saved),
        search: purpose === 'confirm' ? {} : { step: 1 },
        replace: true,
        state: carriedField(),
      });
    },
  });
  const carriedField = useCarriedField(form);
  return form;
};

/** The simple agreement: one step, without products. It is saved as a draft at any time, and confirmed once that was meant. */
export const SimpleForm = (props: AgreementOfClub) => {
  const { sponsorshipId, contract } = props;
  const form = useSimpleForm(props);
  const ask = useAskToConfirm(sponsorshipId);
  const { approval: withApproval } = useUser();
  const asking = useRef(false);
  const save = () => form.submit('save');
  const confirmDraft = async () => {
    if (withApproval) return form.submit('lock');
    if (asking.current) return;
    asking.current = true;
    const { values } = form.get();
    try {
      // What is missing is said first: nobody is asked to confirm what cannot be.
      const isWhole = read(simpleFormSchema, values).ok;
      const { id = null, renewsId = null } = contract ?? {};
      const draft = { ...values, id, renewsId, simple: true, products: [] };
      if (isWhole && !(await ask(draft))) return;
      await form.submit('confirm');
    } finally {
      asking.current = false;
    }
  };
  return (
    <PageForm
      form={form}
      label={texts.simple.create}
      saveLabel={texts.confirm.action}
      onSubmit={confirmDraft}
      onSaveKey={save}
      pinned
      secondary={
        <StayButton form={form} onClick={() => void save()}>
          {texts.simple.save}
        </StayButton>
      }
    >
      <PurposeFields form={form} contract={contract} />
      <TextsFields exclusivity={form.field('exclusivity')} specialAgreements={form.field('specialAgreements')} />
      <div>
        <StayButton form={form} onClick={() => void form.submit('full')}>
          {texts.simple.toFull}
        </StayButton>
      </div>
    </PageForm>
  );
};
