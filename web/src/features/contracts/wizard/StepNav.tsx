import { Center, Group, Text, VisuallyHidden } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { toStep } from '../addresses.ts';
import classes from '../steps.module.css';
import { PURPOSE_STEP, type Step, steps } from './steps.rules.ts';
import { texts } from './texts.ts';

type StepNavProps = {
  current: number;
  /** The furthest step that has been reached: those up to it can be gone to. */
  reached: number;
  /** The steps before this one hold something, or were gone through. */
  passed: number;
  /** Step 1 lacks something that the agreement cannot do without. */
  incomplete: boolean;
};

const Face = ({ step, done }: { step: Step; done: boolean }) => (
  <>
    <Center component="span" className={classes.dot ?? ''}>
      {done ? <IconCheck size={15} stroke={2.4} aria-hidden /> : step.number}
    </Center>
    <span className={classes.name}>{step.title}</span>
    {done && <VisuallyHidden>{` (${texts.done})`}</VisuallyHidden>}
  </>
);

const look = { display: 'inline-flex', wrap: 'nowrap', gap: 9, fz: 'sm', className: classes.link ?? '' } as const;

/** The wizard's steps: where one is, what is done, and the way back to it. */
export const StepNav = ({ current, reached, passed, incomplete }: StepNavProps) => (
  <nav aria-label={texts.steps}>
    <Group component="ol" className="plain" align="stretch" wrap="nowrap" gap="0 6px" miw={0}>
      {steps.map((step) => {
        const isCurrent = step.number === current;
        const isLacking = incomplete && step.number === PURPOSE_STEP;
        const done = !isCurrent && !isLacking && step.number < passed;
        const face = <Face step={step} done={done} />;
        return (
          <li key={step.number} className={classes.step} data-state={isCurrent ? 'current' : done && 'done'}>
            {!isCurrent && step.number <= reached ? (
              <Group {...look} renderRoot={(props) => <Link {...props} {...toStep(step.number)} />}>
                {face}
              </Group>
            ) : (
              <Group {...look} component="span" aria-current={isCurrent ? 'step' : undefined}>
                {face}
              </Group>
            )}
          </li>
        );
      })}
    </Group>
    <Text size="sm" fw={600} mt={2} hiddenFrom="md">
      {texts.current(current, steps.length, steps[current - 1]?.title ?? '')}
    </Text>
  </nav>
);
