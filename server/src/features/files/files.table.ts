import { customType, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { idColumn, instant } from '../../lib/db/columns.ts';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** Pictures and documents, byte for byte. `kind` says whose right they leave with. */
export const files = pgTable('files', {
  id: idColumn(),
  kind: text('kind', {
    enum: [
      'company-logo',
      'user-picture',
      'sponsorship-logo',
      'agreement',
      'signed-document',
      'invoice',
      'club-document',
      'proof',
      'report',
    ],
  }).notNull(),
  name: text('name').notNull(),
  type: text('type').notNull(),
  size: integer('size').notNull(),
  sha256: text('sha256').notNull(),
  bytes: bytea('bytes').notNull(),
  createdAt: instant('created_at').notNull(),
});
