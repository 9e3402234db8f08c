import type { ReactNode, Ref } from 'react';
import classes from './Columns.module.css';

type ColumnsProps = { count?: 2 | 3; children: ReactNode; ref?: Ref<HTMLDivElement> };

/** Parts of a page in two or three columns where there is room, else below each other. */
export const Columns = ({ count = 2, children, ref }: ColumnsProps) => (
  <div className={classes.measure}>
    <div ref={ref} className={classes.columns} data-count={count}>
      {children}
    </div>
  </div>
);
