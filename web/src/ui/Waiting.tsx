import { VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import { texts } from './texts.ts';
import { useLate } from './useLate.ts';
import classes from './Waiting.module.css';

type WaitingProps = {
  /** False while nothing is on its way. */
  shown?: boolean;
  /** What is said to who does not see it. */
  label?: string;
  /** As tall as what is awaited. */
  children: ReactNode;
};

/** In the place of what is awaited: it holds the place at once, and is seen and announced when the answer is late. */
export const Waiting = ({ shown = true, label = texts.loading, children }: WaitingProps) => {
  const late = useLate(shown);
  return (
    <div className={classes.waiting} data-late={late || undefined} aria-busy="true">
      {late && <VisuallyHidden role="status">{label}</VisuallyHidden>}
      <div aria-hidden>{children}</div>
    </div>
  );
};
