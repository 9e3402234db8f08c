import { VisuallyHidden } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { StepLink } from './StepLink.tsx';
import classes from './StepNav.module.css';
import { PURPOSE_STEP, type Step, steps } from './steps.rules.ts';
import { texts } from './texts.ts';

type StepNavProps = {
  current: number;
  /** The furthest step that has been reached: those up to it can be gone to. */
  reached: number;
  /** Step 1 lacks something that the agreement cannot do without. */
  incomplete: boolean;
};

const Face = ({ step, done }: { step: Step; done: boolean }) => (
  <>
    <span className={classes.number}>{done ? <IconCheck size={15} stroke={2.4} aria-hidden /> : step.number}</span>
    <span className={classes.title}>{step.title}</span>
    {done && <VisuallyHidden>{` (${texts.done})`}</VisuallyHidden>}
  </>
);

/** The wizard's steps: where one is, what is done, and the way back to it. */
export const StepNav = ({ current, reached, incomplete }: StepNavProps) => (
  <nav aria-label={texts.steps}>
    <ol className={classes.list}>
      {steps.map((step) => {
        const isCurrent = step.number === current;
        const isLacking = incomplete && step.number === PURPOSE_STEP;
        const done = !isCurrent && !isLacking && step.number < reached;
        const face = <Face step={step} done={done} />;
        return (
          <li
            key={step.number}
            className={classes.step}
            data-current={isCurrent || undefined}
            data-done={done || undefined}
          >
            {!isCurrent && step.number <= reached ? (
              <StepLink className={classes.link} step={step.number}>
                {face}
              </StepLink>
            ) : (
              <span className={classes.link} aria-current={isCurrent ? 'step' : undefined}>
                {face}
              </span>
            )}
          </li>
        );
      })}
    </ol>
    <p className={classes.short}>{texts.current(current, steps.length, steps[current - 1]?.title ?? '')}</p>
  </nav>
);
