import { type CurrentUser, hasRole, type withoutRatesList } from '@sponsorat/api';
import type { QueryClient } from '@tanstack/react-query';
import { contractPaymentsQuery, type OfContract } from '../../domain/sponsorship.queries.ts';
import type { ListSearch } from '../../ui/list/listSearch.ts';
import { firstDayQuery, monthsQuery, ratesQuery, totalsQuery, withoutRatesQuery } from './payments.queries.ts';
import { type RateSearch, yearShown } from './rateSearch.ts';

/** Asks for what the page of the rates will need. */
export const prefetchRates = (queryClient: QueryClient, search: RateSearch): void => {
  const { area, user } = search;
  void queryClient.prefetchQuery(ratesQuery(search));
  void queryClient.prefetchQuery(totalsQuery({ area, user }));
  void queryClient.prefetchQuery(monthsQuery(yearShown(search), { area, user }));
};

/** Waits until it is known whether an Admin is asked about old rates: the question would move all that stands below it. */
export const awaitFirstDay = async (queryClient: QueryClient, { roles }: CurrentUser): Promise<void> => {
  if (hasRole(roles, 'Admin')) await queryClient.ensureQueryData(firstDayQuery).catch(() => undefined);
};

/** Asks for the agreements that are paid without rates. */
export const prefetchWithoutRates = (queryClient: QueryClient, search: ListSearch<typeof withoutRatesList>): void =>
  void queryClient.prefetchQuery(withoutRatesQuery(search));

/** Asks for the payments of an agreement. */
export const prefetchContractPayments = (queryClient: QueryClient, of: OfContract): void =>
  void queryClient.prefetchQuery(contractPaymentsQuery(of));
