import { type Contract, draftFormSchema, purposeFormSchema } from '@sponsorat/api';
import { useMemo } from 'react';
import { useSaveDraft } from '../contracts.queries.ts';
import { type AgreementValues, agreementValues } from '../fields/agreementValues.ts';
import { PurposeFields } from '../fields/PurposeFields.tsx';
import { StepFrame } from './StepFrame.tsx';
import { PURPOSE_STEP } from './steps.rules.ts';
import { useStepForm } from './useStepForm.ts';

type PurposeStepProps = { sponsorshipId: number; contract: Contract | undefined };

/** Step 1: purpose and price. Its first save makes the draft. */
export const PurposeStep = ({ sponsorshipId, contract }: PurposeStepProps) => {
  const { mutateAsync: save } = useSaveDraft(sponsorshipId);
  const initial = useMemo(() => agreementValues(contract), [contract]);
  const form = useStepForm<AgreementValues, typeof purposeFormSchema | typeof draftFormSchema>({
    sponsorshipId,
    contract,
    step: PURPOSE_STEP,
    schema: purposeFormSchema,
    draftSchema: draftFormSchema,
    initial,
    save,
    valuesOf: agreementValues,
  });
  return (
    <StepFrame form={form} step={PURPOSE_STEP}>
      <PurposeFields form={form} contract={contract} />
    </StepFrame>
  );
};
