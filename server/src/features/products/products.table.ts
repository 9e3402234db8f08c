import { descriptionTypes } from '@sponsorat/api';
import { sql } from 'drizzle-orm';
import { boolean, doublePrecision, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { idColumn, versionColumns } from '../../lib/db/columns.ts';
import { orderIndexes, searchedColumn } from '../../lib/resource/lists.columns.ts';
import { productCategories } from '../product-categories/product-categories.table.ts';

const flag = (name: string) => boolean(name).notNull().default(false);

export const products = pgTable(
  'products',
  {
    id: idColumn(),
    name: text('name').notNull(),
    icon: text('icon'),
    categoryId: integer('category_id')
      .notNull()
      .references(() => productCategories.id),
    sort: doublePrecision('sort'),
    productTitle: text('product_title'),
    hasCheckbox: flag('has_checkbox'),
    hasValue: flag('has_value'),
    hasAmount: flag('has_amount'),
    hasAddOns: flag('has_add_ons'),
    isTicket: flag('is_ticket'),
    amountLabel: text('amount_label'),
    amountUnit: text('amount_unit'),
    valueLabel: text('value_label'),
    valueUnit: text('value_unit'),
    addOnsLabel: text('add_ons_label'),
    addOnValues: text('add_on_values').array().notNull().default(sql`'{}'`),
    hasTvAngle: flag('has_tv_angle'),
    hasCatering: flag('has_catering'),
    hasMatch: flag('has_match'),
    hasPool: flag('has_pool'),
    hasSeason: flag('has_season'),
    isUtilization: flag('is_utilization'),
    descriptionLabel: text('description_label'),
    descriptionType: text('description_type', { enum: descriptionTypes }).notNull().default('none'),
    searched: searchedColumn(['name', 'product_title']),
    ...versionColumns(),
  },
  (table) => [
    index('products_category').on(table.categoryId),
    ...orderIndexes(table.id, [table.name, table.productTitle, table.sort]),
  ],
);
