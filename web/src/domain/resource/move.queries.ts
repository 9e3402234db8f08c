import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from '../../ui/toast.ts';
import { type Answer, invalidate, moveRecord } from './resource.queries.ts';
import type { Resource } from './resource.ts';

type Side = 'before' | 'after';

/** The rows after one of them was put right before or after another; the same where either is not among them. */
export const moveRow = <Row extends { Id: number }>(
  rows: readonly Row[],
  id: number,
  side: Side,
  target: number,
): Row[] => {
  const row = rows.find(({ Id }) => Id === id);
  const others = rows.filter(({ Id }) => Id !== id);
  const beside = others.findIndex(({ Id }) => Id === target);
  if (!row || beside < 0) return [...rows];
  return others.toSpliced(side === 'before' ? beside : beside + 1, 0, row);
};

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
        (page) => page && { ...page, Result: moveRow(page.Result, id, side, target) },
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
