import { type TaskKind, taskKinds } from '@sponsorat/api';
import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { idColumn, instant, versionColumns } from '../../lib/db/columns.ts';
import { contracts } from '../contracts/contracts.table.ts';
import { sponsorships } from '../sponsorships/sponsorships.table.ts';
import { users } from '../users/users.table.ts';

const assigneeId = () => integer('assignee_id').references(() => users.id, { onDelete: 'set null' });

/** A task that a user made. All others are computed from what they are about. */
export const tasks = pgTable(
  'tasks',
  {
    id: idColumn(),
    sponsorshipId: integer('sponsorship_id')
      .notNull()
      .references(() => sponsorships.id, { onDelete: 'cascade' }),
    contractId: integer('contract_id').references(() => contracts.id, { onDelete: 'set null' }),
    title: text('title').notNull(),
    note: text('note'),
    dueDate: date('due_date').notNull(),
    assigneeId: assigneeId(),
    doneAt: instant('done_at'),
    doneBy: text('done_by'),
    ...versionColumns(),
  },
  (table) => [
    index('tasks_sponsorship').on(table.sponsorshipId),
    index('tasks_contract').on(table.contractId),
    index('tasks_assignee').on(table.assigneeId),
    index('tasks_open').on(table.dueDate).where(sql`done_at is null`),
  ],
);

/**
 * What a person decided about a task. It belongs to the fact that it was made about, down to its date: once that
 * changes, the decision no longer holds and the task is back.
 */
export const taskMarks = pgTable(
  'task_marks',
  {
    kind: text('kind').$type<TaskKind>().notNull(),
    /** Of the kind's record: a contract, a rate, an item, a sponsorship or a task. */
    recordId: integer('record_id').notNull(),
    dueDate: date('due_date').notNull(),
    sponsorshipId: integer('sponsorship_id')
      .notNull()
      .references(() => sponsorships.id, { onDelete: 'cascade' }),
    state: text('state', { enum: ['done', 'snoozed'] }),
    /** What one about a product said when it was done, for where the product is gone. */
    text: text('text'),
    /** The day on which a snoozed task is back. */
    until: date('until'),
    assigneeId: assigneeId(),
    note: text('note'),
    updatedAt: instant('updated_at').notNull(),
    updatedBy: text('updated_by').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.recordId, table.dueDate] }),
    index('task_marks_sponsorship').on(table.sponsorshipId),
    index('task_marks_assignee').on(table.assigneeId),
    check('task_marks_kind', sql`${table.kind} in (${sql.raw(taskKinds.map((kind) => `'${kind}'`).join(', '))})`),
    check('task_marks_snoozed', sql`(coalesce(${table.state}, '') = 'snoozed') = (${table.until} is not null)`),
  ],
);
