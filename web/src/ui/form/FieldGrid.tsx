import type { ReactNode } from 'react';
import classes from './FieldGrid.module.css';

/** Fields two beside each other where there is room. */
export const FieldGrid = ({ children }: { children: ReactNode }) => (
  <div className="measure">
    <div className={classes.grid}>{children}</div>
  </div>
);

/** Fields over the whole width of a FieldGrid, one below the other. */
export const WholeRow = ({ children }: { children: ReactNode }) => <div className={classes.row}>{children}</div>;

/** Fields alone on their rows, as wide as one of two beside each other. */
export const HalfRow = ({ children }: { children: ReactNode }) => (
  <div className={`${classes.row} ${classes.half}`}>{children}</div>
);
