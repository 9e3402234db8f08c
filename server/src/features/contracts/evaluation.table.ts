import { recommendations } from '@sponsorat/api';
import { sql } from 'drizzle-orm';
import { check, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { versionColumns } from '../../lib/db/columns.ts';
import { contracts } from './contracts.table.ts';

/** What the bank thinks of an agreement that comes to its end: marks from 1 to 5, and what it recommends. */
export const evaluations = pgTable(
  'evaluations',
  {
    contractId: integer('contract_id')
      .primaryKey()
      .references(() => contracts.id, { onDelete: 'cascade' }),
    exposure: smallint('exposure'),
    relation: smallint('relation'),
    delivery: smallint('delivery'),
    local: smallint('local'),
    recommendation: text('recommendation', { enum: recommendations }),
    text: text('text'),
    ...versionColumns(),
  },
  (table) =>
    [table.exposure, table.relation, table.delivery, table.local].map((column) =>
      check(`evaluations_${column.name}`, sql`${column} between 1 and 5`),
    ),
);
