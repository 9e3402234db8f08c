import { type Contract, dayInCopenhagen, type SponsorshipStatus } from '@sponsorat/api';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { contractsQuery } from '../../lib/sponsorship-cache.ts';
import { mayRemove, statusOf } from './status.rules.ts';

/** What a sponsorship's agreements say of it. */
export type Standing = { status: SponsorshipStatus | null; active: Contract | undefined; mayRemove: boolean };

const standingOf = (contracts: readonly Contract[]): Standing => ({
  status: statusOf(contracts, dayInCopenhagen(new Date())),
  active: contracts.find(({ isActive }) => isActive),
  mayRemove: mayRemove(contracts),
});

/** How a sponsorship stands by its agreements. */
export const useSponsorshipContracts = (id: number): UseQueryResult<Standing> =>
  useQuery({ ...contractsQuery(id), select: standingOf });
