import { api } from '@sponsorat/api';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from './client.ts';

/*
 * Where the cache has what several features know of a sponsorship. Features never import each other, and yet an
 * approved agreement changes the header, the usage, the list and the dashboard.
 */

/** Names of cached answers. Everything about one sponsorship lies under `sponsorship(id)`. */
export const keys = {
  sponsorships: ['sponsorships'],
  sponsorshipList: ['sponsorships', 'list'],
  sponsorship: (id: number) => ['sponsorships', id] as const,
  /** The agreement by itself lies here too: ['sponsorships', id, 'contracts', contractId]. */
  contracts: (id: number) => ['sponsorships', id, 'contracts'] as const,
  payments: ['payments'],
  dashboard: ['dashboard'],
  tasks: ['tasks'],
} as const;

/** A sponsorship's agreements, newest start first. */
export const contractsQuery = (sponsorshipId: number) =>
  queryOptions({
    queryKey: [...keys.contracts(sponsorshipId), 'all'],
    queryFn: ({ signal }) => call(api.contracts.list, { params: { id: sponsorshipId }, signal }),
    meta: { inline: true },
  });

type OfContract = { sponsorshipId: number; contractId: number };

/** An agreement's payments and invoices, the newest first. */
export const contractPaymentsQuery = ({ sponsorshipId, contractId }: OfContract) =>
  queryOptions({
    queryKey: [...keys.contracts(sponsorshipId), contractId, 'payments'],
    queryFn: ({ signal }) => call(api.payments.ofContract, { params: { contractId }, signal }),
    staleTime: 0,
    meta: { inline: true },
  });

/**
 * After an agreement or its usage has changed: whatever is derived from it is asked anew. Resolves once what is on
 * the screen has been.
 */
export const invalidateSponsorship = (queryClient: QueryClient, id: number): Promise<unknown> =>
  Promise.all([
    queryClient.invalidateQueries({ queryKey: keys.sponsorship(id) }),
    queryClient.invalidateQueries({ queryKey: keys.sponsorshipList }),
    queryClient.invalidateQueries({ queryKey: keys.payments }),
    queryClient.invalidateQueries({ queryKey: keys.dashboard }),
    queryClient.invalidateQueries({ queryKey: keys.tasks }),
  ]);
