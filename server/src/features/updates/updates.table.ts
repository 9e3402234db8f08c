import { pgTable, text } from 'drizzle-orm/pg-core';
import { idColumn, instant, versionColumns } from '../../lib/db/columns.ts';
import { orderIndexes, searchedColumn } from '../../lib/resource/lists.columns.ts';

export const updates = pgTable(
  'updates',
  {
    id: idColumn(),
    title: text('title').notNull(),
    description: text('description').notNull(),
    createDate: instant('create_date').notNull(),
    searched: searchedColumn(['title']),
    ...versionColumns(),
  },
  (table) => orderIndexes(table.id, [table.title, table.createDate]),
);
