import { mayUsePassword } from '@sponsorat/api';
import { audit } from '../../lib/audit/audit.store.ts';
import type { AppDeps } from '../../lib/deps.ts';
import { Problem } from '../../lib/problem.ts';
import { lockCredentials } from '../users/credentials.store.ts';
import { createSession, endSession, removeExpiredSessions } from '../users/sessions.store.ts';
import { waitProblem } from './auth.usecases.ts';
import { endPendingLogin, findPendingLogin, lockPendingLogin } from './pending-logins.store.ts';
import { proofOf, refusalOf, useProof } from './second-factor.proof.ts';
import { countersOf, countFailure, forgetFailures, lockCounters, waitLeft } from './throttle.store.ts';

type SecondStep = {
  /** The login that waits for its code, as the client claims. */
  pendingId: string | null;
  code: string;
  address: string;
  requestId: string;
  /** A session that the client still has; a login ends it. */
  oldSessionId: string | null;
};

type Outcome =
  | { kind: 'in'; token: string; remember: boolean; mustChangePassword: boolean; recoveryCodesLeft?: number }
  | { kind: 'wrong'; message: string }
  /** The password must be given anew. */
  | { kind: 'over' };

const OVER: Outcome = { kind: 'over' };

/**
 * The second step of a login: the code. Wrong ones count with wrong passwords, of the account as of the address, and the
 * right one waits as well. Throws 429 while a wait runs.
 */
export const finishLogin = async (deps: AppDeps, attempt: SecondStep): Promise<Outcome> => {
  const { db, clock, config } = deps;
  const { pendingId, address, requestId, oldSessionId } = attempt;
  const user = pendingId && (await findPendingLogin(db, pendingId, clock.now()));
  if (!user) return OVER;
  const { id, name, email, remember, mustChangePassword } = user;
  const entity = { entity: 'user', entityId: id } as const;
  const from = { id, name, address, requestId };
  const counters = countersOf(email, address);
  const throttled = { action: 'second-factor-throttled', ...entity, after: { email } } as const;
  const refusal = waitProblem(await waitLeft(db, counters, clock.now()), throttled);
  if (refusal) throw refusal;
  const proof = await proofOf(deps, id, attempt.code);
  const outcome = await db.transaction(async (tx): Promise<Outcome | Problem> => {
    await lockCounters(tx, counters);
    const now = clock.now();
    const late = waitProblem(await waitLeft(tx, counters, now), throttled);
    if (late) return late;
    const credentials = await lockCredentials(tx, id, 'share');
    const isOpen = credentials && !credentials.lockedOut && mayUsePassword(config.passwordLogin, credentials.roles);
    if (!isOpen || !(await lockPendingLogin(tx, pendingId, now))) return OVER;
    const accepted = await useProof(tx, id, proof, now);
    if (!accepted) {
      await countFailure(tx, counters, now);
      await audit(tx, clock, from, { action: 'second-factor-refused', ...entity });
      return { kind: 'wrong', message: `${refusalOf(proof)}.` };
    }
    await forgetFailures(tx, counters);
    await endPendingLogin(tx, pendingId);
    if (oldSessionId) await endSession(tx, oldSessionId);
    const { recoveryCodesLeft } = accepted;
    if (recoveryCodesLeft !== undefined)
      await audit(tx, clock, from, { action: 'recovery-code', ...entity, after: { recoveryCodesLeft } });
    await audit(tx, clock, from, { action: 'login', ...entity });
    const { token } = await createSession(tx, { userId: id, remember, now });
    await removeExpiredSessions(tx, now);
    return { kind: 'in', token, remember, mustChangePassword, ...accepted };
  });
  if (outcome instanceof Problem) throw outcome;
  return outcome;
};
