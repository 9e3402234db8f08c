import { documentKinds } from '@sponsorat/api';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { idColumn, instant, versionColumns } from '../../lib/db/columns.ts';
import { searchedColumn, searchedParts } from '../../lib/resource/lists.columns.ts';
import { contracts } from '../contracts/contracts.table.ts';
import { files } from '../files/files.table.ts';
import { sponsorships } from '../sponsorships/sponsorships.table.ts';

/** The documents of a club. One that is removed, or whose sponsorship is, stays for Admins. */
export const clubDocuments = pgTable(
  'club_documents',
  {
    id: idColumn(),
    sponsorshipId: integer('sponsorship_id').references(() => sponsorships.id, { onDelete: 'set null' }),
    contractId: integer('contract_id').references(() => contracts.id, { onDelete: 'set null' }),
    kind: text('kind', { enum: documentKinds }).notNull(),
    title: text('title').notNull(),
    fileId: integer('file_id')
      .notNull()
      .references(() => files.id),
    createdAt: instant('created_at').notNull(),
    createdBy: text('created_by').notNull(),
    removedAt: instant('removed_at'),
    removedBy: text('removed_by'),
    ...versionColumns(),
    searched: searchedColumn(['title']),
  },
  (table) => [
    index('club_documents_sponsorship').on(table.sponsorshipId),
    index('club_documents_contract').on(table.contractId),
    index('club_documents_parts').using('gin', searchedParts).where(sql`removed_at is null`),
    index('club_documents_file').on(table.fileId),
    check('club_documents_removed', sql`${table.sponsorshipId} is not null or ${table.removedAt} is not null`),
  ],
);
