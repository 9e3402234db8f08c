import { Center, Group, Text, VisuallyHidden } from '@mantine/core';
import { type Contract, dayInCopenhagen, daysBetween } from '@sponsorat/api';
import { IconCheck } from '@tabler/icons-react';
import { longDate } from '../../../lib/formats.ts';
import { forDays, unbroken } from '../../../lib/since.ts';
import steps from '../steps.module.css';
import classes from './life.module.css';
import { type LifeStep, lifeOf, phaseOf, replacementOf } from './life.rules.ts';
import { texts } from './texts.ts';

type LifeLineProps = {
  contract: Contract;
  /** The sponsorship's agreements, as far as they are known: one of them may have taken this one's place. */
  all: readonly Contract[];
  today: string;
};

const Step = ({ step, name, detail }: { step: LifeStep; name: string; detail: string | null }) => (
  <li
    className={`${steps.step} ${classes.step}`}
    data-state={step.state}
    aria-current={step.state === 'current' ? 'step' : undefined}
  >
    <Center component="span" className={`${steps.dot} ${classes.dot}`}>
      {step.state === 'done' && <IconCheck size={11} stroke={3} aria-hidden />}
    </Center>
    <span className={`${steps.name} ${classes.name}`}>{name}</span>
    <VisuallyHidden>{` (${texts.states[step.state]})`}</VisuallyHidden>
    {detail && (
      <Text span fz="xs" lh={1.35} c="dimmed" className={`tabular ${classes.detail}`}>
        {detail}
      </Text>
    )}
  </li>
);

const daysSince = (instant: string, today: string): number => daysBetween(dayInCopenhagen(new Date(instant)), today);

/** Where an agreement is in its life: its steps, each with who took it and when, or when it will come. */
export const LifeLine = ({ contract, all, today }: LifeLineProps) => {
  const phase = phaseOf(contract, today);
  const replacedBy = replacementOf(contract, all)?.number;
  const last = texts.last(phase, contract, { today, replacedBy });
  const detailOf = ({ name, state, at, by, imported }: LifeStep): string | null => {
    if (name === 'active') return last.detail;
    if (state === 'ahead') return at && texts.signed(longDate(at));
    const day = at && longDate(at);
    const said = [day && imported ? texts.imported(day) : day, by].filter(Boolean).join(', ');
    const isWaiting = state === 'current' && name === 'awaiting' && at === contract.confirmedAt;
    return at && isWaiting ? `${said} · ${unbroken(forDays(daysSince(at, today)))}` : said || null;
  };
  return (
    <div className="measure">
      <Group
        component="ol"
        className={`plain ${classes.steps}`}
        align="stretch"
        wrap="nowrap"
        gap="0 6px"
        miw={0}
        aria-label={texts.steps}
      >
        {lifeOf(contract, phase).map((step) => (
          <Step
            key={step.name}
            step={step}
            name={step.name === 'active' ? last.name : texts.names[step.name]}
            detail={detailOf(step)}
          />
        ))}
      </Group>
    </div>
  );
};
