import { Stack, Text, VisuallyHidden } from '@mantine/core';
import type { Contract, Sponsorship } from '@sponsorat/api';
import { draftFormSchema, purposeFormSchema } from '@sponsorat/api';
import { useSuspenseQueries } from '@tanstack/react-query';
import { type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { productCategoriesQuery, productsQuery } from '../../../domain/catalog.queries.ts';
import { useSaveDraft } from '../contracts.queries.ts';
import { type AgreementValues, agreementValues } from '../fields/agreementValues.ts';
import { PurposeFields } from '../fields/PurposeFields.tsx';
import { useIsFieldCarried } from '../fields/useCarriedField.ts';
import { type AgreementOfClub, useInitialValues } from '../useInitialValues.ts';
import { ChangesNotice } from './ChangesNotice.tsx';
import { ReviewStep } from './ReviewStep.tsx';
import { SectionStep } from './SectionStep.tsx';
import { StepFrame } from './StepFrame.tsx';
import { StepNav } from './StepNav.tsx';
import { isIncomplete, PURPOSE_STEP, REVIEW_STEP, resumeStep, steps } from './steps.rules.ts';
import { texts } from './texts.ts';
import { type StepForm, useStepForm } from './useStepForm.ts';

const DOUBLE_CLICK_MS = 500;

/** The second half of a double click that led to a step must not press the button that now lies under it. */
const useNoSecondClick = (step: number): void => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: it begins anew with each step
  useEffect(() => {
    const stop = (event: MouseEvent) => {
      if (event.detail < 2) return;
      event.preventDefault();
      event.stopPropagation();
    };
    const remove = () => document.removeEventListener('click', stop, true);
    document.addEventListener('click', stop, true);
    const timer = setTimeout(remove, DOUBLE_CLICK_MS);
    return () => {
      clearTimeout(timer);
      remove();
    };
  }, [step]);
};

type PurposeForm = StepForm<AgreementValues>;
type PurposeStepProps = AgreementOfClub & { formRef: Ref<PurposeForm> | undefined };

/** Step 1: purpose and price. Its first save makes the draft. */
const PurposeStep = ({ formRef, ...props }: PurposeStepProps) => {
  const { sponsorshipId, contract } = props;
  const { mutateAsync: save } = useSaveDraft(sponsorshipId);
  const form = useStepForm<AgreementValues, typeof purposeFormSchema | typeof draftFormSchema>({
    sponsorshipId,
    contract,
    step: PURPOSE_STEP,
    schema: purposeFormSchema,
    draftSchema: draftFormSchema,
    initial: useInitialValues(props),
    save,
    valuesOf: agreementValues,
  });
  useImperativeHandle(formRef, () => form);
  return (
    <StepFrame form={form} step={PURPOSE_STEP}>
      <PurposeFields form={form} contract={contract} />
    </StepFrame>
  );
};

/** What an agreement takes from the club that it is with. */
export type Club = Pick<Sponsorship, 'shortName' | 'categoryId'>;

type WizardProps = {
  sponsorshipId: number;
  /** Undefined for an agreement that is still to be made. */
  contract: Contract | undefined;
  /** The step that the address names; without one, the draft goes on where it stopped. */
  step: number | undefined;
  /** What it is called in the products' texts, for {name}, and its category. */
  club: Club;
  /** Told the form of its first step. */
  form?: Ref<PurposeForm>;
};

/** A full agreement, made step by step. */
export const Wizard = ({ sponsorshipId, contract, step, club, form }: WizardProps) => {
  const [{ data: products }, { data: categories }] = useSuspenseQueries({
    queries: [productsQuery, productCategoriesQuery],
  });
  const resumed = resumeStep(contract, products, categories);
  // Where it stopped is asked once: a step that is saved must not move the wizard by itself.
  const [opened] = useState(resumed);
  const current = contract ? (step ?? opened) : PURPOSE_STEP;
  const [furthest, setFurthest] = useState(current);
  if (current > furthest) setFurthest(current);
  // An address may name any step: that says nothing of those before it.
  const [passed, setPassed] = useState(resumed);
  if (current === passed + 1) setPassed(current);

  useNoSecondClick(current);
  const heading = useRef<HTMLHeadingElement>(null);
  const isFieldCarried = useIsFieldCarried();
  // A draft that was just made has come here from the page of a new one, and has its step in the address.
  const shown = useRef(step === undefined || isFieldCarried ? current : undefined);
  useEffect(() => {
    if (shown.current !== current) heading.current?.focus({ preventScroll: true });
    shown.current = current;
  }, [current]);

  const at = steps[current - 1];
  return (
    <Stack gap="var(--page-gap)" miw={0}>
      {contract && (
        <ChangesNotice contract={contract} onClose={() => heading.current?.focus({ preventScroll: true })} />
      )}
      <StepNav
        current={current}
        reached={contract ? Math.max(furthest, resumed) : PURPOSE_STEP}
        passed={Math.max(passed, resumed)}
        incomplete={!contract || isIncomplete(contract)}
      />
      {/* The steps above name it for who sees them. */}
      <VisuallyHidden component="h2" ref={heading} tabIndex={-1}>
        {at?.title}
      </VisuallyHidden>
      {current === REVIEW_STEP && <Text c="dimmed">{texts.reviewHint}</Text>}
      {current === PURPOSE_STEP && (
        <PurposeStep sponsorshipId={sponsorshipId} contract={contract} clubCategory={club.categoryId} formRef={form} />
      )}
      {contract && at?.section && (
        <SectionStep
          key={current}
          contract={contract}
          step={current}
          section={at.section}
          products={products}
          categories={categories}
          shortName={club.shortName}
        />
      )}
      {contract && current === REVIEW_STEP && <ReviewStep contract={contract} />}
    </Stack>
  );
};
