import {
  addDays,
  addMonths,
  type CurrentUser,
  daysBetween,
  hasRole,
  type IsoDate,
  sundayOf,
  TASK_MONTH_DAYS,
  type TaskKind,
  type TaskPeriod,
  taskEndings,
  taskPeriods,
} from '@sponsorat/api';

/** The heading that something due on a day stands under; a day has one, though the last 30 days hold this week too. */
export const periodOf = (dueDate: IsoDate, today: IsoDate): TaskPeriod => {
  if (dueDate < today) return 'overdue';
  if (dueDate <= sundayOf(today)) return 'week';
  return daysBetween(today, dueDate) <= TASK_MONTH_DAYS ? 'month' : 'later';
};

/** Tasks under their headings, in the order that they came. */
export const groupsOf = <T extends { DueDate: IsoDate }>(
  tasks: readonly T[],
  today: IsoDate,
): { period: TaskPeriod; tasks: T[] }[] => {
  const groups = Map.groupBy(tasks, ({ DueDate }) => periodOf(DueDate, today));
  return taskPeriods.flatMap((period) => {
    const group = groups.get(period);
    return group ? [{ period, tasks: group }] : [];
  });
};

/** Whether a person can say that it is done: money ends with a payment, and what waits for an agreement by itself. */
export const canBeDone = (kind: TaskKind): boolean => ['plain', 'note'].includes(taskEndings[kind]);

const MONDAY = 1;

/** The days that a task is mostly put off until. */
export const snoozeDays = (today: IsoDate) => {
  const toMonday = (7 + MONDAY - new Date(`${today}T00:00:00Z`).getUTCDay()) % 7 || 7;
  return [
    { name: 'tomorrow', day: addDays(today, 1) },
    { name: 'monday', day: addDays(today, toMonday) },
    { name: 'month', day: addMonths(today, 1) },
  ] as const;
};

/** Whose tasks Overblik shows. */
export const taskOwners = ['mine', 'all'] as const;
export type TaskOwner = (typeof taskOwners)[number];

/** Who looks after everything begins with everything. */
export const usualOwner = ({ roles }: CurrentUser): TaskOwner => (hasRole(roles, 'Admin') ? 'all' : 'mine');
