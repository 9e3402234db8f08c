import type { ReactNode } from 'react';
import classes from './StatusBadge.module.css';

/** `awaited` takes the place of a status that is not known yet, unseen. */
export type Tone = 'positive' | 'warning' | 'negative' | 'accent' | 'neutral' | 'awaited';

/** A status: an adjective, underlined by a colour that never stands alone. */
export const StatusBadge = ({ tone = 'neutral', children }: { tone?: Tone; children: ReactNode }) => (
  <span className={classes.badge} data-tone={tone}>
    {children}
  </span>
);
