import { sql } from 'drizzle-orm';
import { check, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { idColumn, money, versionColumns } from '../../lib/db/columns.ts';
import { areas } from '../areas/areas.table.ts';

/** What an area, or without one the bank in common, may spend in a calendar year. */
export const budgets = pgTable(
  'budgets',
  {
    id: idColumn(),
    areaId: integer('area_id').references(() => areas.id),
    year: integer('year').notNull(),
    amount: money('amount').notNull(),
    note: text('note'),
    ...versionColumns(),
  },
  (table) => [
    unique('budgets_year_area').on(table.year, table.areaId).nullsNotDistinct(),
    check('budgets_amount', sql`${table.amount} >= 0`),
  ],
);
