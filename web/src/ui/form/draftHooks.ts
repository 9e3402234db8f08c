import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { currentUserQuery, LOGIN } from '../../lib/session.ts';

/** The key of a draft, from what it is of: whoever is logged in next may be another, who must not meet it. */
export const useDraftKey = (draft: string | undefined): string | undefined => {
  const queryClient = useQueryClient();
  // As a session ends nobody is known any more.
  const [userId] = useState(() => queryClient.getQueryData(currentUserQuery.queryKey)?.id);
  return draft && userId !== undefined ? `${userId}:${draft}` : undefined;
};

/** Stores what was typed in a form that goes because the session has ended. */
export const useDraftAtLogin = (form: { saveDraft: () => void }): void => {
  const router = useRouter({ warn: false });
  useEffect(
    () => () => {
      if (router?.latestLocation.pathname === LOGIN) form.saveDraft();
    },
    [router, form],
  );
};
