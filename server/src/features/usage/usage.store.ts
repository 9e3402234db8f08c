import type { ContractUsage, IsoDate, Section, UsageEntry } from '@sponsorat/api';
import { and, desc, eq, gt, inArray, isNotNull, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Actor } from '../../lib/actor.ts';
import { type Connection, hasRows, listOf, rowsOf } from '../../lib/db/database.ts';
import { contractItems, contracts } from '../contracts/contracts.table.ts';
import { countProofs } from '../contracts/proofs.store.ts';
import { takesSeats } from '../contracts/seats.sql.ts';
import type { FrozenProduct } from '../contracts/terms.rules.ts';
import { usageEntries } from '../contracts/usage.table.ts';
import { activeContractOf } from '../sponsorships/active-contract.sql.ts';
import { inScope } from '../sponsorships/sponsorships.scope.ts';
import { sponsorships } from '../sponsorships/sponsorships.table.ts';

/** An item as a call names it. */
type ItemKey = { sponsorshipId: number; id: number; today: IsoDate };

/** A pool whose tickets are registered: how much is used follows from that. */
const ticketsOfPool = (itemId: SQL) =>
  sql`select from item_tickets t where t.item_id = ${itemId} and t.mode = 'pulje' and t.used_before is not null`;

/** The selected products of the sponsorship's active contract, where the actor sees the sponsorship. */
const selectItems = (db: Connection, actor: Actor, sponsorshipId: number, today: IsoDate, which?: SQL) => {
  const { id, contractId, amount, used, catering, public: isPublic, frozen } = contractItems;
  const activeId = sql`(select a.id from (${activeContractOf(sql`${sponsorships.id}`, today)}) a)`;
  return db
    .select({
      id,
      contractId,
      amount,
      used,
      catering,
      public: isPublic,
      frozen,
      proofs: countProofs(id),
      followsRegister: sql<boolean>`exists(${ticketsOfPool(sql`${id}`)})`,
    })
    .from(contractItems)
    .innerJoin(sponsorships, eq(sponsorships.id, sponsorshipId))
    .where(
      and(
        inScope(actor, sql`${sponsorships.areaId}`),
        eq(contractItems.contractId, activeId),
        eq(contractItems.selected, true),
        which,
      ),
    );
};

type SelectedItem = Awaited<ReturnType<typeof selectItems>>[number];
export type ItemRow = Omit<SelectedItem, 'frozen'> & { product: FrozenProduct; isUtilization: boolean };

const withProduct = ({ frozen, ...item }: SelectedItem): ItemRow => {
  if (!frozen) throw new Error(`Item ${item.id} of an approved contract has no frozen product`);
  return { ...item, product: frozen, isUtilization: frozen.isUtilization };
};

/** The selected products of the active contract in these sections, in the agreement's order. */
export const listItems = async (
  db: Connection,
  actor: Actor,
  sponsorshipId: number,
  sections: readonly Section[],
  today: IsoDate,
): Promise<ItemRow[]> => {
  const items = await selectItems(
    db,
    actor,
    sponsorshipId,
    today,
    inArray(contractItems.section, [...sections]),
  ).orderBy(sql`(${contractItems.frozen} ->> 'sort')::numeric nulls last`, contractItems.position, contractItems.id);
  return items.map(withProduct);
};

/** An item of the active contract, locked with its contract until the transaction ends; null for any other. */
export const lockItem = async (
  tx: Connection,
  actor: Actor,
  { sponsorshipId, id, today }: ItemKey,
): Promise<ItemRow | null> => {
  // The contract first: an edit of it takes the same lock, and takes its items out of use.
  const ofItem = tx.select({ id: contractItems.contractId }).from(contractItems).where(eq(contractItems.id, id));
  await tx.select({ id: contracts.id }).from(contracts).where(inArray(contracts.id, ofItem)).for('no key update');
  const [item] = await selectItems(tx, actor, sponsorshipId, today, eq(contractItems.id, id)).for('update', {
    of: contractItems,
  });
  return item ? withProduct(item) : null;
};

