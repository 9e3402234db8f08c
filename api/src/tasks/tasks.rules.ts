import { daysBetween, type IsoDate, sundayOf } from '../dates.ts';
import { TASK_MONTH_DAYS, type TaskKind, type TaskPeriod, type taskStates } from './tasks.kinds.ts';

/** The heading that something due on a day stands under; a day has one, though the last 30 days hold this week too. */
export const taskPeriodOf = (dueDate: IsoDate, today: IsoDate): TaskPeriod => {
  if (dueDate < today) return 'overdue';
  if (dueDate <= sundayOf(today)) return 'week';
  return daysBetween(today, dueDate) <= TASK_MONTH_DAYS ? 'month' : 'later';
};

type TaskOfRow = {
  key: string;
  kind: TaskKind;
  state: (typeof taskStates)[number];
  sponsorshipId: number;
  userId: number;
};

/**
 * Which row of a heading a task stands in: with what there is to do at one club, for one reason, by one person. A user's
 * own task says its own reason, and what was decided about another was decided about it alone.
 */
export const taskRowKey = ({ key, kind, state, sponsorshipId, userId }: TaskOfRow): string =>
  kind === 'manual' || state !== 'open' ? key : `${kind} ${sponsorshipId} ${userId}`;
