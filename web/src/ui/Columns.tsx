import type { ReactNode, Ref } from 'react';
import classes from './Columns.module.css';

/** Parts of a page in two columns where there is room, else below each other. */
export const Columns = ({ children, ref }: { children: ReactNode; ref?: Ref<HTMLDivElement> }) => (
  <div className={classes.measure}>
    <div ref={ref} className={classes.columns}>
      {children}
    </div>
  </div>
);
