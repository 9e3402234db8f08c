import { Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './FieldGrid.module.css';

/** Fields two beside each other where there is room. */
export const FieldGrid = ({ children }: { children: ReactNode }) => (
  <div className="measure">
    <Stack gap="md" className={classes.grid ?? ''}>
      {children}
    </Stack>
  </div>
);

/** Fields over the whole width of a FieldGrid, one below the other. */
export const WholeRow = ({ children }: { children: ReactNode }) => (
  <Stack gap="md" miw={0} className={classes.row ?? ''}>
    {children}
  </Stack>
);

/** Fields alone on their rows, as wide as one of two beside each other. */
export const HalfRow = ({ children }: { children: ReactNode }) => (
  <Stack gap="md" miw={0} className={`${classes.row} ${classes.half}`}>
    {children}
  </Stack>
);
