import { ActionIcon, Group, Text } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconMinus, IconPlus } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { number } from '../lib/formats.ts';
import { toast } from '../ui/toast.ts';
import { undoToast } from '../ui/undoToast.tsx';
import { texts } from './texts.ts';
import classes from './UsageSteps.module.css';
import { useSaveUsage } from './usage.queries.ts';

const t = texts.usage;
const PAUSE_MS = 700;
const icon = { size: 15, stroke: 2, 'aria-hidden': true } as const;

type UsageStepsProps = {
  sponsorshipId: number;
  item: { id: number; name: string; used: number; amount: number };
};

/** How much of a product is used as it is pressed: what is pressed in one go is saved, and taken back, as one. */
export const useUsageSteps = ({ sponsorshipId, item: { id, name, used } }: UsageStepsProps) => {
  const { mutateAsync: save } = useSaveUsage(sponsorshipId);
  // What the server was told, until `used` says the same; and what is pressed, until it is told.
  const [sent, setSent] = useState<number>();
  const [pressed, setPressed] = useState<number>();
  const before = sent ?? used;
  if (sent === used) setSent(undefined);
  const change = async (to: number) => {
    setSent(to);
    try {
      await save({ id, used: to, note: null });
    } catch (failure) {
      setSent(undefined);
      throw failure;
    }
  };
  const keep = useDebouncedCallback(
    async (next: number) => {
      setPressed((now) => (now === next ? undefined : now));
      if (next === before) return;
      try {
        await change(next);
        undoToast(t.stepped(name, next), async () => {
          await change(before);
          toast.success(t.back);
        });
      } catch (failure) {
        toast.error(failure);
      }
    },
    // Who leaves the page before it has saved.
    { delay: PAUSE_MS, flushOnUnmount: true },
  );
  const press = (next: number) => {
    setPressed(next);
    keep(next);
  };
  return { used: pressed ?? before, press };
};

type StepButtonsProps = {
  item: { name: string; amount: number };
  steps: ReturnType<typeof useUsageSteps>;
  children?: ReactNode;
};

/** One less and one more of a product. */
export const StepButtons = ({ item: { name, amount }, steps: { used, press }, children }: StepButtonsProps) => {
  const step = (by: 1 | -1, label: string) => {
    const next = used + by;
    const isOver = next < 0 || next > amount;
    const end = t.end(name, number(used), number(amount));
    return (
      <ActionIcon
        variant="default"
        size={30}
        className={classes.step ?? ''}
        aria-label={label}
        // Disabled outright, it would lose the focus.
        aria-disabled={isOver || undefined}
        {...(isOver && { 'data-disabled': true, title: end })}
        onClick={() => {
          if (isOver) toast.info(end);
          else press(next);
        }}
      >
        {by < 0 ? <IconMinus {...icon} /> : <IconPlus {...icon} />}
      </ActionIcon>
    );
  };
  return (
    <Group role="group" aria-label={t.of(name)} gap={6} wrap="nowrap">
      {step(-1, t.oneLess(name))}
      {children}
      {step(1, t.oneMore(name))}
    </Group>
  );
};

/** How much of a product is used, with one less and one more. */
export const UsageSteps = (props: UsageStepsProps) => {
  const steps = useUsageSteps(props);
  return (
    <StepButtons item={props.item} steps={steps}>
      <Text span inherit miw="4.5rem" ta="center" className="amount" role="status">
        {t.used(number(steps.used), number(props.item.amount))}
      </Text>
    </StepButtons>
  );
};
