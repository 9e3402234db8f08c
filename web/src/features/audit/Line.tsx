import { Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './audit.module.css';

type LineProps = { at: string; time: string; children: ReactNode };

/** When, and what: a line of a history. */
export const Line = ({ at, time, children }: LineProps) => (
  <Group component="span" gap={0} wrap="nowrap" align="baseline" className={classes.line ?? ''}>
    <Text component="time" c="dimmed" flex="none" mr="md" className="amount" dateTime={at}>
      {time}
    </Text>
    <Text component="span" flex={1} c="var(--mantine-color-text)" className="anywhere">
      {children}
    </Text>
  </Group>
);
