import { mayApprove, type NamedRecord } from '@sponsorat/api';
import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Connection } from '../../lib/db/database.ts';
import { danish } from '../../lib/resource/lists.ts';
import { userAreas, users } from '../users/users.table.ts';
import { contractApprovals } from './approvals.table.ts';

export type ApprovalRow = typeof contractApprovals.$inferSelect;

/** The last question about each of these agreements. */
export const findApprovalsOf = (db: Connection, contractIds: number[]): Promise<ApprovalRow[]> =>
  db.select().from(contractApprovals).where(inArray(contractApprovals.contractId, contractIds));

/** Asks whether somebody allows an agreement, in the place of what was asked before. */
export const putApproval = async (
  tx: Connection,
  { contractId, ...asked }: Omit<typeof contractApprovals.$inferInsert, 'state'>,
): Promise<void> => {
  const values = { decidedAt: null, decidedBy: null, reason: null, ...asked, state: 'requested' as const };
  await tx
    .insert(contractApprovals)
    .values({ contractId, ...values })
    .onConflictDoUpdate({ target: contractApprovals.contractId, set: values });
};

/** Notes what was answered. */
export const decideApproval = async (
  tx: Connection,
  contractId: number,
  answer: Pick<ApprovalRow, 'state' | 'decidedAt' | 'decidedBy' | 'reason'>,
): Promise<void> => {
  await tx.update(contractApprovals).set(answer).where(eq(contractApprovals.contractId, contractId));
};

/** Forgets what was asked about an agreement: it says something else now, or nobody need be asked. */
export const clearApproval = async (tx: Connection, contractId: number): Promise<void> => {
  await tx.delete(contractApprovals).where(eq(contractApprovals.contractId, contractId));
};

/** A user's limit in kroner; null for none. */
export const findApprovalLimit = async (db: Connection, userId: number): Promise<number | null> => {
  const [user] = await db.select({ limit: users.approvalLimit }).from(users).where(eq(users.id, userId));
  return user?.limit ?? null;
};

type Draft = { savedByIds: readonly number[]; approval: { rules: { fourEyes: boolean } } | null };

/** Who may allow an agreement that somebody asks about, by name; nobody where the bank asks for no approvals. */
export const listApprovers = async (
  db: Connection,
  { savedByIds, approval }: Draft,
  { amount, areaId, askerId }: { amount: number; areaId: number; askerId: number },
): Promise<NamedRecord[]> => {
  if (!approval) return [];
  const withLimit = await db
    .select({ id: users.id, name: users.name, limit: users.approvalLimit })
    .from(users)
    .innerJoin(userAreas, eq(userAreas.userId, users.id))
    .where(and(eq(userAreas.areaId, areaId), eq(users.lockedOut, false), isNotNull(users.approvalLimit)))
    .orderBy(danish(sql`${users.name}`), users.id);
  const mayBeAsked = ({ id, limit }: { id: number; limit: number | null }) =>
    mayApprove(amount, { limit, hasSaved: savedByIds.includes(id), isAsker: id === askerId }, approval.rules);
  return withLimit.filter(mayBeAsked).map(({ id, name }) => ({ id, name }));
};
