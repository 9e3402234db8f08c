import { contractStatus, type UsedByAnswer } from '@sponsorat/api';
import { sql } from 'drizzle-orm';
import type { Connection } from '../../lib/db/database.ts';
import type { Save } from '../../lib/db/versions.ts';
import { contractsWhere, findUsedBy } from '../../lib/resource/in-use.sql.ts';

/* What becomes of a sponsorship's agreements and documents when it is removed. */

/** The sponsorship's contracts that are past being drafts, or have been paid on. Locks all of them, so that none goes on meanwhile. */
export const lockContractsBeyondDraft = async (tx: Connection, id: number): Promise<UsedByAnswer> => {
  await tx.execute(sql`select from contracts where sponsorship_id = ${id} for update`);
  return findUsedBy(tx, [
    contractsWhere(sql`s.id = ${id} and (c.status <> ${contractStatus.draft} or exists (
    select from payments p where p.contract_id = c.id))`),
  ]);
};

/**
 * Moves to the archive, with their sponsorship or one agreement of it, what shows that it was delivered: it goes on
 * without the products that it was delivered of.
 */
export const archiveProofs = async (
  tx: Connection,
  { sponsorshipId, contractId }: { sponsorshipId: number; contractId?: number },
  { by, at }: Save,
): Promise<void> => {
  const which = contractId === undefined ? sql`true` : sql`contract_id = ${contractId}`;
  await tx.execute(sql`update proofs set removed_by = ${by}, removed_at = ${at.toISOString()}::timestamptz
    where sponsorship_id = ${sponsorshipId} and removed_at is null
      and item_id in (select id from contract_items where ${which})`);
};

/** Deletes all contracts of a sponsorship, which are drafts. */
export const deleteDraftsOf = async (tx: Connection, id: number): Promise<void> => {
  await tx.execute(sql`delete from contracts where sponsorship_id = ${id}`);
};

/** Moves what is left in the folder of a sponsorship to the archive. */
export const archiveDocumentsOf = async (tx: Connection, id: number, { by, at }: Save): Promise<void> => {
  await tx.execute(sql`update club_documents set removed_by = ${by}, removed_at = ${at.toISOString()}::timestamptz
    where sponsorship_id = ${id} and removed_at is null`);
};
