import { sql } from 'drizzle-orm';
import { boolean, date, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { idColumn, versionColumns } from '../../lib/db/columns.ts';
import { searchedColumn, searchedParts } from '../../lib/resource/lists.columns.ts';
import { sponsorships } from './sponsorships.table.ts';

/** Who can be talked to at a club. The primary one is also the sponsorship's own contact. */
export const contacts = pgTable(
  'contacts',
  {
    id: idColumn(),
    sponsorshipId: integer('sponsorship_id')
      .notNull()
      .references(() => sponsorships.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    role: text('role'),
    email: text('email'),
    phone: text('phone'),
    primary: boolean('is_primary').notNull().default(false),
    note: text('note'),
    activeTo: date('active_to'),
    ...versionColumns(),
    searched: searchedColumn(['name', 'email', 'phone'], 'phone'),
  },
  (table) => [
    index('contacts_sponsorship').on(table.sponsorshipId),
    index('contacts_parts').using('gin', searchedParts).where(sql`not is_primary`),
    uniqueIndex('contacts_primary').on(table.sponsorshipId).where(sql`is_primary`),
  ],
);
