import { Button, Group, Paper, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { texts } from '../texts.ts';

type TickedBarProps = {
  label: string;
  /** How many are ticked. */
  text: string;
  onClear: () => void;
  children: ReactNode;
};

/** What can be done with the ticked rows of a list: at the foot of the screen, wherever one has scrolled to. */
export const TickedBar = ({ label, text, onClear, children }: TickedBarProps) => (
  <Paper
    component="section"
    aria-label={label}
    data-foot
    className="screen-only"
    pos="sticky"
    bottom={12}
    mt="sm"
    px="md"
    py="xs"
    radius="md"
    shadow="md"
    withBorder
    style={{ zIndex: 3 }}
  >
    <Group gap={8}>
      <Text flex="1 1 8rem" className="tabular" role="status">
        {text}
      </Text>
      <Button variant="subtle" onClick={onClear}>
        {texts.list.ticks.clear}
      </Button>
      {children}
    </Group>
  </Paper>
);
