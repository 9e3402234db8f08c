import { Box, Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { percent } from '../lib/formats.ts';
import classes from './UtilizationBar.module.css';

/** 75 and over is good, 50 to under 75 a warning, under 50 bad: also beside a mark, so that a figure has one colour everywhere. */
const utilizationTone = (value: number): 'positive' | 'warning' | 'negative' => {
  if (value >= 75) return 'positive';
  return value >= 50 ? 'warning' : 'negative';
};

const fills = {
  positive: 'var(--mantine-color-green-4)',
  warning: 'var(--mantine-color-amber-4)',
  negative: 'var(--mantine-color-red-4)',
};

export type UtilizationBarProps = {
  /** Percent; null where nothing is tracked. */
  value: number | null;
  /** As wide as its place, with the number after it. */
  wide?: boolean;
  /** With a short bar, for a line that has other things too. */
  narrow?: boolean;
  /** Without the number, where it stands large already. */
  barOnly?: boolean;
  /** How many percent of the period have passed, as a mark on the bar; say beside it what the mark is. */
  mark?: number | null;
};

type TrackProps = {
  /** Of a hundred. */
  value: number;
  fill: string;
  tone?: keyof typeof fills;
  /** In pixels, or all there is. */
  width: number | '100%';
  overflow?: 'visible' | undefined;
  children?: ReactNode;
};

/** A thin bar that is filled as far as its value. */
export const Track = ({ value, fill, tone, width, overflow, children }: TrackProps) => (
  <svg
    className={classes.track}
    width={width}
    viewBox="0 0 100 6"
    preserveAspectRatio="none"
    style={{ flex: width === '100%' ? 1 : 'none', overflow }}
    aria-hidden
  >
    <rect width={Math.min(100, value)} height={6} fill={fill} data-tone={tone} />
    {children}
  </svg>
);

/** How much is used, as a bar with the number beside it. */
export const UtilizationBar = ({
  value,
  wide = false,
  narrow = false,
  barOnly = false,
  mark = null,
}: UtilizationBarProps) => {
  if (value === null) return percent(null);
  const tone = utilizationTone(value);
  const width = narrow ? 40 : 64;
  return (
    <Group
      component="span"
      display={wide ? 'flex' : 'inline-flex'}
      gap={8}
      wrap="nowrap"
      maw="100%"
      mih={barOnly ? 20 : undefined}
    >
      <Track
        value={value}
        tone={tone}
        fill={fills[tone]}
        width={wide ? '100%' : width}
        overflow={mark === null ? undefined : 'visible'}
      >
        {mark !== null && (
          <line
            x1={mark}
            x2={mark}
            y1={-3}
            y2={9}
            stroke="var(--mantine-color-text)"
            strokeWidth={2}
            vectorEffect="non-scaling-stroke"
          />
        )}
      </Track>
      {/* Bars that stand under each other are as long, whatever their figures. */}
      {!barOnly && (
        <Box component="span" className="amount" {...(wide && { miw: '5.5ch', ta: 'end' })}>
          {percent(value)}
        </Box>
      )}
    </Group>
  );
};
