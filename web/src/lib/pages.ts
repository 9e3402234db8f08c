import { type InfiniteData, infiniteQueryOptions } from '@tanstack/react-query';

type Row = { id: number };
type Page<R> = { rows: R[]; total: number };
type Ask<R> = (query: { before: number | undefined }, signal: AbortSignal) => Promise<Page<R>>;
type PageNumber = number | undefined;

/** The rows that were answered so far, and how many there are. A row that has moved meanwhile is there once. */
const rowsOf = <R extends Row>({ pages }: InfiniteData<Page<R>, PageNumber>) => {
  const rows = new Map(pages.flatMap((page) => page.rows).map((row) => [row.id, row]));
  return { rows: [...rows.values()], total: pages.at(-1)?.total ?? 0 };
};

/** A list that is read from its beginning on, one page after another. */
export const pagesOptions = <R extends Row, const K extends readonly unknown[]>(queryKey: K, ask: Ask<R>) =>
  infiniteQueryOptions({
    queryKey,
    queryFn: ({ pageParam, signal }) => ask({ before: pageParam }, signal),
    initialPageParam: undefined as PageNumber,
    getNextPageParam: (last, pages) => {
      const shown = pages.reduce((sum, { rows }) => sum + rows.length, 0);
      return shown < last.total ? last.rows.at(-1)?.id : undefined;
    },
    select: rowsOf<R>,
    staleTime: 0,
    meta: { inline: true },
  });
