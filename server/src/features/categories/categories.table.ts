import { pgTable, text } from 'drizzle-orm/pg-core';
import { idColumn, versioned } from '../../lib/db/columns.ts';
import { orderIndexes, searchedColumn } from '../../lib/resource/lists.columns.ts';

/** Sponsor categories, of sponsorships and of agreements. */
export const categories = pgTable(
  'categories',
  { id: idColumn(), name: text('name').notNull(), searched: searchedColumn('name'), ...versioned() },
  (table) => orderIndexes(table.id, [table.name]),
);
