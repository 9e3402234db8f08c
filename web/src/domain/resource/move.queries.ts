import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from '../../ui/toast.ts';
import { type Answer, invalidate, moveRecord } from './resource.queries.ts';
import type { Resource } from './resource.ts';
import { reordered, type Side } from './rowOrder.ts';

type Move = { id: number; side: Side; target: number };

/**
 * Moves a record in its list. Its row is there at once, and goes back where the server refuses. Several moves in a
 * row reach the server one after the other, and the list is asked anew after the last.
 */
export const useMoveResource = <Row extends { Id: number }, Rec extends { id: number }>({
  key,
  calls,
}: Resource<Row, Rec>) => {
  const queryClient = useQueryClient();
  const lists = { queryKey: [key, 'list'] };
  const mutationKey = [key, 'move'];
  return useMutation({
    mutationKey,
    scope: { id: `move ${key}` },
    mutationFn: ({ id, side, target }: Move) => moveRecord(calls, id, { [side]: target }),
    onMutate: async ({ id, side, target }) => {
      await queryClient.cancelQueries(lists);
      const before = queryClient.getQueriesData<Answer<Row>>(lists);
      queryClient.setQueriesData<Answer<Row>>(
        lists,
        (page) => page && { ...page, Result: reordered(page.Result, id, side, target) },
      );
      return before;
    },
    onError: (failure, _move, before) => {
      for (const [queryKey, page] of before ?? []) queryClient.setQueryData(queryKey, page);
      toast.error(failure);
    },
    onSettled: () => {
      // Those whose number changed have a new version, too.
      queryClient.removeQueries({ queryKey: [key, 'record'] });
      if (queryClient.isMutating({ mutationKey }) === 1) invalidate(queryClient, key);
    },
  });
};
