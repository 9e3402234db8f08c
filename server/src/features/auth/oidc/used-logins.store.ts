import { lt } from 'drizzle-orm';
import type { Connection } from '../../../lib/db/database.ts';
import { sessionIdOf } from '../../users/sessions.store.ts';
import { usedLogins } from '../auth.table.ts';

/** Takes a log-in that has come back, whose cookie holds until then; false where it was taken before, on any node. */
export const useLoginOnce = async (
  db: Connection,
  { state, until }: { state: string; until: number },
  now: Date,
): Promise<boolean> => {
  await db.delete(usedLogins).where(lt(usedLogins.expiresAt, now));
  const taken = await db
    .insert(usedLogins)
    .values({ stateHash: sessionIdOf(state), expiresAt: new Date(until) })
    .onConflictDoNothing()
    .returning({ hash: usedLogins.stateHash });
  return taken.length > 0;
};
