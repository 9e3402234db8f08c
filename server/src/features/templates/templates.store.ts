import type { FieldErrors, Selection, TemplateInput, TemplateOption, TemplateProduct } from '@sponsorat/api';
import { eq, sql } from 'drizzle-orm';
import { type Connection, first } from '../../lib/db/database.ts';
import { danish, searchedFor } from '../../lib/resource/lists.ts';
import { defineResource } from '../../lib/resource/resource.ts';
import { categoryProblem } from '../categories/categories.rules.ts';
import { lockCategories } from '../categories/categories.store.ts';
import { categories } from '../categories/categories.table.ts';
import { findProducts } from '../products/products.store.ts';
import { templates } from './templates.table.ts';
import { columnsOfTerms } from './terms.rules.ts';

export type TemplateRecord = typeof templates.$inferSelect;
type Values = Pick<TemplateInput, 'name' | 'description' | 'active' | 'terms'>;

/** Each product with its name and section of today; one that is gone keeps those that it had. */
const namedProducts = async (
  tx: Connection,
  selections: readonly Selection[],
  stored: readonly TemplateProduct[],
): Promise<TemplateProduct[]> => {
  const products = await findProducts(
    tx,
    selections.map(({ productId }) => productId),
  );
  return selections.flatMap((selection) => {
    const product = products.get(selection.productId);
    if (product)
      return [{ ...selection, name: product.productTitle ?? product.name, section: product.category.section }];
    const gone = stored.find(({ productId }) => productId === selection.productId);
    return gone ? [{ ...selection, name: gone.name, section: gone.section }] : [];
  });
};

/** The columns of a template's terms, its products named. */
export const templateColumns = async (
  tx: Connection,
  terms: TemplateInput['terms'],
  stored: readonly TemplateProduct[],
) => ({
  ...columnsOfTerms(terms),
  months: terms.months,
  rates: terms.rates,
  products: await namedProducts(tx, terms.products, stored),
});

const productProblems = async (
  tx: Connection,
  selections: readonly Selection[],
  before: TemplateRecord | null,
): Promise<FieldErrors> => {
  const fields: FieldErrors = {};
  const ids = selections.map(({ productId }) => productId);
  const rows = await findProducts(tx, ids);
  const stored = new Set(before?.products.map(({ productId }) => productId));
  for (const [index, id] of ids.entries()) {
    if (!rows.has(id) && !stored.has(id)) fields[`terms.products.${index}.productId`] = 'Produkt findes ikke';
    else if (ids.indexOf(id) < index) fields[`terms.products.${index}.productId`] = 'Produkt er valgt flere gange';
  }
  return fields;
};

export const templateResource = defineResource({
  name: 'template',
  table: templates,
  row: {
    Id: templates.id,
    Name: templates.name,
    Description: templates.description,
    Active: templates.active,
    Used: sql<number>`(select count(*) from contracts c where c.template_id = ${templates.id})`,
    Category: sql<
      string | null
    >`(select ${danish(sql`k.name`)} from ${categories} k where k.id = ${templates.categoryId})`,
  },
  searchesToo: (search) => {
    const { id, searched } = categories;
    return sql`${templates.categoryId} = any(array(
      select ${id} from ${categories} where ${searchedFor(search, sql`${searched}`)}))`;
  },
  check: async ({ terms }: Values, { tx, before }): Promise<FieldErrors> => {
    const chosen = terms.category === null ? [] : [terms.category];
    const stored = before?.categoryId ? [before.categoryId] : [];
    const known = await lockCategories(tx, chosen);
    const category = categoryProblem(known, { label: 'Kategori', owner: 'Aftaler', chosen, stored });
    return { ...(category && { 'terms.category': category }), ...(await productProblems(tx, terms.products, before)) };
  },
  columns: async ({ name, description, active, terms }: Values, { tx, before }) => ({
    name,
    description,
    active,
    ...(await templateColumns(tx, terms, before?.products ?? [])),
  }),
});

/** The active templates, by name. */
export const listActiveTemplates = (db: Connection): Promise<TemplateOption[]> =>
  db
    .select({
      id: templates.id,
      name: templates.name,
      description: templates.description,
      months: templates.months,
      sponsorshipAmount: templates.sponsorshipAmount,
      products: sql<number>`jsonb_array_length(${templates.products})`,
    })
    .from(templates)
    .where(eq(templates.active, true))
    .orderBy(danish(sql`${templates.name}`), templates.id);

/** A template by id, which nobody changes until the transaction ends; null where there is none. */
export const shareLockTemplate = (tx: Connection, id: number): Promise<TemplateRecord | null> =>
  first(tx.select().from(templates).where(eq(templates.id, id)).for('share'));
