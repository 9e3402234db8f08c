import { lazy, Suspense } from 'react';
import type { CalendarProps } from './Calendar.tsx';
import classes from './CalendarInput.module.css';

// The calendar comes first when one is opened: a field itself stays light.
const Calendar = lazy(() => import('./Calendar.tsx').then((module) => ({ default: module.Calendar })));

/** The calendar, loaded as it is opened; its place is held meanwhile. */
export const LazyCalendar = (props: CalendarProps) => (
  <Suspense fallback={<div className={classes.waiting} />}>
    <Calendar {...props} />
  </Suspense>
);
