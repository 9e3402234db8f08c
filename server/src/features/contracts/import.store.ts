import { fileContractInputSchema, formValues } from '@sponsorat/api';
import { eq, getTableColumns, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Connection } from '../../lib/db/database.ts';
import { categories } from '../categories/categories.table.ts';
import { sponsorships } from '../sponsorships/sponsorships.table.ts';
import { contracts } from './contracts.table.ts';

type Rate = { amount: number; dueDate: string | null };
/** A rate with what is paid of it, or of an invoice that waits. */
type PaidRate = Rate & { id: number; registered: number };

type Among = { ids: readonly number[]; numbers: readonly string[]; sponsorshipIds: readonly number[] };

const c = alias(contracts, 'c');
const { number, sponsorshipId, simple, status, categoryId, ...others } = getTableColumns(c);
const stored = fileContractInputSchema.omit({
  category: true,
  additionalCategories: true,
  rates: true,
  // A file says nothing of these, which stay as they are.
  renewsId: true,
  sponsorPaysPrints: true,
});

/** The agreements with these ids or numbers, and all of these sponsorships, by id. */
export const listImportedContracts = async (db: Connection, { ids, numbers, sponsorshipIds }: Among) => {
  const rows = await db
    .select({
      number,
      sponsorshipId,
      simple,
      status,
      categoryId,
      ...formValues(stored, others),
      club: sponsorships.name,
      /** As the agreement says it, or as it is called today. */
      categoryName: sql<
        string | null
      >`case when c.frozen is null then ${categories.name} else c.frozen_category_name end`,
      /** By id: a cell has no order. */
      additionalCategories: sql<number[]>`array(select category_id from contract_categories
        where contract_id = c.id order by category_id)`,
      paidRates: sql<PaidRate[]>`(select coalesce(json_agg(json_build_object('id', r.id, 'amount', r.amount::float8,
        'dueDate', r.due_date, 'registered', r.registered::float8) order by r.position), '[]')
        from contract_rates r where r.contract_id = c.id)`,
    })
    .from(c)
    .innerJoin(sponsorships, eq(sponsorships.id, c.sponsorshipId))
    .leftJoin(categories, eq(categories.id, c.categoryId))
    .where(sql`c.id = any(${sql.param([...ids])}::int[]) or c.number = any(${sql.param([...numbers])}::text[])
      or c.sponsorship_id = any(${sql.param([...sponsorshipIds])}::int[])`)
    .orderBy(c.id);
  return rows.map((row) => ({
    ...row,
    rates: row.paidRates.map(({ amount, dueDate }): Rate => ({ amount, dueDate })),
  }));
};
/** An agreement as rows of a file are compared with it. */
export type ImportedContract = Awaited<ReturnType<typeof listImportedContracts>>[number];
