import { Group, Text } from '@mantine/core';
import { texts } from './texts.ts';

const t = texts.steps;
const steps = ['file', 'columns', 'rows', 'done'] as const;

/** How far an import is. */
export const Steps = ({ current }: { current: (typeof steps)[number] }) => (
  <Group component="ol" className="plain" gap="4px 14px" aria-label={t.label}>
    {steps.map((step, at) => (
      <Text
        key={step}
        component="li"
        py={4}
        fw={step === current ? 600 : 'normal'}
        c={at > steps.indexOf(current) ? 'dimmed' : 'inherit'}
        style={{ borderBottom: `2px solid ${step === current ? 'var(--accent)' : 'transparent'}` }}
        aria-current={step === current ? 'step' : undefined}
      >
        {texts.step(at + 1, t[step])}
      </Text>
    ))}
  </Group>
);
