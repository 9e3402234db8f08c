import type { ReactNode } from 'react';
import { EntityForm } from '../../../ui/form/EntityForm.tsx';
import type { EntityForm as Form } from '../../../ui/form/useEntityForm.ts';
import { StepButton } from './StepLink.tsx';
import { PURPOSE_STEP, steps } from './steps.rules.ts';
import { texts } from './texts.ts';

type StepFrameProps<V extends object> = { form: Form<V>; step: number; children: ReactNode };

/** The way back to the step before this one. */
export const PreviousStep = ({ step }: { step: number }) =>
  step > PURPOSE_STEP && (
    <StepButton variant="default" step={step - 1}>
      {texts.previous}
    </StepButton>
  );

/** A step with fields, and the ways back and on. */
export const StepFrame = <V extends object>({ form, step, children }: StepFrameProps<V>) => (
  <EntityForm
    form={form}
    label={steps[step - 1]?.title ?? ''}
    saveLabel={texts.next}
    secondary={<PreviousStep step={step} />}
  >
    {children}
  </EntityForm>
);
