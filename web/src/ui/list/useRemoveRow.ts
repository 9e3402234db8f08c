import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';

type Page = { Result: { Id: number }[]; Total: number };

type RowRemoval = {
  /** Under which the pages of the list are cached. */
  list: QueryKey;
  remove: (id: number) => Promise<unknown>;
  /** Asks anew for whatever shows the row. */
  invalidate: () => void;
};

/** Deletes a row. It leaves the list at once, and is back where the server refuses. */
export const useRemoveRow = ({ list, remove, invalidate }: RowRemoval) => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: remove,
    // Whoever asks first says how it went.
    meta: { inline: true },
    onMutate: async (id: number) => {
      await queryClient.cancelQueries({ queryKey: list });
      const before = queryClient.getQueriesData<Page>({ queryKey: list });
      queryClient.setQueriesData<Page>({ queryKey: list }, (page) => {
        if (!page?.Result.some((row) => row.Id === id)) return page;
        return { ...page, Result: page.Result.filter((row) => row.Id !== id), Total: page.Total - 1 };
      });
      return before;
    },
    onError: (_failure, _id, before) => {
      for (const [queryKey, page] of before ?? []) queryClient.setQueryData(queryKey, page);
    },
    onSettled: invalidate,
  });
};
