import { and, eq, isNotNull, isNull, lt, or } from 'drizzle-orm';
import { type Connection, first } from '../../lib/db/database.ts';
import { recoveryCodes, secondFactors } from './auth.table.ts';

const isConfirmed = (userId: number) => and(eq(secondFactors.userId, userId), isNotNull(secondFactors.confirmedAt));
const isUnused = (userId: number) => and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt));

/** A user's second factor, confirmed or begun; null where there is none. */
export const findSecondFactor = (db: Connection, userId: number) =>
  first(db.select().from(secondFactors).where(eq(secondFactors.userId, userId)));
export type StoredSecondFactor = NonNullable<Awaited<ReturnType<typeof findSecondFactor>>>;

/** Whether a user's login has two steps. */
export const hasSecondFactor = async (db: Connection, userId: number): Promise<boolean> =>
  (await db.$count(secondFactors, isConfirmed(userId))) > 0;

export const countRecoveryCodes = (db: Connection, userId: number): Promise<number> =>
  db.$count(recoveryCodes, isUnused(userId));

/** The hash of one of a user's recovery codes, of which the others have the salt; null where there are none. */
export const findRecoveryHash = async (db: Connection, userId: number): Promise<string | null> => {
  const [row] = await db
    .select({ hash: recoveryCodes.hash })
    .from(recoveryCodes)
    .where(eq(recoveryCodes.userId, userId))
    .limit(1);
  return row?.hash ?? null;
};

/** Begins a second factor, in the place of one that was begun before. False where there is a confirmed one. */
export const beginSecondFactor = async (tx: Connection, userId: number, secret: string): Promise<boolean> => {
  const begun = await tx
    .insert(secondFactors)
    .values({ userId, secret })
    .onConflictDoUpdate({ target: secondFactors.userId, set: { secret }, setWhere: isNull(secondFactors.confirmedAt) })
    .returning({ id: secondFactors.userId });
  return begun.length > 0;
};

/** Asks for a code at each login from now on. The code that showed it is used. */
export const confirmSecondFactor = async (
  tx: Connection,
  userId: number,
  { at, step, hashes }: { at: Date; step: number; hashes: string[] },
): Promise<void> => {
  await tx.update(secondFactors).set({ confirmedAt: at, lastStep: step }).where(eq(secondFactors.userId, userId));
  await tx.insert(recoveryCodes).values(hashes.map((hash) => ({ userId, hash })));
};

/** Uses the code of a step. False where it, or a later one, was used before: asked and written in one statement. */
export const useStep = async (tx: Connection, userId: number, step: number): Promise<boolean> => {
  const isNew = or(isNull(secondFactors.lastStep), lt(secondFactors.lastStep, step));
  const used = await tx
    .update(secondFactors)
    .set({ lastStep: step })
    .where(and(isConfirmed(userId), isNew))
    .returning({ id: secondFactors.userId });
  return used.length > 0;
};

/** Uses a recovery code. False where there is none such, or it was used before. */
export const useRecoveryCode = async (tx: Connection, userId: number, hash: string, now: Date): Promise<boolean> => {
  const used = await tx
    .update(recoveryCodes)
    .set({ usedAt: now })
    .where(and(isUnused(userId), eq(recoveryCodes.hash, hash)))
    .returning({ id: recoveryCodes.userId });
  return used.length > 0;
};

/** Removes a user's second factor with its recovery codes. True where logins asked for it. */
export const removeSecondFactor = async (tx: Connection, userId: number): Promise<boolean> => {
  const [removed] = await tx
    .delete(secondFactors)
    .where(eq(secondFactors.userId, userId))
    .returning({ confirmedAt: secondFactors.confirmedAt });
  return removed !== undefined && removed.confirmedAt !== null;
};
