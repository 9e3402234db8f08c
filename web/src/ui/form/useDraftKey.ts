import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { currentUserQuery } from '../../lib/session.ts';

/** The key of a draft, from what it is of: whoever is logged in next may be another, who must not meet it. */
export const useDraftKey = (draft: string | undefined): string | undefined => {
  const queryClient = useQueryClient();
  // As a session ends nobody is known any more.
  const [userId] = useState(() => queryClient.getQueryData(currentUserQuery.queryKey)?.id);
  return draft && userId !== undefined ? `${userId}:${draft}` : undefined;
};
