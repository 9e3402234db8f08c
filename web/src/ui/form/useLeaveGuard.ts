import { useBlocker, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { confirm } from '../confirm.tsx';
import { texts } from '../texts.ts';

const LOGIN = '/login';

type Guarded = { isDirty: () => boolean; keepDraft: () => void };

/**
 * Asks before unsaved changes are left behind, inside the app and by the browser. A session that ended is no choice
 * of the user's: it passes, and what was typed is kept.
 */
export const useLeaveGuard = (store: Guarded): void => {
  const router = useRouter();
  useBlocker({
    enableBeforeUnload: () => store.isDirty(),
    shouldBlockFn: async ({ current, next }) => {
      if (!store.isDirty() || current.pathname === next.pathname || next.pathname === LOGIN) return false;
      const { leaveTitle: title, leaveMessage: message } = texts.form;
      return !(await confirm({ title, message, danger: true }));
    },
  });
  useEffect(
    () => () => {
      if (router.latestLocation.pathname === LOGIN) store.keepDraft();
    },
    [router, store],
  );
};
