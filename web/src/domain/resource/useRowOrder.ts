import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { ListState } from '../../ui/list/useListState.ts';
import { texts } from '../../ui/texts.ts';
import { toast } from '../../ui/toast.ts';
import { useMoveResource } from './move.queries.ts';
import { listQuery } from './resource.queries.ts';
import type { Resource } from './resource.ts';

const SORT = 'Sort';

/** One place up, or one down. */
export type Step = -1 | 1;

type RowOrder<Row> = {
  /** The ways that a row can go, also over the edge of the page. */
  stepsOf: (row: Row) => Step[];
  move: (row: Row, by: Step) => Promise<void>;
  /** What the last move did, for those who hear it. */
  said: string;
};

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

  // biome-ignore lint/correctness/useExhaustiveDependencies: the row's menu may be another element after each change
  useEffect(() => {
    if (follow.current === undefined) return;
    const menu = document.querySelector<HTMLElement>(`[data-move="${follow.current}"]`);
    if (!menu) return;
    menu.focus();
    follow.current = undefined;
  }, [shown]);

  if (!resource.calls.move || sort.field !== SORT || sort.dir === 'desc' || search.search !== undefined)
    return undefined;

  const placeOf = ({ Id }: Row) => {
    const { Result = [], Total = 0 } = queryClient.getQueryData(pageAt(page).queryKey) ?? {};
    const at = Result.findIndex((row) => row.Id === Id);
    return { rows: Result, at, place: (page - 1) * perPage + at + 1, total: Total };
  };

  const move = async (row: Row, by: Step) => {
    const { rows, at, place, total } = placeOf(row);
    if (at < 0) return;
    const onThisPage = rows[at + by];
    // The neighbour is on another page: the row goes there, and the screen with it.
    const beyond = onThisPage ? undefined : await queryClient.fetchQuery({ ...pageAt(page + by), staleTime: 0 });
    const target = onThisPage ?? beyond?.Result.at(by < 0 ? -1 : 0);
    if (!target) return;
    if (onThisPage) follow.current = row.Id;
    setSaid(texts.list.order.moved(resource.rowName(row), place + by, beyond?.Total ?? total));
    try {
      await mutateAsync({ id: row.Id, side: by < 0 ? 'before' : 'after', target: target.Id });
    } catch {
      setSaid('');
      return;
    }
    if (onThisPage) return;
    follow.current = row.Id;
    list.setPage(page + by, { replace: true });
  };

  return {
    stepsOf: (row) => {
      const { at, place, total } = placeOf(row);
      const ways: Step[] = [-1, 1];
      // A row of the page before, which is shown until the next one comes, keeps its menu.
      return at < 0 ? ways : ways.filter((by) => place + by >= 1 && place + by <= total);
    },
    move: (row, by) => move(row, by).catch(toast.error),
    said,
  };
};
