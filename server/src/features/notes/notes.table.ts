import { noteKinds } from '@sponsorat/api';
import { sql } from 'drizzle-orm';
import { boolean, date, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { idColumn, instant, versionColumns } from '../../lib/db/columns.ts';
import { contracts } from '../contracts/contracts.table.ts';
import { sponsorships } from '../sponsorships/sponsorships.table.ts';
import { tasks } from '../tasks/tasks.table.ts';

/** What was said with a club, by those who said it. */
export const notes = pgTable(
  'notes',
  {
    id: idColumn(),
    sponsorshipId: integer('sponsorship_id')
      .notNull()
      .references(() => sponsorships.id, { onDelete: 'cascade' }),
    contractId: integer('contract_id').references(() => contracts.id, { onDelete: 'set null' }),
    kind: text('kind', { enum: noteKinds }).notNull(),
    date: date('date').notNull(),
    text: text('text').notNull(),
    pinned: boolean('pinned').notNull().default(false),
    report: boolean('report').notNull().default(false),
    /** The task that it is followed up by. */
    followUpId: integer('follow_up_id').references(() => tasks.id, { onDelete: 'set null' }),
    createdAt: instant('created_at').notNull().default(sql`now()`),
    createdBy: text('created_by').notNull(),
    ...versionColumns(),
  },
  (table) => [
    index('notes_sponsorship').on(table.sponsorshipId),
    index('notes_contract').on(table.contractId),
    index('notes_follow_up').on(table.followUpId),
  ],
);
