import { useQueryClient } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { type RememberedSearch, rememberedList } from '../lib/list-memory.ts';

/** What a link to a list adds to its address: how the list was left, unless it is on the screen, which begins it anew. */
export const useListSearch = (to: string | undefined): RememberedSearch => {
  const queryClient = useQueryClient();
  const isThere = useLocation({ select: ({ pathname }) => pathname === to });
  return to === undefined || isThere ? {} : rememberedList(queryClient, to);
};
