import { Box, Group, Stack } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import type { ComponentPropsWithRef, ReactNode } from 'react';

type RowsProps = {
  /** Up to the edges of the card that it fills, its words in from them. */
  flush?: boolean;
  children: ReactNode;
};

/** A list with a line between its rows. */
export const Rows = ({ flush = false, children }: RowsProps) => (
  <Box component="ul" className="rows" {...(flush ? { px: 'md' } : { mt: -10, mb: -12 })}>
    {children}
  </Box>
);

/** A row of such a list: what is said on the left, what can be done on the right, below where it is narrow. */
export const Row = ({ children }: { children: ReactNode }) => (
  <Group component="li" justify="space-between" gap="8px 16px" py="sm">
    {children}
  </Group>
);

/** The lines that a row says. */
export const RowWords = (props: ComponentPropsWithRef<'div'>) => <Stack gap={2} flex="1 1 16rem" miw={0} {...props} />;

/** What is wrong with a row. */
export const RowError = ({ children }: { children: ReactNode }) => (
  <Group gap={6} wrap="nowrap" align="flex-start" fz="sm" c="var(--mantine-color-error)">
    <IconAlertCircle size={16} stroke={1.75} style={{ flex: 'none', marginTop: 2 }} aria-hidden />
    {children}
  </Group>
);
