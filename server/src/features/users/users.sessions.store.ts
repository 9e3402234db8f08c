import { and, eq, ne } from 'drizzle-orm';
import type { Connection } from '../../lib/db/database.ts';
import { sessions } from '../auth/auth.table.ts';

/** Ends a user's sessions, all but the one named. */
export const endSessionsOf = async (tx: Connection, userId: number, kept: string | null = null): Promise<void> => {
  const theirs = eq(sessions.userId, userId);
  await tx.delete(sessions).where(kept === null ? theirs : and(theirs, ne(sessions.tokenHash, kept)));
};
