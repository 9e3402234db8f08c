import type { ReactNode } from 'react';
import classes from './StatusBadge.module.css';

export type Tone = 'positive' | 'warning' | 'negative' | 'accent' | 'neutral';

/** A status: an adjective, underlined by a colour that never stands alone. */
export const StatusBadge = ({ tone = 'neutral', children }: { tone?: Tone; children: ReactNode }) => (
  <span className={classes.badge} data-tone={tone}>
    {children}
  </span>
);
