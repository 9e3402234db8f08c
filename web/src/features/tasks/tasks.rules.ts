import {
  addDays,
  addMonths,
  contractStatus,
  type IsoDate,
  type TaskKind,
  type TaskPeriod,
  type TaskRow,
  taskEndings,
  taskPeriodOf,
  taskPeriods,
  taskRowKey,
} from '@sponsorat/api';
import { texts } from './texts.ts';

/** A row of a list: what there is to do at one club, for one reason, by one person. */
export type TaskGroup<T = TaskRow> = { key: string; first: T; tasks: readonly [T, ...T[]] };
/** The rows under a heading. */
export type Section<T = TaskRow> = { period: TaskPeriod; rows: TaskGroup<T>[] };

type TaskOfGroup = Pick<TaskRow, 'Key' | 'Kind' | 'State' | 'SponsorshipId' | 'UserId' | 'DueDate'>;
const rowKeyOf = ({
  Key: key,
  Kind: kind,
  State: state,
  SponsorshipId: sponsorshipId,
  UserId: userId,
}: TaskOfGroup): string => taskRowKey({ key, kind, state, sponsorshipId, userId });

/** Tasks by row, in the order that they came. */
export const rowsOf = <T extends TaskOfGroup>(tasks: readonly T[]): TaskGroup<T>[] =>
  [...Map.groupBy(tasks, rowKeyOf)].flatMap(([key, [first, ...others]]): TaskGroup<T>[] =>
    first ? [{ key: `${key} ${first.DueDate}`, first, tasks: [first, ...others] }] : [],
  );

/** Rows under the headings of their tasks, in the order that they came. */
export const sectionsOf = <T extends TaskOfGroup>(tasks: readonly T[], today: IsoDate): Section<T>[] => {
  const groups = Map.groupBy(tasks, ({ DueDate }) => taskPeriodOf(DueDate, today));
  return taskPeriods.flatMap((period) => {
    const group = groups.get(period);
    return group ? [{ period, rows: rowsOf(group) }] : [];
  });
};

/** What a row says: its task, or how many there are. */
export const titleOf = ([{ Kind, Text }, ...others]: TaskGroup['tasks']): string =>
  others.length === 0 ? Text : texts.several[Kind](others.length + 1);

/** The kind whose act a task asks for: a renewal that awaits its signature gets it as every agreement does. */
export const actKindOf = ({ Kind, ContractStatus }: Pick<TaskRow, 'Kind' | 'ContractStatus'>): TaskKind =>
  Kind === 'renewal' && ContractStatus === contractStatus.awaiting ? 'awaiting' : Kind;

/** True where somebody who is still to sign its agreement may be reminded. */
export const canRemind = ({ Signing }: Pick<TaskRow, 'Signing'>, now: Date): boolean =>
  Signing?.remindFrom != null && Signing.remindFrom <= now.toISOString();

/** Whether a person can say that it is done: money ends with a payment, and what waits for an agreement by itself. */
export const canBeDone = (kind: TaskKind): boolean => ['plain', 'note'].includes(taskEndings[kind]);

const MONDAY = 1;

/** The days that a task is mostly put off until, none of them twice: Monday may be tomorrow, or a week on. */
export const snoozeDays = (today: IsoDate) => {
  const toMonday = (7 + MONDAY - new Date(`${today}T00:00:00Z`).getUTCDay()) % 7;
  return [
    { name: 'tomorrow', day: addDays(today, 1) },
    ...(toMonday > 1 ? [{ name: 'monday', day: addDays(today, toMonday) } as const] : []),
    { name: 'week', day: addDays(today, 7) },
    { name: 'month', day: addMonths(today, 1) },
  ] as const;
};
