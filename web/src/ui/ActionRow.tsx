import type { ReactNode } from 'react';
import classes from './ActionRow.module.css';

type ActionRowProps = { hint: string; children: ReactNode };

/** What a button does, in words, with the button beside them or below where it is narrow. */
export const ActionRow = ({ hint, children }: ActionRowProps) => (
  <div className={classes.row}>
    <p className={classes.hint}>{hint}</p>
    {children}
  </div>
);
