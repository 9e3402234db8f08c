import type { TemplateInput, TemplateProduct } from '@sponsorat/api';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { idColumn, versionColumns } from '../../lib/db/columns.ts';
import { orderIndexes, searchedColumn } from '../../lib/resource/lists.columns.ts';
import { termsColumns } from './terms.table.ts';

/** What agreements of a kind have in common, to begin a draft with. */
export const templates = pgTable(
  'templates',
  {
    id: idColumn(),
    name: text('name').notNull(),
    description: text('description'),
    active: boolean('active').notNull(),
    months: integer('months'),
    ...termsColumns(),
    rates: jsonb('rates').$type<TemplateInput['terms']['rates']>().notNull(),
    /** With their names: a product that is deleted stays in the templates, and a draft is told what it misses. */
    products: jsonb('products').$type<TemplateProduct[]>().notNull(),
    searched: searchedColumn(['name', 'description']),
    ...versionColumns(),
  },
  (table) => [
    ...orderIndexes(table.id, [table.name, table.description, table.active]),
    index('templates_category').on(table.categoryId),
    check('templates_months', sql`${table.months} > 0`),
    check('templates_amount', sql`${table.sponsorshipAmount} >= 0`),
  ],
);