export const setUsed = async (tx: Connection, id: number, used: number): Promise<void> => {
  await tx.update(contractItems).set({ used }).where(eq(contractItems.id, id));
};

const registeredRow = z.object({
  id: z.number(),
  contractId: z.number(),
  sponsorshipId: z.number(),
  product: z.object({ name: z.string() }),
  amount: z.number().nullable(),
  used: z.number(),
  handedOut: z.number(),
});

/** Tracked pools whose tickets are registered, with how many the register says are handed out. */
export const listRegistered = (db: Connection, ids: readonly number[]) =>
  rowsOf(
    db,
    registeredRow,
    sql`select i.id, i.contract_id as "contractId", c.sponsorship_id as "sponsorshipId", i.amount, i.used,
        json_build_object('name', i.frozen ->> 'name') as product,
        t.used_before + (select coalesce(sum(g.quantity), 0) from grants g left join events e on e.id = g.event_id
          where g.item_id = i.id and g.state = 'Udleveret' and ${takesSeats})::int as "handedOut"
      from contract_items i
      join contracts c on c.id = i.contract_id
      join item_tickets t on t.item_id = i.id
      where i.id = any(${listOf(ids, 'int')}) and t.mode = 'pulje' and t.used_before is not null and i.is_utilization
      order by i.id`,
  );

/** The same of one, as it stands once the item is locked. */
export const isRegistered = (tx: Connection, id: number): Promise<boolean> => hasRows(tx, ticketsOfPool(sql`${id}`));

export const setPublic = async (tx: Connection, id: number, isPublic: boolean): Promise<void> => {
  await tx.update(contractItems).set({ public: isPublic }).where(eq(contractItems.id, id));
};

export const addUsageEntry = async (tx: Connection, entry: typeof usageEntries.$inferInsert): Promise<void> => {
  await tx.insert(usageEntries).values(entry);
};

/** What was saved of an item's use, newest first; null for what is no item of the active contract. */
export const listUsageEntries = async (
  db: Connection,
  actor: Actor,
  { sponsorshipId, id, today }: ItemKey,
): Promise<Omit<UsageEntry, 'proofs'>[] | null> => {
  const [item] = await selectItems(db, actor, sponsorshipId, today, eq(contractItems.id, id));
  if (!item) return null;
  const entries = await db
    .select()
    .from(usageEntries)
    .where(eq(usageEntries.itemId, id))
    .orderBy(desc(usageEntries.at), desc(usageEntries.id));
  return entries.map(({ itemId: _item, at, ...entry }) => ({ ...entry, at: at.toISOString() }));
};

const MOST_NOTES = 20;

/** The use of a confirmed agreement's tracked products, in the agreement's order, with the newest notes on each. */
export const listContractUsage = async (db: Connection, contractId: number): Promise<ContractUsage[]> => {
  const { id, amount, used, frozen, position } = contractItems;
  const items = await db
    .select({ id, amount, used, frozen })
    .from(contractItems)
    .where(
      and(
        eq(contractItems.contractId, contractId),
        eq(contractItems.selected, true),
        eq(contractItems.isUtilization, true),
        gt(amount, 0),
      ),
    )
    .orderBy(position, id);
  const ids = items.map((item) => item.id);
  const entries = await db
    .select()
    .from(usageEntries)
    .where(and(inArray(usageEntries.itemId, ids), isNotNull(usageEntries.note)))
    .orderBy(desc(usageEntries.at), desc(usageEntries.id));
  return items.flatMap(({ frozen: product, ...item }) => {
    if (!product || item.amount === null) return [];
    const notes = entries
      .filter(({ itemId, note }) => itemId === item.id && note)
      .slice(0, MOST_NOTES)
      .map(({ note, by, at }) => ({ note: note ?? '', by, at: at.toISOString() }));
    const { name, section, amountUnit } = product;
    return [{ id: item.id, product: name, section, unit: amountUnit, amount: item.amount, used: item.used, notes }];
  });
};
