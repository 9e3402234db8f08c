import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Connection } from '../../lib/db/database.ts';
import { tableStore } from '../../lib/db/versioned.ts';
import { budgets } from './budgets.table.ts';

export const budgetStore = tableStore(budgets);
export type BudgetRecord = typeof budgets.$inferSelect;

type Place = Pick<BudgetRecord, 'areaId' | 'year'>;

/** The budgets of a year, of whatever area. */
export const listBudgets = (db: Connection, year: number): Promise<BudgetRecord[]> =>
  db.select().from(budgets).where(eq(budgets.year, year));

/** The budget of an area and year, once nobody else saves one for them until the transaction ends; null where there is none. */
export const lockPlace = async (tx: Connection, { areaId, year }: Place): Promise<BudgetRecord | null> => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`budget ${areaId} ${year}`}, 0))`);
  const ofArea = areaId === null ? isNull(budgets.areaId) : eq(budgets.areaId, areaId);
  return budgetStore.find(tx, and(eq(budgets.year, year), ofArea));
};
