import { pgTable, text } from 'drizzle-orm/pg-core';
import { idColumn, versioned } from '../platform/columns.ts';

export const areas = pgTable('areas', {
  id: idColumn(),
  name: text('name').notNull(),
  address: text('address'),
  zipCode: text('zip_code'),
  city: text('city'),
  ...versioned(),
});
