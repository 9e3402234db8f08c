import { and, eq, inArray } from 'drizzle-orm';
import type { Connection } from '../../lib/db/database.ts';
import { areas } from '../areas/areas.table.ts';
import { userAreas } from './users.table.ts';

/** True where there are areas of all these ids, and will be until the transaction ends. */
export const areasExist = async (tx: Connection, ids: number[]): Promise<boolean> => {
  const rows = await tx.select({ id: areas.id }).from(areas).where(inArray(areas.id, ids)).for('key share');
  return rows.length === ids.length;
};

/**
 * Gives and takes areas. One that the user keeps is not touched: a save that makes them responsible there at this
 * moment still finds it.
 */
export const setUserAreas = async (
  tx: Connection,
  userId: number,
  { added, taken }: { added: number[]; taken: number[] },
): Promise<void> => {
  if (taken.length > 0)
    await tx.delete(userAreas).where(and(eq(userAreas.userId, userId), inArray(userAreas.areaId, taken)));
  if (added.length > 0) await tx.insert(userAreas).values(added.map((areaId) => ({ userId, areaId })));
};
