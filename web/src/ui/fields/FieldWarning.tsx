import { Group } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { ReactNode } from 'react';

/** What a field points out of its value, which it takes all the same. */
export const FieldWarning = ({ children }: { children: ReactNode }) => (
  <Group component="span" gap={6} mt={5} wrap="nowrap" align="flex-start" fz="sm" c="var(--warning)">
    <IconAlertTriangle size={16} stroke={1.75} style={{ flex: 'none' }} aria-hidden />
    {children}
  </Group>
);
