import { integer, jsonb, pgTable } from 'drizzle-orm/pg-core';
import { instant } from '../../lib/db/columns.ts';
import { sponsorships } from '../sponsorships/sponsorships.table.ts';
import type { DraftRows } from './deleted-drafts.store.ts';

/** Agreements that were deleted a moment ago, so that a draft can come back as it was. */
export const deletedDrafts = pgTable('deleted_drafts', {
  contractId: integer('contract_id').primaryKey(),
  sponsorshipId: integer('sponsorship_id')
    .notNull()
    .references(() => sponsorships.id, { onDelete: 'cascade' }),
  deletedAt: instant('deleted_at').notNull(),
  /** Null for an agreement that was no draft, which does not come back. */
  rows: jsonb('rows').$type<DraftRows>(),
});
