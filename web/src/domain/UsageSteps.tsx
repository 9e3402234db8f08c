import { ActionIcon, Group, Text } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconMinus, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { number } from '../lib/formats.ts';
import { toast } from '../ui/toast.ts';
import { undoToast } from '../ui/undoToast.tsx';
import { texts } from './texts.ts';
import { useSaveUsage } from './usage.queries.ts';

const t = texts.usage;
const PAUSE_MS = 700;
const icon = { size: 15, stroke: 2, 'aria-hidden': true } as const;

type UsageStepsProps = {
  sponsorshipId: number;
  item: { id: number; name: string; used: number; amount: number };
};

/** How much of a product is used, with one less and one more: what is pressed in one go is saved, and taken back, as one. */
export const UsageSteps = ({ sponsorshipId, item: { id, name, used, amount } }: UsageStepsProps) => {
  const { mutateAsync: save } = useSaveUsage(sponsorshipId);
  // What was saved, until `used` says the same; and what is pressed, until it is saved.
  const [saved, setSaved] = useState<number>();
  const [pressed, setPressed] = useState<number>();
  const before = saved ?? used;
  const shown = pressed ?? before;
  if (saved === used) setSaved(undefined);
  const keep = useDebouncedCallback(
    async (next: number) => {
      const change = async (to: number) => {
        await save({ id, used: to, note: null });
        setSaved(to);
      };
      try {
        if (next === before) return;
        await change(next);
        undoToast(t.stepped(name, next), async () => {
          await change(before);
          toast.success(t.back);
        });
      } catch (failure) {
        toast.error(failure);
      } finally {
        setPressed((now) => (now === next ? undefined : now));
      }
    },
    // Who leaves the page before it has saved.
    { delay: PAUSE_MS, flushOnUnmount: true },
  );
  const step = (by: 1 | -1, label: string) => {
    const next = shown + by;
    const isOver = next < 0 || next > amount;
    return (
      <ActionIcon
        variant="default"
        size={30}
        aria-label={label}
        // Disabled outright, it would lose the focus.
        aria-disabled={isOver || undefined}
        {...(isOver && { 'data-disabled': true })}
        onClick={() => {
          if (isOver) return;
          setPressed(next);
          keep(next);
        }}
      >
        {by < 0 ? <IconMinus {...icon} /> : <IconPlus {...icon} />}
      </ActionIcon>
    );
  };
  return (
    <Group role="group" aria-label={t.of(name)} gap={6} wrap="nowrap">
      {step(-1, t.oneLess(name))}
      <Text span inherit miw="4.5rem" ta="center" className="amount" role="status">
        {t.used(number(shown), number(amount))}
      </Text>
      {step(1, t.oneMore(name))}
    </Group>
  );
};
