import { type IsoDate, type Section, sections, type UsageEntry } from '@sponsorat/api';
import { desc, eq, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Actor } from '../../lib/actor.ts';
import { type Connection, rowsOf } from '../../lib/db/database.ts';
import { contractItems } from '../contracts/contracts.table.ts';
import { activeContractOf, utilizationOf, wholePercent } from '../sponsorships/active-contract.sql.ts';
import { inScope } from '../sponsorships/sponsorships.scope.ts';
import { usageEntries } from './usage.table.ts';

const text = z.string().nullable();
const itemRow = z.object({
  id: z.number(),
  name: z.string(),
  icon: text,
  amountLabel: text,
  amountUnit: text,
  amount: z.number().nullable(),
  used: z.number(),
  catering: z.boolean(),
  public: z.boolean(),
  isUtilization: z.boolean(),
  section: z.enum(sections),
});
export type ItemRow = z.infer<typeof itemRow>;

/** An item as a call names it. */
type ItemKey = { sponsorshipId: number; id: number; today: IsoDate };

const active = (actor: Actor, sponsorshipId: number, today: IsoDate): SQL => sql`
  sponsorships s
  join lateral (${activeContractOf(sql`s.id`, today)}) a on s.id = ${sponsorshipId} and ${inScope(actor, sql`s.area_id`)}
  join contract_items i on i.contract_id = a.id and i.selected`;

const itemColumns = sql`i.id, i.frozen ->> 'name' as name, i.frozen ->> 'icon' as icon,
  i.frozen ->> 'amountLabel' as "amountLabel", i.frozen ->> 'amountUnit' as "amountUnit", i.amount, i.used, i.catering,
  i.public, i.is_utilization as "isUtilization", i.section`;

/** The selected products of the active contract in these sections, in the agreement's order. */
export const listItems = async (
  db: Connection,
  actor: Actor,
  sponsorshipId: number,
  wanted: readonly Section[],
  today: IsoDate,
): Promise<ItemRow[]> =>
  rowsOf(
    db,
    itemRow,
    sql`select ${itemColumns} from ${active(actor, sponsorshipId, today)}
    where i.section = any(${sql.param([...wanted])}::text[])
    order by (i.frozen ->> 'sort')::int nulls last, i.position, i.id`,
  );

/** An item of the active contract, locked with its contract until the transaction ends; null for any other. */
export const lockItem = async (
  tx: Connection,
  actor: Actor,
  { sponsorshipId, id, today }: ItemKey,
): Promise<ItemRow | null> => {
  // The contract first: an edit of it holds the same lock, and takes its items out of use.
  await tx.execute(sql`
    select from contracts where id = (select contract_id from contract_items where id = ${id}) for no key update`);
  const [row] = await rowsOf(
    tx,
    itemRow,
    sql`select ${itemColumns} from ${active(actor, sponsorshipId, today)} where i.id = ${id} for update of i`,
  );
  return row ?? null;
};

export const setUsed = async (tx: Connection, id: number, used: number): Promise<void> => {
  await tx.update(contractItems).set({ used }).where(eq(contractItems.id, id));
};

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
): Promise<UsageEntry[] | null> => {
  const { rows } = await db.execute(sql`select from ${active(actor, sponsorshipId, today)} where i.id = ${id}`);
  if (rows.length === 0) return null;
  const entries = await db
    .select()
    .from(usageEntries)
    .where(eq(usageEntries.itemId, id))
    .orderBy(desc(usageEntries.at), desc(usageEntries.id));
  return entries.map(({ from, to, note, by, at }) => ({ from, to, note, by, at: at.toISOString() }));
};

/** A sponsorship's utilization in whole percent, rounded half up; null where nothing is tracked. */
export const findUtilization = async (
  db: Connection,
  sponsorshipId: number,
  today: IsoDate,
): Promise<number | null> => {
  const [row] = await rowsOf(
    db,
    z.object({ utilization: z.string().nullable() }),
    sql`select ${wholePercent(utilizationOf(sql`a.id`))} as utilization from (${activeContractOf(sql`${sponsorshipId}`, today)}) a`,
  );
  const percent = row?.utilization ?? null;
  return percent === null ? null : Number(percent);
};
