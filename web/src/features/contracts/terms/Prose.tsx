import { Text } from '@mantine/core';

/** What was written of an agreement, its lines as they were written. */
export const Prose = ({ children }: { children: string | null }) => (
  <Text maw="75ch" style={{ whiteSpace: 'pre-line' }}>
    {children}
  </Text>
);
