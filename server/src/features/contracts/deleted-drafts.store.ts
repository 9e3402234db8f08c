import { contractStatus } from '@sponsorat/api';
import { and, eq, inArray, lt, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { HOUR } from '../../lib/clock.ts';
import { type Connection, first, oneRow, rowsOf } from '../../lib/db/database.ts';
import { lockIds } from '../../lib/db/versions.ts';
import { products } from '../products/products.table.ts';
import type { ContractDetails } from './contracts.store.ts';
import { deletedDrafts } from './deleted-drafts.table.ts';

const OF_CONTRACT = 'contract_id';
/** The tables of which an agreement's deletion takes rows, by what they refer to it, in the order in which they come back. */
const own = {
  contracts: 'id',
  contract_categories: OF_CONTRACT,
  contract_rates: OF_CONTRACT,
  contract_items: OF_CONTRACT,
  evaluations: OF_CONTRACT,
  usage_entries: 'item_id',
} as const;
type OwnTable = keyof typeof own;
const ownTables = Object.keys(own) as OwnTable[];

/** What stays and is untied, and by which column it was tied to the agreement. */
const ties = { club_documents: 'contract_id', contracts: 'renews_id', notes: 'contract_id', tasks: 'contract_id' };
export const tiedTables = Object.keys(ties);

const row = z.record(z.string(), z.unknown());
const rowsSchema = z.object({
  contracts: z.tuple([
    z.looseObject({
      version: z.number(),
      category_id: z.number().nullable(),
      template_id: z.number().nullable(),
      renews_id: z.number().nullable(),
    }),
  ]),
  contract_categories: z.array(z.looseObject({ category_id: z.number() })),
  contract_rates: z.array(row),
  contract_items: z.array(z.looseObject({ id: z.number(), product_id: z.number() })),
  evaluations: z.array(row),
  usage_entries: z.array(z.looseObject({ item_id: z.number() })),
  /** What showed that it was delivered, which goes to the archive meanwhile. */
  proofs: z.array(z.object({ id: z.number(), item_id: z.number(), usage_id: z.number().nullable() })).default([]),
  /** The ids of what was tied to it, by table. */
  tied: z.record(z.string(), z.array(z.number())),
});
/** The rows of a draft as the database had them, by table. */
export type DraftRows = z.infer<typeof rowsSchema>;

const readRows = async (tx: Connection, contractId: number): Promise<DraftRows> => {
  const items = sql`select i.id from contract_items i where i.contract_id = ${contractId}`;
  const proofs = sql`select jsonb_agg(jsonb_build_object('id', id, 'item_id', item_id, 'usage_id', usage_id))
    from proofs where removed_at is null and item_id in (${items})`;
  const taken = ownTables.map((table) => {
    const column = sql.identifier(own[table]);
    const isOwn = table === 'usage_entries' ? sql`${column} in (${items})` : sql`${column} = ${contractId}`;
    const all = sql`select jsonb_agg(to_jsonb(t)) from ${sql.identifier(table)} t where ${isOwn}`;
    return sql`${table}::text, coalesce((${all}), '[]')`;
  });
  const tied = Object.entries(ties).map(
    ([table, column]) => sql`${table}::text, coalesce((select jsonb_agg(id order by id)
      from ${sql.identifier(table)} where ${sql.identifier(column)} = ${contractId}), '[]')`,
  );
  const { rows } = await oneRow(
    rowsOf(
      tx,
      z.object({ rows: rowsSchema }),
      sql`select jsonb_build_object(${sql.join(taken, sql`, `)}, 'proofs', coalesce((${proofs}), '[]'),
        'tied', jsonb_build_object(${sql.join(tied, sql`, `)})) as rows`,
    ),
  );
  return rows;
};

/** Keeps what an agreement that is about to be deleted consists of, where it is a draft, and that it was deleted. */
export const keepDeleted = async (
  tx: Connection,
  { id: contractId, sponsorshipId, status }: Pick<ContractDetails, 'id' | 'sponsorshipId' | 'status'>,
  deletedAt: Date,
): Promise<void> => {
  const rows = status === contractStatus.draft ? await readRows(tx, contractId) : null;
  const kept = { sponsorshipId, deletedAt, rows };
  await tx
    .insert(deletedDrafts)
    .values({ contractId, ...kept })
    .onConflictDoUpdate({ target: deletedDrafts.contractId, set: kept });
};

/** A deleted agreement of a sponsorship, locked until the transaction ends; null where none was deleted lately. */
export const lockDeleted = (tx: Connection, { id, sponsorshipId }: { id: number; sponsorshipId: number }) => {
  const isIt = and(eq(deletedDrafts.contractId, id), eq(deletedDrafts.sponsorshipId, sponsorshipId));
  return first(tx.select().from(deletedDrafts).where(isIt).for('update'));
};

/** Which of these products there are, and will be until the transaction ends. */
export const lockProducts = async (tx: Connection, ids: readonly number[]): Promise<Set<number>> =>
  new Set(await lockIds(tx, products, inArray(products.id, [...ids])));

/** Ties to an agreement that is back what its deletion untied, but for what is gone, or of another agreement now. */
const tieAgain = async (
  tx: Connection,
  { id, sponsorshipId }: { id: number; sponsorshipId: number },
  tied: DraftRows['tied'],
): Promise<void> => {
  for (const [table, column] of Object.entries(ties)) {
    const [name, tie, ids] = [sql.identifier(table), sql.identifier(column), tied[table] ?? []];
    if (ids.length > 0)
      await tx.execute(sql`update ${name} set ${tie} = ${id}
        where id = any(${sql.param(ids)}::int[]) and ${tie} is null and sponsorship_id = ${sponsorshipId}`);
  }
};

/** Takes what shows the delivery of an agreement that is back out of the archive. */
const restoreProofs = async (tx: Connection, proofs: DraftRows['proofs']): Promise<void> => {
  if (proofs.length === 0) return;
  await tx.execute(sql`update proofs set item_id = k.item_id, usage_id = k.usage_id, removed_at = null, removed_by = null
    from jsonb_to_recordset(${JSON.stringify(proofs)}::jsonb) k (id int, item_id int, usage_id int)
    where proofs.id = k.id and proofs.sponsorship_id is not null`);
};

/** The columns of a table that are stored as they are given: none that the database computes. */
const storedColumns = async (tx: Connection, table: OwnTable): Promise<SQL> => {
  const columns = await rowsOf(
    tx,
    z.object({ name: z.string() }),
    sql`select attname as name from pg_attribute where attrelid = ${table}::regclass and attnum > 0
      and not attisdropped and attgenerated = ''`,
  );
  return sql.join(
    columns.map(({ name }) => sql.identifier(name)),
    sql`, `,
  );
};

/** Adds a deleted draft again, with all that hung on it. */
export const restoreDraft = async (
  tx: Connection,
  contract: { id: number; sponsorshipId: number },
  { tied, proofs, ...rows }: DraftRows,
): Promise<void> => {
  for (const table of ownTables) {
    const into = await storedColumns(tx, table);
    const name = sql.identifier(table);
    await tx.execute(sql`insert into ${name} (${into}) overriding system value
      select ${into} from jsonb_populate_recordset(null::${name}, ${JSON.stringify(rows[table])}::jsonb)`);
  }
  await tieAgain(tx, contract, tied);
  await restoreProofs(tx, proofs);
  await tx.delete(deletedDrafts).where(eq(deletedDrafts.contractId, contract.id));
};

/** Removes what can no longer come back. */
export const sweepDeletedDrafts = async (tx: Connection, now: Date): Promise<void> => {
  await tx.delete(deletedDrafts).where(lt(deletedDrafts.deletedAt, new Date(now.getTime() - HOUR)));
};
