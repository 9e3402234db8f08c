import { contractAmount, needsApproval, oreToKroner, toOre } from '@sponsorat/api';
import type { ContractDetails } from './contracts.store.ts';

/** The amount of a contract in øre. */
export const amountOf = (row: Pick<ContractDetails, 'startDate' | 'endDate' | 'sponsorshipAmount' | 'rates'>) =>
  contractAmount({
    startDate: row.startDate,
    endDate: row.endDate,
    sponsorshipAmount: row.sponsorshipAmount === null ? null : toOre(row.sponsorshipAmount),
    rates: row.rates.map((rate) => ({ amount: toOre(rate.amount) })),
  });

/** Whether somebody else must allow an agreement before its reader locks it; of one without a total nobody knows yet. */
export const isApprovalNeeded = (row: ContractDetails, hasPost: boolean): boolean => {
  const amount = amountOf(row);
  if (!row.approval || amount === null) return false;
  return needsApproval({ amount: oreToKroner(amount), hasPost }, row.approval, row.approval.rules);
};
