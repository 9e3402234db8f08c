import { type Contract, contractStatus } from '@sponsorat/api';

/** What is lost with a contract that is deleted. */
export const lossKey = ({ status, isActive }: Pick<Contract, 'status' | 'isActive'>) => {
  if (status === contractStatus.draft) return 'draftLoss';
  if (status === contractStatus.awaiting) return 'awaitingLoss';
  return isActive ? 'activeLoss' : 'approvedLoss';
};

type DatedContract = Pick<Contract, 'id' | 'number' | 'status' | 'startDate' | 'endDate'>;

/** The approved agreements whose period shares a day with this one's. */
export const overlapping = (
  contract: { id: number | null; startDate: string | null; endDate: string | null },
  all: readonly DatedContract[],
): DatedContract[] => {
  const { id, startDate, endDate } = contract;
  if (!startDate || !endDate) return [];
  return all.filter(
    (other) =>
      other.id !== id &&
      other.status === contractStatus.approved &&
      other.startDate !== null &&
      other.endDate !== null &&
      other.startDate <= endDate &&
      startDate <= other.endDate,
  );
};
