import { type MailStatus, mailStatuses } from '@sponsorat/api';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { idColumn, instant } from '../../lib/db/columns.ts';
import { searchedColumn } from '../../lib/resource/lists.columns.ts';
import { sponsorships } from '../sponsorships/sponsorships.table.ts';
import { users } from '../users/users.table.ts';

const statusList = sql.raw(mailStatuses.map((status) => `'${status}'`).join(', '));

/** Mails that the app has sent, or that wait: the outbox, into which a change writes in its own transaction. */
export const mails = pgTable(
  'mails',
  {
    id: idColumn(),
    /** What it is made of: a second one of the same is never made. */
    dedupeKey: text('dedupe_key').unique(),
    to: text('to').notNull(),
    toUserId: integer('to_user_id').references(() => users.id, { onDelete: 'set null' }),
    /** Whose act it was made by, who is told where it fails. */
    byUserId: integer('by_user_id').references(() => users.id, { onDelete: 'set null' }),
    /** The sponsorship that it is about, and where it leads whoever made it, if it fails. */
    sponsorshipId: integer('sponsorship_id').references(() => sponsorships.id, { onDelete: 'set null' }),
    path: text('path'),
    replyTo: text('reply_to'),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    html: text('html').notNull(),
    /** What stands in text and HTML until it is sent, and is shown to nobody: links that sign, and codes. */
    secrets: text('secrets').array().notNull().default(sql`'{}'`),
    fileIds: integer('file_ids').array().notNull().default(sql`'{}'`),
    status: text('status').$type<MailStatus>().notNull(),
    tries: integer('tries').notNull().default(0),
    nextTryAt: instant('next_try_at').notNull(),
    sentAt: instant('sent_at'),
    error: text('error'),
    messageId: text('message_id').notNull(),
    createdAt: instant('created_at').notNull(),
    searched: searchedColumn(['to', 'subject']),
  },
  (table) => [
    check('mails_status_known', sql`${table.status} in (${statusList})`),
    index('mails_to_send').on(table.nextTryAt).where(sql`${table.status} in ('Venter', 'Sender')`),
    index('mails_in_order').on(table.createdAt, table.id),
  ],
);
