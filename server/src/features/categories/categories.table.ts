import { categoryUses } from '@sponsorat/api';
import { pgTable, text } from 'drizzle-orm/pg-core';
import { idColumn, versionColumns } from '../../lib/db/columns.ts';
import { orderIndexes, searchedColumn } from '../../lib/resource/lists.columns.ts';

/** Sponsor categories, of sponsorships and of agreements. */
export const categories = pgTable(
  'categories',
  {
    id: idColumn(),
    name: text('name').notNull(),
    use: text('use', { enum: categoryUses }).notNull().default('Begge'),
    searched: searchedColumn(['name']),
    ...versionColumns(),
  },
  (table) => orderIndexes(table.id, [table.name, table.use]),
);
