import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { areaResource } from '../../features/areas/areas.store.ts';
import { categoryResource } from '../../features/categories/categories.store.ts';
import { productCategoryResource } from '../../features/product-categories/product-categories.store.ts';
import { productResource } from '../../features/products/products.store.ts';
import { updateResource } from '../../features/updates/updates.store.ts';
import { seedMany } from '../../seeds/many/seed-lists.ts';
import { openTestDatabase } from '../../testing/database.ts';
import { type ListRequest, listResources } from './list.store.ts';
import type { ResourceDefinition, ResourceTable } from './resource.ts';

const ROWS = 30;

let database: Awaited<ReturnType<typeof openTestDatabase>>;
beforeAll(async () => {
  database = await openTestDatabase();
  await seedMany(database.db.background, { count: ROWS, now: new Date('2026-06-15T10:00:00Z') });
});
afterAll(() => database.close());

type ListSource = Pick<
  ResourceDefinition<ResourceTable, Record<string, PgColumn>, never>,
  'table' | 'row' | 'join' | 'sortNames' | 'filters' | 'searchesToo'
>;
const lists: Record<string, ListSource> = {
  categories: categoryResource,
  areas: areaResource,
  updates: updateResource,
  'product categories': productCategoryResource,
  products: productResource,
};

/** How PostgreSQL would answer a list's two queries, the count and the rows, where it may neither sort nor read all. */
const plansOf = async (list: ListSource, request: Partial<ListRequest>): Promise<string[]> => {
  const { db } = database;
  const queries: SQL[] = [];
  const execute: typeof db.execute = (query) => {
    if (typeof query !== 'string') queries.push(query.getSQL());
    return db.execute(query);
  };
  const ask = { filter: {}, sort: { field: 'Id', dir: 'asc' as const }, page: 1, perPage: 10, ...request };
  await listResources({ ...db, execute } as typeof db, list, ask);
  return db.transaction(async (tx) => {
    await tx.execute(sql`select set_config(name, 'off', true) from pg_settings
      where name in ('enable_seqscan', 'enable_sort', 'enable_hashjoin')`);
    const plans: string[] = [];
    for (const query of queries) {
      const { rows } = await tx.execute<{ 'QUERY PLAN': string }>(sql`explain (costs off) ${query}`);
      plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'));
    }
    return plans;
  });
};

const columns = Object.entries(lists).flatMap(([name, { row }]) => Object.keys(row).map((field) => ({ name, field })));

describe('a list of thousands', () => {
  it.each(columns)('is read in order, from the end that is nearer: $name by $field', async ({ name, field }) => {
    const list = lists[name] as ListSource;
    for (const dir of ['asc', 'desc'] as const)
      for (const page of [1, ROWS / 10]) {
        const [, rows] = await plansOf(list, { sort: { field, dir }, page });
        expect(rows, `${dir}, page ${page}`).toMatch(/^Limit/);
        // An incremental sort puts what is alike in the order of ids, and no more.
        expect(rows, `${dir}, page ${page}`).not.toMatch(/^\s*(-> +)?Sort$/m);
      }
  });

  it.each(Object.keys(lists))('is searched by an index: %s', async (name) => {
    const [count] = await plansOf(lists[name] as ListSource, { filter: { search: 'havn' } });
    expect(count).toMatch(/Bitmap Index Scan on \w+_searched/);
    expect(count).not.toContain('Seq Scan');
  });
});
