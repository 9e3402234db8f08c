import type { ReactNode } from 'react';
import { PageForm } from '../../../ui/form/PageForm.tsx';
import { StayButton } from '../../../ui/form/StayButton.tsx';
import { LinkButton } from '../../../ui/links.tsx';
import { toStep } from '../addresses.ts';
import { PURPOSE_STEP, steps } from './steps.rules.ts';
import { texts } from './texts.ts';
import type { StepForm } from './useStepForm.ts';

type StepFrameProps<V extends object> = {
  form: StepForm<V>;
  step: number;
  /** What the step comes to so far. */
  summary?: ReactNode;
  children: ReactNode;
};

/** The way back to the step before this one. */
export const PreviousStep = ({ step }: { step: number }) =>
  step > PURPOSE_STEP && (
    <LinkButton variant="default" {...toStep(step - 1)}>
      {texts.previous}
    </LinkButton>
  );

/** A step with fields, and the ways back, on, and to stop here. */
export const StepFrame = <V extends object>({ form, step, summary, children }: StepFrameProps<V>) => {
  const stay = () => form.submit('stay');
  return (
    <PageForm
      form={form}
      label={steps[step - 1]?.title ?? ''}
      saveLabel={texts.next}
      onSubmit={() => form.submit('advance')}
      onSaveKey={stay}
      pinned
      summary={summary}
      secondary={
        <>
          <PreviousStep step={step} />
          <StayButton form={form} onClick={() => void stay()}>
            {texts.save}
          </StayButton>
        </>
      }
    >
      {children}
    </PageForm>
  );
};
