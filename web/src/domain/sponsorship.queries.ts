import { api, type Contract, type NamedRecord } from '@sponsorat/api';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '../lib/client.ts';
import { keys } from './keys.ts';

/** One sponsorship's master data. */
export const sponsorshipQuery = (id: number) =>
  queryOptions({
    queryKey: [...keys.sponsorship(id), 'data'],
    queryFn: ({ signal }) => call(api.sponsorships.get, { params: { id }, signal }),
  });

/** A sponsorship's agreements, newest start first. */
export const contractsQuery = (sponsorshipId: number) =>
  queryOptions({
    queryKey: [...keys.contracts(sponsorshipId), 'all'],
    queryFn: ({ signal }) => call(api.contracts.list, { params: { id: sponsorshipId }, signal }),
    meta: { inline: true },
  });

/** An agreement, and whose it is. */
export type OfContract = { sponsorshipId: number; contractId: number };
export const ofContract = ({ sponsorshipId, id }: Pick<Contract, 'sponsorshipId' | 'id'>): OfContract => ({
  sponsorshipId,
  contractId: id,
});

export const contractKey = ({ sponsorshipId, contractId }: OfContract) =>
  [...keys.contracts(sponsorshipId), contractId] as const;

/** An agreement's payments and invoices, the newest first. */
export const contractPaymentsQuery = (of: OfContract) =>
  queryOptions({
    queryKey: [...contractKey(of), 'payments'],
    queryFn: ({ signal }) => call(api.payments.ofContract, { params: { contractId: of.contractId }, signal }),
    staleTime: 0,
    meta: { inline: true },
  });

/**
 * After anything that hangs on a sponsorship has changed: it, and what lists and figures say of it, is asked anew.
 * Resolves once what is on the screen has been.
 */
export const invalidateSponsorship = (queryClient: QueryClient, id: number): Promise<unknown> => {
  const changed = [keys.sponsorship(id), keys.sponsorshipList, keys.payments, keys.dashboard, keys.tasks];
  return Promise.all(changed.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
};

const CLUBS = 8;

/** The first sponsorships that pass a search. */
export const clubsQuery = (search: string) =>
  queryOptions({
    queryKey: [...keys.sponsorships, 'named', search],
    queryFn: async ({ signal }): Promise<NamedRecord[]> => {
      const body = { filter: { search }, sort: { field: 'Name' as const, dir: 'asc' as const }, perPage: CLUBS };
      const { Result } = await call(api.sponsorships.list, { body, signal });
      return Result.map(({ Id: id, Name: name }) => ({ id, name }));
    },
    meta: { inline: true },
  });
