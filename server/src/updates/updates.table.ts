import { pgTable, text } from 'drizzle-orm/pg-core';
import { idColumn, instant, versioned } from '../platform/columns.ts';

export const updates = pgTable('updates', {
  id: idColumn(),
  title: text('title').notNull(),
  description: text('description').notNull(),
  createDate: instant('create_date').notNull(),
  ...versioned(),
});
