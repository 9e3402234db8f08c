import {
  addDays,
  type IsoDate,
  sundayOf,
  TASK_MONTH_DAYS,
  type TaskKind,
  type TaskListRequest,
  type TaskPeriod,
  taskPeriodOf,
  taskRowKey,
} from '@sponsorat/api';
import type { Actor, Viewer } from '../../lib/actor.ts';
import { sliceOf } from '../../lib/resource/lists.ts';
import type { Filters } from '../sponsorship-index/sorted-table.ts';
import { scopeFilter } from '../sponsorship-index/summaries.ts';
import type { IndexedTasks } from './task-index.ts';
import { keyOf } from './tasks.present.ts';
import type { IndexedTask } from './tasks.sql.ts';

type ListedTask = Omit<IndexedTask, 'searched'>;
type TaskFilters = Filters<ListedTask>;

const between = (from: IsoDate, to: IsoDate): TaskFilters => ({
  [`due ${from} ${to}`]: ({ dueDate }) => dueDate >= from && dueDate <= to,
});

const dueIn = (when: TaskPeriod, today: IsoDate): TaskFilters => {
  const monthEnd = addDays(today, TASK_MONTH_DAYS);
  if (when === 'week') return between(today, sundayOf(today));
  if (when === 'month') return between(today, monthEnd);
  if (when === 'overdue') return { [`overdue ${today}`]: ({ dueDate }) => dueDate < today };
  return { [`later ${monthEnd}`]: ({ dueDate }) => dueDate > monthEnd };
};

const filtersOf = (actor: Viewer, filter: TaskListRequest['filter'], today: IsoDate): TaskFilters => {
  const { kind, area, user, unassigned, sponsorship, when, from, to, state = 'open' } = filter;
  return {
    ...scopeFilter(actor),
    [`state ${state}`]: (row) => row.state === state,
    ...(kind && { [`kind ${kind}`]: (row) => row.kind === kind }),
    ...(area !== undefined && { [`area ${area}`]: (row) => row.areaId === area }),
    ...(user !== undefined && { [`user ${user}`]: (row) => row.userId === user }),
    ...(unassigned && { unassigned: (row) => row.isUnassigned }),
    ...(sponsorship !== undefined && { [`sponsorship ${sponsorship}`]: (row) => row.sponsorshipId === sponsorship }),
    ...(when && dueIn(when, today)),
    ...(from && { [`from ${from}`]: ({ dueDate }) => dueDate >= from }),
    ...(to && { [`to ${to}`]: ({ dueDate }) => dueDate <= to }),
  };
};

type PageOfTasks = {
  rows: ListedTask[];
  total: number;
  /** Of rows of the screen alone: how many there are, and how many tasks are put off beside those that are open. */
  screen?: { rows: number; snoozed: number | undefined };
};

/**
 * Which tasks are on one page of those that the actor sees, and how many there are in all. Where a page is of rows of the
 * screen, it holds as many groups, none of them split.
 */
export const pageOfTasks = (
  { table }: IndexedTasks,
  actor: Actor,
  request: TaskListRequest,
  today: IsoDate,
  inRows = false,
): PageOfTasks => {
  const { filter, sort } = request;
  const filters = filtersOf(actor, filter, today);
  const question = { filters, search: filter.search, sort };
  if (!inRows) return table.page({ ...question, ...sliceOf(request) });
  const groups = new Map<string, ListedTask[]>();
  let total = 0;
  table.visit(question, (task) => {
    total += 1;
    const key = `${taskPeriodOf(task.dueDate, today)} ${taskRowKey({ ...task, key: keyOf(task) })}`;
    const group = groups.get(key);
    if (group) group.push(task);
    else groups.set(key, [task]);
  });
  const { before, count } = sliceOf(request);
  const rows = [...groups.values()].slice(before, before + count).flat();
  const { state = 'open', search } = filter;
  const putOff = { filters: filtersOf(actor, { ...filter, state: 'snoozed' }, today), search };
  const snoozed = state === 'open' ? table.count(putOff) : undefined;
  return { rows, total, screen: { rows: groups.size, snoozed } };
};

/** Which open tasks of some days a user is reminded of: all that they see or their own, but for some kinds. */
export type ReminderFilter = { user?: number | undefined; without: readonly TaskKind[]; from?: IsoDate; to: IsoDate };

/** The open tasks that somebody is reminded of, those first that are due first. */
export const tasksToRemindOf = (
  { table }: IndexedTasks,
  viewer: Viewer,
  { without, ...filter }: ReminderFilter,
  today: IsoDate,
) => {
  const left: TaskFilters =
    without.length === 0 ? {} : { [`without ${without}`]: ({ kind }) => !without.includes(kind) };
  const filters = { ...filtersOf(viewer, filter, today), ...left };
  const all = { before: 0, count: table.size };
  return table.page({ filters, sort: { field: 'DueDate', dir: 'asc' }, ...all }).rows;
};

/** How many open tasks there are, of a user or of all whom the actor sees. */
export const summariseTasks = ({ table }: IndexedTasks, actor: Actor, user: number | undefined, today: IsoDate) => {
  const filters = filtersOf(actor, { user }, today);
  const [next] = table.page({
    filters: { ...filters, [`from ${today}`]: ({ dueDate }) => dueDate >= today },
    sort: { field: 'DueDate', dir: 'asc' },
    ...sliceOf({ page: 1, perPage: 1 }),
  }).rows;
  const periods = {
    overdue: dueIn('overdue', today),
    week: dueIn('week', today),
    month: dueIn('month', today),
  };
  return { ...table.counts({ filters }, periods), next: next?.dueDate ?? null };
};
