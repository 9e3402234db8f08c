import type { ReactNode } from 'react';
import classes from './Columns.module.css';

/** Parts of a page in two columns where there is room, else below each other. */
export const Columns = ({ children }: { children: ReactNode }) => (
  <div className={classes.measure}>
    <div className={classes.columns}>{children}</div>
  </div>
);
