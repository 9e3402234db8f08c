import { audit } from '../../../lib/audit/audit.store.ts';
import type { Deps } from '../../../lib/deps.ts';
import { Problem } from '../../../lib/problem.ts';
import { findCompany } from '../../company/company.store.ts';
import { type DirectoryUser, saveFromDirectory } from '../../users/directory.usecases.ts';
import { createSession, endSession, endSessionsOf, removeExpiredSessions } from '../../users/sessions.store.ts';
import { noAccess } from './problems.ts';

type From = {
  address: string;
  requestId: string;
  /** A session that the client still has; a login ends it. */
  oldSessionId: string | null;
};

/**
 * Logs in whom the bank's directory speaks of, after writing what it says: the new session's token. What the directory
 * takes is taken also from somebody who is not let in. Throws 403.
 */
export const logInFromDirectory = async (
  { db, clock }: Deps,
  person: DirectoryUser,
  { oldSessionId, ...from }: From,
): Promise<{ token: string }> => {
  const { name: bank } = await findCompany(db);
  const outcome = await db.transaction(async (tx) => {
    const saved = await saveFromDirectory(tx, { clock, from }, person);
    if (!saved) return noAccess(bank, null, person.email);
    const { user, isAllowed } = saved;
    if (!isAllowed) {
      await endSessionsOf(tx, user.id);
      return noAccess(bank, user.id, person.email);
    }
    const now = clock.now();
    if (oldSessionId) await endSession(tx, oldSessionId);
    const line = { action: 'login', entity: 'user', entityId: user.id, after: { bankAccount: true } } as const;
    await audit(tx, clock, { ...user, ...from }, line);
    const session = await createSession(tx, { userId: user.id, remember: false, bankAccount: true, now });
    await removeExpiredSessions(tx, now);
    return session;
  });
  if (outcome instanceof Problem) throw outcome;
  return outcome;
};
