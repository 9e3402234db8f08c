import { type IsoDate, type RateStatus, rateStatuses } from '@sponsorat/api';
import { type SQL, sql } from 'drizzle-orm';

/** The day that a rate's status is asked for, and how many days before its due date it falls due. */
export type RateDay = { today: IsoDate; lead: number };

const { raw } = sql;
const rankOf = (status: RateStatus): SQL => raw(String(rateStatuses.indexOf(status) + 1));

/** A rate `r` is paid in full: also of an agreement that is edited again, as what was paid is paid. */
export const isPaidInFull = sql`(r.paid >= r.amount and r.paid > 0)`;

/** Where the status of a rate `r` of a contract `c` comes among `rateStatuses`, from 1. */
export const rateStatusRank = ({ today, lead }: RateDay): SQL<number> => sql`case
  when c.status <> 'Godkendt' and not ${isPaidInFull} then ${rankOf('Ikke underskrevet')}
  when r.paid >= r.amount then ${rankOf('Betalt')}
  when r.due_date < ${today}::date then ${rankOf('Overskredet')}
  when r.due_date <= ${today}::date + ${lead}::int then ${rankOf('Forfalder')}
  else ${rankOf('Kommende')}
end`;

/** The status that a rank stands for. */
export const rateStatusOf = (rank: number): RateStatus => {
  const status = rateStatuses[rank - 1];
  if (!status) throw new RangeError(`No rate has the rank ${rank}`);
  return status;
};
