import { api, taxList } from '@sponsorat/api';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { keys } from '../../domain/keys.ts';
import { call } from '../../lib/client.ts';
import { type ListSearch, listBody } from '../../ui/list/listSearch.ts';

// Agreements, invoices and tickets change what they say: they are asked anew each time.
const fresh = { staleTime: 0, placeholderData: keepPreviousData, meta: { inline: true } } as const;

export type TaxSearch = ListSearch<typeof taxList>;
export const taxBody = (search: TaxSearch) => listBody(taxList, search);

/** A page of the agreements of a year, with what is deductible of each. */
export const taxQuery = (search: TaxSearch) => {
  const body = taxBody(search);
  return queryOptions({
    ...fresh,
    queryKey: [...keys.reports, 'tax', body],
    queryFn: ({ signal }) => call(api.tax.list, { body, signal }),
  });
};

/** What they come to, and what should be found out about them. */
export const taxTotalsQuery = (year: number, area: number | null) =>
  queryOptions({
    ...fresh,
    queryKey: [...keys.reports, 'tax-totals', year, area],
    queryFn: ({ signal }) => call(api.tax.totals, { query: { year, area: area ?? undefined }, signal }),
  });
