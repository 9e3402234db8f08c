import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { idColumn, instant, versionColumns } from '../../lib/db/columns.ts';
import { files } from '../files/files.table.ts';
import { sponsorships } from '../sponsorships/sponsorships.table.ts';
import { contractItems } from './contracts.table.ts';
import { usageEntries } from './usage.table.ts';

/** What shows that something of an agreement was delivered. One that is removed, or whose product is, stays for Admins. */
export const proofs = pgTable(
  'proofs',
  {
    id: idColumn(),
    sponsorshipId: integer('sponsorship_id').references(() => sponsorships.id, { onDelete: 'set null' }),
    itemId: integer('item_id').references(() => contractItems.id, { onDelete: 'set null' }),
    usageId: integer('usage_id').references(() => usageEntries.id, { onDelete: 'set null' }),
    date: date('date').notNull(),
    note: text('note'),
    createdAt: instant('created_at').notNull(),
    createdBy: text('created_by').notNull(),
    removedAt: instant('removed_at'),
    removedBy: text('removed_by'),
    ...versionColumns(),
  },
  (table) => [
    index('proofs_sponsorship').on(table.sponsorshipId),
    index('proofs_item').on(table.itemId),
    index('proofs_usage').on(table.usageId),
    check(
      'proofs_removed',
      sql`${table.removedAt} is not null or (${table.sponsorshipId} is not null and ${table.itemId} is not null)`,
    ),
  ],
);

/** The pictures and PDFs of a proof, in their order. */
export const proofFiles = pgTable(
  'proof_files',
  {
    proofId: integer('proof_id')
      .notNull()
      .references(() => proofs.id),
    position: integer('position').notNull(),
    fileId: integer('file_id')
      .notNull()
      .references(() => files.id),
    /** A picture again, small. */
    smallFileId: integer('small_file_id').references(() => files.id),
  },
  (table) => [
    primaryKey({ columns: [table.proofId, table.position] }),
    index('proof_files_file').on(table.fileId),
    index('proof_files_small').on(table.smallFileId),
  ],
);
