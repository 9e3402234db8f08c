import { digests, reminderScopes, type TaskKind } from '@sponsorat/api';
import { sql } from 'drizzle-orm';
import { boolean, date, integer, pgTable, text } from 'drizzle-orm/pg-core';
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
