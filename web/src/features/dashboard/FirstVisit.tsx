import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { useUser } from '../../lib/session.ts';
import { setupQuery } from './dashboard.queries.ts';
import { useGuideOver } from './remembered.ts';

const Guide = lazy(() => import('./Guide.tsx').then((module) => ({ default: module.Guide })));

/** The guide for Admins until an installation has all that it needs, or they have seen enough of it; then `children`. */
export const FirstVisit = ({ children }: { children: ReactNode }) => {
  const [isOver, setOver] = useGuideOver(useUser());
  const { data, isPending } = useQuery({ ...setupQuery, enabled: !isOver });
  const isComplete = data && Object.values(data).every(Boolean);
  useEffect(() => {
    if (isComplete && !isOver) setOver();
  }, [isComplete, isOver, setOver]);
  // Neither, until it is known which: one in the other's place would move what is below.
  if (!isOver && isPending) return null;
  if (isOver || isComplete || !data) return children;
  return (
    <Suspense>
      <Guide setup={data} onHide={setOver} />
    </Suspense>
  );
};
