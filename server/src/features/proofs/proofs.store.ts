import { and, desc, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import { type Connection, hasRows, rowsOf } from '../../lib/db/database.ts';
import type { Save } from '../../lib/db/versions.ts';
import { proofFiles, proofs } from '../contracts/proofs.table.ts';
import { usageEntries } from '../contracts/usage.table.ts';
import { files } from '../files/files.table.ts';
import { recordStore } from '../sponsorships/records.store.ts';

export type ProofRow = typeof proofs.$inferSelect;

const isThere = isNull(proofs.removedAt);
const newest = [desc(proofs.date), desc(proofs.id)];

/** A sponsorship's proofs of delivery, the newest first. */
export const proofStore = recordStore(proofs, { isThere, order: newest });

/** Those of some sponsorship or of some items, the newest first. */
export const listProofs = (
  db: Connection,
  { sponsorshipId, itemIds }: { sponsorshipId?: number; itemIds?: readonly number[] | undefined },
): Promise<ProofRow[]> =>
  db
    .select()
    .from(proofs)
    .where(
      and(
        isThere,
        sponsorshipId === undefined ? undefined : eq(proofs.sponsorshipId, sponsorshipId),
        itemIds && inArray(proofs.itemId, [...itemIds]),
      ),
    )
    .orderBy(...newest);

/** What is known of the files of proofs, in their order. */
export const findFilesOf = async (db: Connection, of: readonly Pick<ProofRow, 'id'>[]) => {
  const { id, sha256, type } = files;
  const small = alias(files, 'small');
  const rows = await db
    .select({
      proofId: proofFiles.proofId,
      id,
      sha256,
      type,
      small: { id: small.id, sha256: small.sha256, size: small.size },
    })
    .from(proofFiles)
    .innerJoin(files, eq(files.id, proofFiles.fileId))
    .leftJoin(small, eq(small.id, proofFiles.smallFileId))
    .where(
      inArray(
        proofFiles.proofId,
        of.map((proof) => proof.id),
      ),
    )
    .orderBy(proofFiles.proofId, proofFiles.position);
  return Map.groupBy(rows, ({ proofId }) => proofId);
};

const itemSchema = z.object({ id: z.number(), contractId: z.number(), product: z.string() });

const selectItem = (which: SQL, lock: SQL) => sql`
  select i.id, i.contract_id as "contractId", coalesce(i.frozen ->> 'name', p.product_title, p.name) as product
  from contract_items i join contracts c on c.id = i.contract_id join products p on p.id = i.product_id
  where i.selected and ${which} ${lock}`;

const ofSponsorship = (sponsorshipId: number, itemId: number) =>
  sql`i.id = ${itemId} and c.sponsorship_id = ${sponsorshipId}`;

/** True for a product of one of the sponsorship's agreements. */
export const isItemOf = (db: Connection, sponsorshipId: number, itemId: number): Promise<boolean> =>
  hasRows(db, selectItem(ofSponsorship(sponsorshipId, itemId), sql``));

/** A product of one of the sponsorship's agreements, locked with that one; null for any other. */
export const lockItemOf = async (tx: Connection, sponsorshipId: number, itemId: number) => {
  const select = selectItem(ofSponsorship(sponsorshipId, itemId), sql`for no key update of c, i`);
  const [item] = await rowsOf(tx, itemSchema, select);
  return item ?? null;
};

/** What the products are called that proofs are of, by their items. */
export const productsOf = async (db: Connection, of: readonly Pick<ProofRow, 'itemId'>[]) => {
  const ids = [...new Set(of.flatMap(({ itemId }) => itemId ?? []))];
  const items = await rowsOf(db, itemSchema, selectItem(sql`i.id = any(${sql.param(ids)}::int[])`, sql``));
  return new Map(items.map(({ id, product }) => [id, product]));
};

/** True for an entry of the item's use. */
export const isUsageOf = async (db: Connection, itemId: number, usageId: number): Promise<boolean> =>
  (await db.$count(usageEntries, and(eq(usageEntries.id, usageId), eq(usageEntries.itemId, itemId)))) > 0;

/** Gives a proof one of its files. */
export const addProofFile = async (tx: Connection, file: typeof proofFiles.$inferInsert): Promise<void> => {
  await tx.insert(proofFiles).values(file);
};

/** Moves a proof that is locked to the archive. */
export const archiveProof = async (tx: Connection, id: number, { by, at }: Save): Promise<void> => {
  await tx.update(proofs).set({ removedBy: by, removedAt: at }).where(eq(proofs.id, id));
};

/** What was noted of the use of items, the oldest first. */
export const listNotes = async (db: Connection, itemIds: readonly number[]) =>
  db
    .select({ itemId: usageEntries.itemId, note: usageEntries.note, at: usageEntries.at })
    .from(usageEntries)
    .where(and(inArray(usageEntries.itemId, [...itemIds]), isNotNull(usageEntries.note)))
    .orderBy(usageEntries.at, usageEntries.id);
