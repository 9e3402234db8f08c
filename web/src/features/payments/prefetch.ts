import { type CurrentUser, hasRole } from '@sponsorat/api';
import type { QueryClient } from '@tanstack/react-query';
import { firstDayQuery, monthsQuery, ratesQuery, totalsQuery } from './payments.queries.ts';
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
