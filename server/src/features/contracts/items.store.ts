import { isDeepStrictEqual } from 'node:util';
import { formValues, type Selection, selectionInput } from '@sponsorat/api';
import { eq, inArray, sql } from 'drizzle-orm';
import type { Connection } from '../../lib/db/database.ts';
import type { ContractItem } from './contracts.store.ts';
import { contractItems } from './contracts.table.ts';
import type { FrozenProduct } from './terms.rules.ts';

/** Replaces a contract's products. An item whose product stays keeps its id, and with it its usage; one that is as it was is not written. */
export const replaceItems = async (
  tx: Connection,
  contractId: number,
  before: readonly ContractItem[],
  items: readonly Selection[],
): Promise<void> => {
  const stored = new Map(before.map((item) => [item.productId, item]));
  const productIds = new Set(items.map((item) => item.productId));
  const gone = before.filter((item) => !productIds.has(item.productId)).map((item) => item.id);
  if (gone.length > 0) await tx.delete(contractItems).where(inArray(contractItems.id, gone));
  const added: (typeof contractItems.$inferInsert)[] = [];
  for (const [position, item] of items.entries()) {
    const known = stored.get(item.productId);
    const columns = { ...item, position };
    if (!known) added.push({ ...columns, contractId });
    else if (known.position !== position || !isDeepStrictEqual(formValues(selectionInput, known), item))
      await tx.update(contractItems).set(columns).where(eq(contractItems.id, known.id));
  }
  if (added.length > 0) await tx.insert(contractItems).values(added);
};

/** Freezes each item's product as it is now, or lets all of them read live again. */
export const setFrozenProducts = async (
  tx: Connection,
  contractId: number,
  frozen: ReadonlyMap<number, FrozenProduct> | null,
): Promise<void> => {
  if (frozen === null) {
    await tx.update(contractItems).set({ frozen: null }).where(eq(contractItems.contractId, contractId));
    return;
  }
  const products = [...frozen].map(([id, product]) => ({ id, product }));
  await tx.execute(sql`update contract_items i set frozen = v.product
    from jsonb_to_recordset(${JSON.stringify(products)}::jsonb) as v (id int, product jsonb) where i.id = v.id`);
};

/** Lets the items of a new agreement have the tickets that those of another have, each of the same product. */
export const copyTickets = async (tx: Connection, fromContractId: number, toContractId: number): Promise<void> => {
  await tx.execute(sql`insert into item_tickets (item_id, mode, unit_value, includes_travel)
    select n.id, t.mode, t.unit_value, t.includes_travel
    from item_tickets t
    join contract_items i on i.id = t.item_id and i.contract_id = ${fromContractId}
    join contract_items n on n.product_id = i.product_id and n.contract_id = ${toContractId}`);
};
