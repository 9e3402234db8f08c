import { pgTable, text } from 'drizzle-orm/pg-core';
import { idColumn, versionColumns } from '../../lib/db/columns.ts';
import { orderIndexes, searchedColumn } from '../../lib/resource/lists.columns.ts';

export const areas = pgTable(
  'areas',
  {
    id: idColumn(),
    name: text('name').notNull(),
    address: text('address'),
    zipCode: text('zip_code'),
    city: text('city'),
    costCenter: text('cost_center'),
    searched: searchedColumn(['name', 'address', 'zip_code', 'city']),
    ...versionColumns(),
  },
  (table) => orderIndexes(table.id, [table.name, table.address, table.zipCode, table.city]),
);
