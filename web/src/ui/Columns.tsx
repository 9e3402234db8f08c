import { Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './Columns.module.css';

type ColumnsProps = { count?: 2 | 3; children: ReactNode };

/** Parts of a page in two or three columns where there is room, else below each other. */
export const Columns = ({ count = 2, children }: ColumnsProps) => (
  <div className="measure">
    <Stack gap="lg" className={classes.columns ?? ''} data-count={count}>
      {children}
    </Stack>
  </div>
);

type WithAsideProps = {
  aside: ReactNode;
  /** Stays in view while one works beside it; below, it comes before the end of the form. */
  sticky?: boolean;
  children: ReactNode;
};

/** What a page is for, usually a form, with the rest beside it where there is room, else below. */
export const WithAside = ({ aside, sticky = false, children }: WithAsideProps) => (
  <div className="measure">
    <Stack gap="lg" className={classes.withAside ?? ''}>
      <Stack gap="lg" miw={0} className={classes.part ?? ''}>
        {children}
      </Stack>
      <Stack gap="lg" miw={0} className={classes.part ?? ''} data-sticky={sticky || undefined}>
        {aside}
      </Stack>
    </Stack>
  </div>
);
