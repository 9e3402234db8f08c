import { sql } from 'drizzle-orm';
import { check, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { versioned } from '../../lib/db/columns.ts';
import { files } from '../files/files.table.ts';

/** The bank itself: one row. */
export const company = pgTable(
  'company',
  {
    id: integer('id').primaryKey(),
    name: text('name'),
    cvr: text('cvr'),
    address: text('address'),
    zipCode: text('zip_code'),
    city: text('city'),
    logoFileId: integer('logo_file_id').references(() => files.id),
    ...versioned(),
  },
  (table) => [check('company_is_one', sql`${table.id} = 1`)],
);
