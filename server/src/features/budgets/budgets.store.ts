import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Connection } from '../../lib/db/database.ts';
import { findRow } from '../../lib/db/versions.ts';
import { conflict } from '../../lib/problem.ts';
import type { SavedResource } from '../../lib/resource/resource.ts';
import { areasExist } from '../areas/areas.store.ts';
import { budgets } from './budgets.table.ts';

export type BudgetRecord = typeof budgets.$inferSelect;

/** The budgets of a year, of whatever area. */
export const listBudgets = (db: Connection, year: number): Promise<BudgetRecord[]> =>
  db.select().from(budgets).where(eq(budgets.year, year));

/** How a budget is saved: 409 where the area has one that year already. */
export const budgetResource: SavedResource<typeof budgets> = {
  name: 'budget',
  table: budgets,
  check: async ({ areaId = null }, { tx }) =>
    areaId === null || (await areasExist(tx, [areaId])) ? {} : { areaId: 'Området findes ikke' },
  columns: async (values, { tx, before }) => {
    const { areaId = null, year } = values;
    // Nobody else saves one for them until the transaction ends.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`budget ${areaId} ${year}`}, 0))`);
    const ofArea = areaId === null ? isNull(budgets.areaId) : eq(budgets.areaId, areaId);
    const other = await findRow(tx, budgets, and(eq(budgets.year, year), ofArea));
    if (other && other.id !== before?.id)
      throw conflict(`Der er allerede et budget for ${year}. Hent siden igen, og ret det.`, {
        by: other.updatedBy,
        at: other.updatedAt.toISOString(),
      });
    return values;
  },
};
