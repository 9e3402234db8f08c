import { sql } from 'drizzle-orm';
import { boolean, date, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { idColumn, versioned } from '../../lib/db/columns.ts';
import { sponsorships } from '../sponsorships/sponsorships.table.ts';

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
    ...versioned(),
    /** As a search reads it: in small letters, a line each, the phone also as its digits. */
    searched: text('searched').generatedAlwaysAs(
      sql`lower("name" collate danish) || E'\\n' || coalesce(lower("email" collate danish), '') || E'\\n' || coalesce(lower("phone" collate danish), '')
        || E'\\n' || coalesce(regexp_replace("phone", '[^0-9]', '', 'g'), '')`,
    ),
  },
  (table) => [
    index('contacts_sponsorship').on(table.sponsorshipId),
    uniqueIndex('contacts_primary').on(table.sponsorshipId).where(sql`is_primary`),
  ],
);
