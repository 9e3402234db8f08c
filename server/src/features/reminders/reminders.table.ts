import { digests, reminderScopes, type TaskKind } from '@sponsorat/api';
import { sql } from 'drizzle-orm';
import { boolean, date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from '../../lib/db/columns.ts';
import { users } from '../users/users.table.ts';

/** How a user wants to be reminded, by e-mail and in the calendar. Who has no row has chosen nothing yet. */
export const reminders = pgTable('reminders', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  digest: text('digest', { enum: digests }).notNull().default('weekly'),
  scope: text('scope', { enum: reminderScopes }).notNull().default('mine'),
  /** Kinds of tasks that are left out. */
  without: text('without').array().$type<TaskKind[]>().notNull().default(sql`'{}'`),
  /** The calendar shows amounts. */
  amounts: boolean('amounts').notNull().default(false),
  /** The day of the last digest, also of one that had nothing to say; and the keys of the tasks that it could tell of. */
  digestOn: date('digest_on'),
  digestKeys: text('digest_keys').array(),
});

const userId = () => integer('user_id').references(() => users.id, { onDelete: 'cascade' });

/** The address of a user's calendar, of which only the hash is kept. */
export const calendars = pgTable('calendars', {
  userId: userId().primaryKey(),
  tokenHash: text('token_hash').notNull().unique(),
  createdAt: instant('created_at').notNull(),
});

/** What a user's calendar has said of a task: it says it under the same number until it says something else. */
export const calendarEvents = pgTable(
  'calendar_events',
  {
    userId: userId().notNull(),
    kind: text('kind').$type<TaskKind>().notNull(),
    recordId: integer('record_id').notNull(),
    dueDate: date('due_date').notNull(),
    /** The SHA-256 of what it says. */
    contentHash: text('content_hash').notNull(),
    sequence: integer('sequence').notNull().default(0),
    changedAt: instant('changed_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.kind, table.recordId, table.dueDate] }),
    index('calendar_events_due').on(table.dueDate),
  ],
);
