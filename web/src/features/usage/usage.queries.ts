import { api, type Item } from '@sponsorat/api';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { keys } from '../../domain/keys.ts';
import { itemsKey, withItem } from '../../domain/usage.queries.ts';
import { call } from '../../lib/client.ts';
import { toast } from '../../ui/toast.ts';

/** What was saved of an item's use, newest first. */
export const historyQuery = (sponsorshipId: number, itemId: number) =>
  queryOptions({
    queryKey: [...keys.sponsorship(sponsorshipId), 'usage', itemId],
    queryFn: ({ signal }) => call(api.usage.history, { params: { id: sponsorshipId, itemId }, signal }),
    staleTime: 0,
    meta: { inline: true },
  });

/** Shows an item to everyone, or hides it: at once on the screen, and back where the server refuses. */
export const useSavePublic = (sponsorshipId: number) => {
  const queryClient = useQueryClient();
  const queryKey = itemsKey(sponsorshipId);
  const show = (item: Item) => queryClient.setQueriesData<Item[]>({ queryKey }, withItem(item));
  return useMutation({
    mutationFn: (item: Item) =>
      call(api.usage.savePublic, { params: { id: sponsorshipId }, body: { id: item.id, public: item.public } }),
    onMutate: async (item) => {
      await queryClient.cancelQueries({ queryKey });
      show(item);
    },
    onSuccess: show,
    onError: (failure, item) => {
      show({ ...item, public: !item.public });
      toast.error(failure);
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  });
};
