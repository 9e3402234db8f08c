import { useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** This page was opened for one act alone, on the way through a list of such acts. */
    isErrand?: boolean;
  }
}

/** Leads back to the list that one has left for the act that is now over; false for who did not come from one. */
export const useWayBack = (): (() => boolean) => {
  const router = useRouter();
  return useCallback(() => {
    const isErrand = router.state.location.state.isErrand === true;
    if (isErrand) router.history.back({ ignoreBlocker: true });
    return isErrand;
  }, [router]);
};
