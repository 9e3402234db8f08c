import { Box } from '@mantine/core';
import { lazy, Suspense } from 'react';
import type { CalendarProps } from './Calendar.tsx';

// The calendar comes first when one is opened: a field itself stays light.
const Calendar = lazy(() => import('./Calendar.tsx').then((module) => ({ default: module.Calendar })));

/** The calendar, loaded as it is opened; its place is held meanwhile. */
export const LazyCalendar = (props: CalendarProps) => (
  <Suspense fallback={<Box w="18rem" maw="100%" h={318} />}>
    <Calendar {...props} />
  </Suspense>
);
