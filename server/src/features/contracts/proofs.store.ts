import { and, type Column, inArray, isNull, sql } from 'drizzle-orm';
import type { Connection } from '../../lib/db/database.ts';
import { proofs } from './proofs.table.ts';

/** Which of these items have proofs of delivery. */
export const findProven = async (db: Connection, itemIds: readonly number[]): Promise<ReadonlySet<number | null>> => {
  if (itemIds.length === 0) return new Set();
  const rows = await db
    .select({ itemId: proofs.itemId })
    .from(proofs)
    .where(and(inArray(proofs.itemId, [...itemIds]), isNull(proofs.removedAt)));
  return new Set(rows.map(({ itemId }) => itemId));
};

/** How many proofs of delivery an item has. */
export const countProofs = (itemId: Column) =>
  sql<number>`(select count(*)::int from proofs p where p.item_id = ${itemId} and p.removed_at is null)`;
