import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { RowOrder, Side } from '../list/rowOrder.ts';
import type { ListState } from '../list/useListState.ts';
import { texts } from '../texts.ts';
import { toast } from '../toast.ts';
import { useMoveResource } from './move.queries.ts';
import { listQuery } from './resource.queries.ts';
import type { Resource } from './resource.ts';

const SORT = 'Sort';

/**
 * The order of a resource's list, where it can be changed: sorted by its own numbers, upwards, with nothing searched for,
 * since a place among hits says little. A filter narrows the rows but keeps their order, so it may stay.
 */
export const useRowOrder = <Row extends { Id: number }, Rec extends { id: number }>(
  resource: Resource<Row, Rec>,
  list: ListState,
): RowOrder<Row> | undefined => {
  const queryClient = useQueryClient();
  const { mutateAsync } = useMoveResource(resource);
  const [said, setSaid] = useState('');
  const follow = useRef<number>(undefined);
  const { search, page, perPage, sort } = list;
  const pageAt = (number: number) => listQuery(resource, { ...search, page: number });
  const shown = queryClient.getQueryData(pageAt(page).queryKey);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the row's grip may be another element after each change
  useEffect(() => {
    if (follow.current === undefined) return;
    const grip = document.querySelector<HTMLElement>(`[data-grip="${follow.current}"]`);
    if (!grip) return;
    grip.focus();
    follow.current = undefined;
  }, [shown]);

  if (!resource.calls.move || sort.field !== SORT || sort.dir === 'desc' || search.search !== undefined)
    return undefined;

  const announce = (row: Row, place: number, total: number) =>
    setSaid(texts.list.order.moved(resource.rowName(row), place, total));
  const send = (id: number, side: Side, target: number): Promise<boolean> =>
    mutateAsync({ id, side, target }).then(
      () => true,
      () => {
        setSaid('');
        return false;
      },
    );

  const put = (row: Row, side: Side, target: Row) => {
    const { Result = [], Total = 0 } = queryClient.getQueryData(pageAt(page).queryKey) ?? {};
    const others = Result.filter(({ Id }) => Id !== row.Id);
    const beside = others.findIndex(({ Id }) => Id === target.Id);
    announce(row, (page - 1) * perPage + beside + (side === 'before' ? 1 : 2), Total);
    void send(row.Id, side, target.Id);
  };

  // The neighbour is on another page: the row goes there, and the screen with it.
  const leave = async (row: Row, by: -1 | 1) => {
    const beyond = await queryClient.fetchQuery({ ...pageAt(page + by), staleTime: 0 });
    const target = by < 0 ? beyond.Result.at(-1) : beyond.Result[0];
    if (!target || !(await send(row.Id, by < 0 ? 'before' : 'after', target.Id))) return;
    announce(row, by < 0 ? (page - 1) * perPage : page * perPage + 1, beyond.Total);
    follow.current = row.Id;
    list.setPage(page + by, { replace: true });
  };

  const step = (row: Row, by: -1 | 1) => {
    const { Result = [], TotalPages = 1 } = queryClient.getQueryData(pageAt(page).queryKey) ?? {};
    const at = Result.findIndex(({ Id }) => Id === row.Id);
    const target = Result[at + by];
    if (at < 0) return;
    if (target) {
      follow.current = row.Id;
      put(row, by < 0 ? 'before' : 'after', target);
    } else if (page + by < 1 || page + by > TotalPages) {
      setSaid(by < 0 ? texts.list.order.isFirst : texts.list.order.isLast);
    } else leave(row, by).catch(toast.error);
  };
  return { put, step, said };
};
