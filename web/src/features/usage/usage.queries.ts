import { api, type Item } from '@sponsorat/api';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { keys } from '../../domain/keys.ts';
import { texts } from '../../domain/texts.ts';
import { itemsKey, useSaveUsage, withItem } from '../../domain/usage.queries.ts';
import { call } from '../../lib/client.ts';
import { toast } from '../../ui/toast.ts';
import { undoToast } from '../../ui/undoToast.tsx';

/** Exposure and activation of the active agreement. */
export const marketingQuery = (sponsorshipId: number) =>
  queryOptions({
    queryKey: [...itemsKey(sponsorshipId), 'marketing'],
    queryFn: ({ signal }) => call(api.usage.marketing, { params: { id: sponsorshipId }, signal }),
    meta: { inline: true },
  });

/** Hospitality of the active agreement. */
export const hospitalityQuery = (sponsorshipId: number) =>
  queryOptions({
    queryKey: [...itemsKey(sponsorshipId), 'hospitality'],
    queryFn: ({ signal }) => call(api.usage.hospitality, { params: { id: sponsorshipId }, signal }),
    meta: { inline: true },
  });

/** What was saved of an item's use, newest first. */
export const historyQuery = (sponsorshipId: number, itemId: number) =>
  queryOptions({
    queryKey: [...keys.sponsorship(sponsorshipId), 'usage', itemId],
    queryFn: ({ signal }) => call(api.usage.history, { params: { id: sponsorshipId, itemId }, signal }),
    staleTime: 0,
    meta: { inline: true },
  });

/**
 * Uses one more or one less of an item: seen at once, saved behind it, and taken back by the toast. What the server
 * refuses is as it was before.
 */
export const useStepUsage = (sponsorshipId: number) => {
  const queryClient = useQueryClient();
  const { mutateAsync: save } = useSaveUsage(sponsorshipId);
  const queryKey = itemsKey(sponsorshipId);
  const saveUsed = async (item: Item, used: number): Promise<void> => {
    await queryClient.cancelQueries({ queryKey });
    queryClient.setQueriesData<Item[]>({ queryKey }, withItem({ ...item, used }));
    try {
      await save({ id: item.id, used, note: null });
    } catch (failure) {
      void queryClient.invalidateQueries({ queryKey });
      throw failure;
    }
  };
  return (item: Item, step: 1 | -1): void => {
    const used = item.used + step;
    saveUsed(item, used).then(
      () => undoToast(texts.usage.stepped(item.product.name, used), () => saveUsed({ ...item, used }, item.used)),
      toast.error,
    );
  };
};

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
