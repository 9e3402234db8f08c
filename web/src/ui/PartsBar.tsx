import { Box, Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './PartsBar.module.css';

export type BarPart = { label: string; value: number; text: string; tone: keyof typeof partFills };

type PartsBarProps = {
  parts: readonly BarPart[];
  /** Of how much they are parts, where something may be left: what they are together, unless it says more. */
  whole?: number;
};

/** What the parts of a bar are drawn in. */
export const partFills = {
  strong: 'var(--accent-bar)',
  medium: 'var(--mantine-primary-color-3)',
  warm: 'var(--mantine-color-amber-4)',
  faint: 'light-dark(var(--mantine-color-gray-4), var(--mantine-color-gray-6))',
};

type BarProps = {
  /** What it says, where no words beside it do. */
  label?: string;
  mt?: number;
  bg?: string;
  children: ReactNode;
};

/** A bar of a hundred parts in width and ten in height. */
export const Bar = ({ label, bg = 'var(--line)', ...rest }: BarProps) => (
  <Box
    component="svg"
    className={classes.bar ?? ''}
    display="block"
    w="100%"
    h={10}
    bg={bg}
    viewBox="0 0 100 10"
    preserveAspectRatio="none"
    {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    {...rest}
  />
);

/** What a part of a bar looks like, beside what it is called. */
export const PartDot = ({ children }: { children: ReactNode }) => (
  <svg className={classes.dot} width={10} height={10} style={{ flex: 'none' }} viewBox="0 0 10 10" aria-hidden>
    {children}
  </svg>
);

/** What a whole is made of, as one bar, and under it each part with its figure. Parts of nothing are left out. */
export const PartsBar = ({ parts, whole = 0 }: PartsBarProps) => {
  const shown = parts.filter(({ value }) => value > 0);
  const sum = (some: readonly BarPart[]): number => some.reduce((total, { value }) => total + value, 0);
  const percentOf = (value: number): number => (value / Math.max(whole, sum(shown))) * 100;
  return (
    <>
      <Bar>
        {shown.map(({ label, value, tone }, at) => (
          <rect
            key={label}
            data-part={tone}
            fill={partFills[tone]}
            x={percentOf(sum(shown.slice(0, at)))}
            width={percentOf(value)}
            height={10}
          />
        ))}
      </Bar>
      <Group component="dl" className="plain" gap="4px 24px" mt={10}>
        {shown.map(({ label, text, tone }) => (
          <Group key={label} gap={8} wrap="nowrap">
            <PartDot>
              <rect fill={partFills[tone]} width={10} height={10} rx={2} />
            </PartDot>
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
