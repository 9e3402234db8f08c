import { Group, Text } from '@mantine/core';
import classes from './PartsBar.module.css';

export type BarPart = { label: string; value: number; text: string; tone: 'strong' | 'medium' | 'warm' | 'faint' };

type PartsBarProps = {
  parts: readonly BarPart[];
  /** Of how much they are parts, where something may be left: what they are together, unless it says more. */
  whole?: number;
};

/** What a whole is made of, as one bar, and under it each part with its figure. Parts of nothing are left out. */
export const PartsBar = ({ parts, whole = 0 }: PartsBarProps) => {
  const shown = parts.filter(({ value }) => value > 0);
  const sum = (some: readonly BarPart[]): number => some.reduce((total, { value }) => total + value, 0);
  const percentOf = (value: number): number => (value / Math.max(whole, sum(shown))) * 100;
  return (
    <>
      <svg className={classes.bar} viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden>
        {shown.map(({ label, value, tone }, at) => (
          <rect
            key={label}
            data-part={tone}
            x={percentOf(sum(shown.slice(0, at)))}
            width={percentOf(value)}
            height={10}
          />
        ))}
      </svg>
      <Group component="dl" className="plain" gap="4px 24px" mt={10}>
        {shown.map(({ label, text, tone }) => (
          <Group key={label} gap={8} wrap="nowrap">
            <svg className={classes.dot} viewBox="0 0 10 10" aria-hidden>
              <rect data-part={tone} width={10} height={10} rx={2} />
            </svg>
            <Text component="dt" c="dimmed">
              {label}
            </Text>
            <Text component="dd" fw={600} className="tabular">
              {text}
            </Text>
          </Group>
        ))}
      </Group>
    </>
  );
};
