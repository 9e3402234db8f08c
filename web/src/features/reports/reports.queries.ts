import { api, type ReportFilter, type ReportKind } from '@sponsorat/api';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { keys } from '../../domain/keys.ts';
import { call } from '../../lib/client.ts';

// Agreements and payments change what they say: they are asked anew each time.
const fresh = { staleTime: 0, meta: { inline: true } } as const;

/** A report of a year or a day, of an area or of all. */
export const reportQuery = (kind: ReportKind, filter: ReportFilter) =>
  queryOptions({
    ...fresh,
    queryKey: [...keys.reports, kind, filter],
    queryFn: ({ signal }) =>
      call(api.reports.ofKind, {
        params: { kind },
        query: {
          year: filter.year ?? undefined,
          area: filter.area ?? undefined,
          date: filter.date ?? undefined,
        },
        signal,
      }),
  });

/** The reports that were kept. */
export const keptReportsQuery = queryOptions({
  ...fresh,
  queryKey: [...keys.reports, 'kept'],
  queryFn: ({ signal }) => call(api.reports.kept, { signal }),
});

export const useKeepReport = (kind: ReportKind) => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (filter: ReportFilter) => call(api.reports.keep, { params: { kind }, body: filter }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: keys.reports }),
  });
};
