import { Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';

type ActionRowProps = { hint: string; children: ReactNode };

/** What a button does, in words, with the button beside them or below where it is narrow. */
export const ActionRow = ({ hint, children }: ActionRowProps) => (
  <Group justify="space-between" gap="sm">
    <Text c="dimmed" maw="60ch" flex="1 1 16.25rem">
      {hint}
    </Text>
    {children}
  </Group>
);
