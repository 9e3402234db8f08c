import { type Contract, contractStatus, dayInCopenhagen, shownStatus } from '@sponsorat/api';

type Shown = ReturnType<typeof shownStatus>;

const tones = {
  [contractStatus.draft]: 'neutral',
  [contractStatus.awaiting]: 'warning',
  [contractStatus.approved]: 'positive',
  Kommende: 'accent',
  Udløbet: 'neutral',
} as const satisfies Record<Shown, string>;

/** What a contract's status reads today, and the tone that goes with it. */
export const statusToday = (contract: Pick<Contract, 'status' | 'isActive' | 'startDate'>, now: Date = new Date()) => {
  const status = shownStatus(contract, dayInCopenhagen(now));
  return { status, tone: tones[status] };
};

/** What is lost with a contract that is deleted. */
export const lossKey = ({ status, isActive }: Pick<Contract, 'status' | 'isActive'>) => {
  if (status === contractStatus.draft) return 'draftLoss';
  if (status === contractStatus.awaiting) return 'awaitingLoss';
  return isActive ? 'activeLoss' : 'approvedLoss';
};

type Dated = Pick<Contract, 'id' | 'number' | 'status' | 'startDate' | 'endDate'>;

/** The approved agreements whose period shares a day with this one's. */
export const overlapping = (
  contract: { id: number | null; startDate: string | null; endDate: string | null },
  all: readonly Dated[],
): Dated[] => {
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
