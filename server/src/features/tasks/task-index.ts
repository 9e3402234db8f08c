import { isDeepStrictEqual } from 'node:util';
import { foldLetters, type IsoDate, type TaskListRequest } from '@sponsorat/api';
import type { PooledDatabase } from '../../lib/db/database.ts';
import { ChangeFollower, type MemoryTable } from '../sponsorship-index/change-follower.ts';
import { type Fields, SortedTable } from '../sponsorship-index/sorted-table.ts';
import type { TaskContext } from './task-facts.sql.ts';
import { type IndexedTask, tasksOn } from './tasks.sql.ts';
import { taskContextOn } from './tasks.store.ts';

type Row = Omit<IndexedTask, 'searched'>;

const fields: Fields<Row, TaskListRequest['sort']['field']> = {
  DueDate: (row) => row.dueDate,
  Name: (row) => row.name,
  Kind: (row) => row.kind,
  UserName: (row) => row.userName,
  Amount: (row) => row.amount,
};

const compareTexts = (one: string, other: string): number => Number(one > other) - Number(one < other);
const compareTies = (one: Row, other: Row): number =>
  compareTexts(one.kind, other.kind) || one.recordId - other.recordId || compareTexts(one.dueDate, other.dueDate);

/** The tasks of all sponsorships on one day. */
export class IndexedTasks implements MemoryTable<IndexedTask> {
  /** Another one after every change: an answer may be cached for as long as it is the same. */
  version = {};
  readonly table = new SortedTable<Row, keyof typeof fields>(fields, compareTies);

  get size(): number {
    return this.table.size;
  }

  replace(sponsorshipIds: readonly number[], tasks: readonly IndexedTask[]): void {
    if (sponsorshipIds.length === 0 && tasks.length === 0) return;
    this.version = {};
    this.table.remove(sponsorshipIds);
    for (const { searched, ...task } of tasks) this.table.add(task.sponsorshipId, task, foldLetters(searched));
  }
}

/** The tasks of all sponsorships, as of a day and by the rules that hold then. */
export class TaskIndex extends ChangeFollower<IndexedTasks, IndexedTask, TaskContext> {
  constructor(db: PooledDatabase) {
    super(db, {
      begin: () => new IndexedTasks(),
      contextOn: (today) => taskContextOn(db, today),
      sourceOn: tasksOn,
      invalidOn: (_tasks, context, before) => (isDeepStrictEqual(context, before) ? [] : null),
    });
  }

  /** Reads everything and sorts it as the page opens. */
  warm(today: IsoDate): Promise<unknown> {
    return this.read(today, ({ table }) => table.sort('DueDate', 'asc'));
  }

  /** Does the same for a day that is to come: nearly every task is another one then. */
  prepareDay(day: IsoDate): Promise<void> {
    return this.prepare(day, ({ table }) => table.sort('DueDate', 'asc'));
  }
}
