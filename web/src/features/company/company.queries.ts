import type { Company } from '@sponsorat/api';
import type { QueryClient } from '@tanstack/react-query';
import { keys } from '../../domain/keys.ts';
import { securityQuery } from '../../domain/security.queries.ts';
import { companyQuery } from '../../lib/session.ts';

/** The company as the server has it now: a form must not begin with what the top bar has known for minutes. */
export const loadCompany = (queryClient: QueryClient): Promise<Company> =>
  queryClient.fetchQuery({ ...companyQuery, staleTime: 0 });

/** What the page of the settings begins with. */
export const loadSettings = (queryClient: QueryClient): Promise<Company> => {
  void queryClient.prefetchQuery(securityQuery);
  return loadCompany(queryClient);
};

// Drafts of agreements read the bank's name, address and logo live.
const invalidateDrafts = (queryClient: QueryClient): void => {
  void queryClient.invalidateQueries({ queryKey: keys.sponsorships });
};

/** Puts the saved company where the top bar and the form read it. */
export const cacheCompany = (queryClient: QueryClient, saved: Company): void => {
  queryClient.setQueryData(companyQuery.queryKey, saved);
  invalidateDrafts(queryClient);
};

/** A new logo, which raises no version: whatever else was saved meanwhile stays as it is. */
export const cacheCompanyLogo = (queryClient: QueryClient, logo: string): void => {
  queryClient.setQueryData(companyQuery.queryKey, (known) => known && { ...known, logo });
  invalidateDrafts(queryClient);
};
