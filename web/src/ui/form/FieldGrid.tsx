import type { ReactNode } from 'react';
import classes from './FieldGrid.module.css';

/** Fields two beside each other where there is room. */
export const FieldGrid = ({ children }: { children: ReactNode }) => (
  <div className="measure">
    <div className={classes.grid}>{children}</div>
  </div>
);

/** A field, or a few, over the whole width of a FieldGrid. */
export const WholeRow = ({ children }: { children: ReactNode }) => <div className={classes.row}>{children}</div>;

/** A field alone on its row, as wide as one of two beside each other. */
export const HalfRow = ({ children }: { children: ReactNode }) => (
  <div className={`${classes.row} ${classes.half}`}>{children}</div>
);
