import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { idColumn, instant } from '../../lib/db/columns.ts';
import { contractItems } from './contracts.table.ts';

/** Every change of an item's use: from what, to what, by whom. */
export const usageEntries = pgTable(
  'usage_entries',
  {
    id: idColumn(),
    itemId: integer('item_id')
      .notNull()
      .references(() => contractItems.id, { onDelete: 'cascade' }),
    from: integer('from_used').notNull(),
    to: integer('to_used').notNull(),
    note: text('note'),
    by: text('by').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [index('usage_entries_item').on(table.itemId)],
);
