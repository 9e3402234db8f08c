import { type Contract, dayInCopenhagen, type SponsorshipStatus } from '@sponsorat/api';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { contractsQuery } from '../../lib/sponsorship-cache.ts';
import { mayRemove, statusOf } from './status.rules.ts';

/** What a sponsorship's agreements say of it. */
export type ContractsSummary = { status: SponsorshipStatus | null; active: Contract | undefined; mayRemove: boolean };

const summaryOf = (contracts: readonly Contract[]): ContractsSummary => ({
  status: statusOf(contracts, dayInCopenhagen(new Date())),
  active: contracts.find(({ isActive }) => isActive),
  mayRemove: mayRemove(contracts),
});

/** What a sponsorship's agreements say of it, asked anew when they change. */
export const useSponsorshipContracts = (id: number): UseQueryResult<ContractsSummary> =>
  useQuery({ ...contractsQuery(id), select: summaryOf });
