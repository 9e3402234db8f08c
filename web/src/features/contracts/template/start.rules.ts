import { addDays, type Contract, contractStatus, type IsoDate } from '@sponsorat/api';

type Ending = Pick<Contract, 'status' | 'endDate'>;

/** The day on which a new agreement would begin: after the last one that is agreed on, if that still runs, else today. */
export const nextStart = (all: readonly Ending[], today: IsoDate): IsoDate => {
  const ends = all.flatMap(({ status, endDate }) => (status !== contractStatus.draft && endDate ? [endDate] : []));
  const last = ends.sort().at(-1);
  return last && last >= today ? addDays(last, 1) : today;
};
