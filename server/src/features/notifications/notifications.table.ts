import { type NotificationKind, notificationKinds } from '@sponsorat/api';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { idColumn, instant } from '../../lib/db/columns.ts';
import { sponsorships } from '../sponsorships/sponsorships.table.ts';
import { users } from '../users/users.table.ts';

const kindList = sql.raw(notificationKinds.map((kind) => `'${kind}'`).join(', '));

/** What has rung at a user's bell. */
export const notifications = pgTable(
  'notifications',
  {
    id: idColumn(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<NotificationKind>().notNull(),
    text: text('text').notNull(),
    /** Where it leads. */
    path: text('path').notNull(),
    /** The sponsorship that it names: whoever may no longer see that does not see this either. */
    sponsorshipId: integer('sponsorship_id').references(() => sponsorships.id, { onDelete: 'cascade' }),
    at: instant('at').notNull(),
    readAt: instant('read_at'),
  },
  (table) => [
    index('notifications_of_user').on(table.userId, table.at, table.id),
    index('notifications_unread').on(table.userId).where(sql`read_at is null`),
    index('notifications_sponsorship').on(table.sponsorshipId),
    index('notifications_at').on(table.at),
    check('notifications_kind_known', sql`${table.kind} in (${kindList})`),
  ],
);
