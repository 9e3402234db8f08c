import { type ContractStatus, contractStatus, type IsoDate } from '@sponsorat/api';

export type DatedContract = {
  id: number;
  status: ContractStatus;
  startDate: IsoDate | null;
  endDate: IsoDate | null;
  approvedAt: string | null;
};

const covers = (contract: DatedContract, today: IsoDate): boolean =>
  contract.status === contractStatus.approved &&
  contract.startDate !== null &&
  contract.endDate !== null &&
  contract.startDate <= today &&
  today <= contract.endDate;

const precedence = (contract: DatedContract): string =>
  `${contract.startDate} ${contract.approvedAt ?? ''} ${String(contract.id).padStart(12, '0')}`;

/**
 * The active one of a sponsorship's contracts: approved, and today within its period. Of several, the one with
 * the later start, then the one approved last. `approvedAt` is an instant in UTC.
 */
export const activeContract = <C extends DatedContract>(contracts: readonly C[], today: IsoDate): C | null =>
  contracts
    .filter((contract) => covers(contract, today))
    .reduce<C | null>((best, next) => (best && precedence(best) > precedence(next) ? best : next), null);
