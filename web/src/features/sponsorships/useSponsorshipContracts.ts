import type { IsoDate } from '@sponsorat/api';
import { type Contract, dayInCopenhagen, type SponsorshipStatus } from '@sponsorat/api';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { contractsQuery } from '../../domain/sponsorship.queries.ts';

type DatedContract = Pick<Contract, 'status' | 'isActive' | 'endDate' | 'renegotiation'>;

/** A sponsorship's status as its agreements make it on a day; null where it has none that counts. */
export const statusOf = (contracts: readonly DatedContract[], today: IsoDate): SponsorshipStatus | null => {
  const active = contracts.find(({ isActive }) => isActive);
  if (active) return active.renegotiation !== null && active.renegotiation <= today ? 'Genforhandling' : 'Aktiv';
  const isPast = ({ status, endDate }: DatedContract) => status === 'Godkendt' && endDate !== null && endDate < today;
  return contracts.some(isPast) ? 'Udløbet' : null;
};

/** True where nothing but drafts would be lost with the sponsorship. */
export const mayRemove = (contracts: readonly Pick<Contract, 'status'>[]): boolean =>
  contracts.every(({ status }) => status === 'Kladde');

/** The agreement that is signed and begins next after a day; of contracts with the newest start first. */
export const comingOf = <C extends Pick<Contract, 'status' | 'startDate'>>(contracts: readonly C[], today: IsoDate) =>
  contracts.findLast(({ status, startDate }) => status === 'Godkendt' && startDate !== null && startDate > today);

/** What a sponsorship's agreements say of it. */
export type ContractsSummary = {
  status: SponsorshipStatus | null;
  active: Contract | undefined;
  coming: Contract | undefined;
  mayRemove: boolean;
};

const summaryOf = (contracts: readonly Contract[]): ContractsSummary => {
  const today = dayInCopenhagen(new Date());
  return {
    status: statusOf(contracts, today),
    active: contracts.find(({ isActive }) => isActive),
    coming: comingOf(contracts, today),
    mayRemove: mayRemove(contracts),
  };
};

/** What a sponsorship's agreements say of it, asked anew when they change. */
export const useSponsorshipContracts = (id: number): UseQueryResult<ContractsSummary> =>
  useQuery({ ...contractsQuery(id), select: summaryOf });
