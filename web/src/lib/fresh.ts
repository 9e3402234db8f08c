import { keepPreviousData, queryOptions } from '@tanstack/react-query';

/** What other screens change that know nothing of it is asked anew each time; whoever shows it shows a failure too. */
export const fresh = { staleTime: 0, meta: { inline: true } } as const;

/** A page of a list as its address asks for it: the one before stays until it is there. */
export const listPageQuery = <B, A>(
  queryKey: readonly unknown[],
  body: B,
  ask: (options: { body: B; signal: AbortSignal }) => Promise<A>,
) =>
  queryOptions({
    ...fresh,
    queryKey: [...queryKey, body],
    queryFn: ({ signal }) => ask({ body, signal }),
    placeholderData: keepPreviousData,
  });
