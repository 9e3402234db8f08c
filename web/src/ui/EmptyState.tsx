import { Box, Center, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { texts } from './texts.ts';

export type EmptyStateProps = {
  /** 'Ingen elementer blev fundet.' where nothing else is said. */
  title?: string;
  /** What to do about it, or why it is so. */
  hint?: ReactNode;
  action?: ReactNode;
  icon?: ReactNode;
  /** In a card among others: less air. */
  compact?: boolean;
};

/** Nothing to show, said in words, with the way on. */
export const EmptyState = ({ title = texts.list.empty, hint, action, icon, compact = false }: EmptyStateProps) => (
  <Stack
    gap={4}
    align={compact ? 'flex-start' : 'center'}
    ta={compact ? 'start' : 'center'}
    px={compact ? 0 : 'lg'}
    py={compact ? 6 : 44}
  >
    {icon && (
      <Center w={48} h={48} mb="xs" bdrs="lg" c="var(--accent-strong)" bg="var(--accent-soft)" aria-hidden>
        {icon}
      </Center>
    )}
    <Text fw={compact ? 500 : 600}>{title}</Text>
    {hint && (
      <Text c="dimmed" maw="52ch">
        {hint}
      </Text>
    )}
    {action && <Box mt="sm">{action}</Box>}
  </Stack>
);
