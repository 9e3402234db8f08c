import { sections } from '@sponsorat/api';
import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { idColumn, versionColumns } from '../../lib/db/columns.ts';
import { orderIndexes, searchedColumn } from '../../lib/resource/lists.columns.ts';

export const productCategories = pgTable(
  'product_categories',
  {
    id: idColumn(),
    name: text('name').notNull(),
    section: text('section', { enum: sections }).notNull(),
    sort: integer('sort').notNull(),
    searched: searchedColumn(['name', 'section']),
    ...versionColumns(),
  },
  (table) => orderIndexes(table.id, [table.name, table.section, table.sort]),
);
