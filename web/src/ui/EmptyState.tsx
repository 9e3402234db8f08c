import type { ReactNode } from 'react';
import classes from './EmptyState.module.css';
import { texts } from './texts.ts';

export type EmptyStateProps = {
  /** 'Ingen elementer blev fundet.' where nothing else is said. */
  title?: string;
  /** What to do about it, or why it is so. */
  hint?: ReactNode;
  action?: ReactNode;
  icon?: ReactNode;
  /** In a card among others: less air. */
  compact?: boolean;
};

/** Nothing to show, said in words, with the way on. */
export const EmptyState = ({ title = texts.list.empty, hint, action, icon, compact = false }: EmptyStateProps) => (
  <div className={classes.root} data-compact={compact || undefined}>
    {icon && (
      <div className={classes.icon} aria-hidden>
        {icon}
      </div>
    )}
    <p className={classes.title}>{title}</p>
    {hint && <p className={classes.hint}>{hint}</p>}
    {action && <div className={classes.action}>{action}</div>}
  </div>
);
