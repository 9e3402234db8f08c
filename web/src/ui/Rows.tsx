import { Stack } from '@mantine/core';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import classes from './Rows.module.css';

type RowsProps = Omit<ComponentPropsWithRef<'ul'>, 'className'> & {
  /** Up to the edges of the card that it fills, its words in from them. */
  flush?: boolean;
};

/** A list with a line between its rows. */
export const Rows = ({ flush = false, ...props }: RowsProps) => (
  <ul {...props} className={classes.rows} data-flush={flush || undefined} />
);

/** A row of such a list: what is said on the left, what can be done on the right, below where it is narrow. */
export const Row = (props: Omit<ComponentPropsWithRef<'li'>, 'className'>) => <li {...props} className={classes.row} />;

/** The lines that a row says. */
export const RowWords = ({ role, children }: { role?: 'status'; children: ReactNode }) => (
  <Stack gap={2} role={role} className={classes.words ?? ''}>
    {children}
  </Stack>
);
