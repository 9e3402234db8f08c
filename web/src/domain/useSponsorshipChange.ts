import { useMutation, useQueryClient } from '@tanstack/react-query';
import { invalidateSponsorship } from './sponsorship.queries.ts';

/**
 * A change to something that hangs on a sponsorship. What shows it is asked anew before it is done, also where it was
 * refused because somebody else had saved. Whoever makes it shows a failure, or else a toast does.
 */
export const useSponsorshipChange = <I, A>(id: number, change: (input: I) => Promise<A>, shown?: 'toast') => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: change,
    meta: { inline: shown !== 'toast' },
    onSettled: () => invalidateSponsorship(queryClient, id),
  });
};
