import { isSecondFactorDemanded, mayUsePassword, type PasswordLogin } from '@sponsorat/api';
import type { FastifyInstance } from 'fastify';
import { audit } from '../../lib/audit/audit.store.ts';
import type { Connection } from '../../lib/db/database.ts';
import type { Deps } from '../../lib/deps.ts';
import { verifyPassword } from '../../lib/passwords.ts';
import { Problem, type RefusalLog, tooManyTries } from '../../lib/problem.ts';
import { findSecondFactorDemand } from '../company/company.store.ts';
import { type Credentials, findCredentials, lockCredentials } from '../users/credentials.store.ts';
import { createSession, endSession, removeExpiredSessions } from '../users/sessions.store.ts';
import { beginPendingLogin } from './pending-logins.store.ts';
import { hasSecondFactor } from './second-factor.store.ts';
import {
  countersOf,
  countFailure,
  forgetFailures,
  lockCounters,
  removeForgottenFailures,
  waitLeft,
} from './throttle.store.ts';

export type LoginAttempt = {
  email: string;
  password: string;
  remember: boolean;
  address: string;
  requestId: string;
  /** A session that the client still has; a login ends it. */
  oldSessionId: string | null;
};

/** The refusal (429) of a try that must wait so many milliseconds, with its audit line; null for 0. */
export const waitProblem = (wait: number, line: RefusalLog['line']): Problem | null =>
  wait > 0 ? tooManyTries(Math.ceil(wait / 1000), line) : null;

/** Without an @ it may be the password, typed into the wrong field. */
const triedEmail = (email: string): string | null => (email.includes('@') ? email : null);

/**
 * True where there is an account that may log in, as it was when the password was checked. Asked for an unknown one
 * too, so that every refusal costs the same.
 */
const isOpen = async (tx: Connection, checked: Credentials | null, passwordLogin: PasswordLogin): Promise<boolean> => {
  const now = await lockCredentials(tx, checked?.id ?? 0, 'share');
  if (now === null || now.lockedOut || now.passwordHash !== checked?.passwordHash) return false;
  return mayUsePassword(passwordLogin, now.roles);
};

type LoginDeps = Deps & Pick<FastifyInstance, 'admitsRefusalFrom'>;

type LoggedIn =
  | { secondFactor: false; token: string; mustChangePassword: boolean; mustSetUpSecondFactor: boolean }
  /** The token of a login that waits for a code. */
  | { secondFactor: true; token: string };

/**
 * Logs in: the new session's token, or null where e-mail and password do not belong together or the account is
 * locked out, or may not log in with a password. Where the login has two steps, the password alone makes no wrong one
 * forgotten. Throws 429 while a wait runs. The wait is asked for again after the password was checked, when tries go one
 * by one, so that those sent at the same moment have the same effect.
 */
export const logIn = async (deps: LoginDeps, attempt: LoginAttempt): Promise<LoggedIn | null> => {
  const { db, clock, config } = deps;
  const counters = countersOf(attempt.email, attempt.address);
  const after = { email: triedEmail(attempt.email) };
  const throttled = { action: 'login-throttled', entity: 'user', entityId: null, after } as const;
  const refusal = waitProblem(await waitLeft(db, counters, clock.now()), throttled);
  if (refusal) throw refusal;
  const user = await findCredentials(db, attempt.email);
  const matches = await verifyPassword(attempt.password, user?.passwordHash ?? null);
  const outcome = await db.transaction(async (tx): Promise<LoggedIn | Problem | null> => {
    await lockCounters(tx, counters);
    const now = clock.now();
    const late = waitProblem(await waitLeft(tx, counters, now), throttled);
    if (late) return late;
    const from = { name: user?.name ?? 'Ukendt', address: attempt.address, requestId: attempt.requestId };
    const open = await isOpen(tx, user, config.passwordLogin);
    if (!user || !matches || !open) {
      await countFailure(tx, counters, now);
      // Tries at an account are few, as they have to wait. E-mails that nobody has are endless.
      if (user || deps.admitsRefusalFrom(attempt.address))
        await audit(tx, clock, from, { action: 'login-refused', entity: 'user', entityId: user?.id ?? null, after });
      return null;
    }
    const login = { userId: user.id, remember: attempt.remember, now };
    const line = { entity: 'user', entityId: user.id } as const;
    if (await hasSecondFactor(tx, user.id)) {
      await audit(tx, clock, { ...from, id: user.id }, { action: 'login-first-step', ...line });
      return { secondFactor: true, token: await beginPendingLogin(tx, login) };
    }
    await forgetFailures(tx, counters);
    if (attempt.oldSessionId) await endSession(tx, attempt.oldSessionId);
    await audit(tx, clock, { ...from, id: user.id }, { action: 'login', ...line });
    const mustSetUpSecondFactor = isSecondFactorDemanded(await findSecondFactorDemand(tx), user.roles);
    const { token } = await createSession(tx, { ...login, mustSetUpSecondFactor });
    await removeExpiredSessions(tx, now);
    await removeForgottenFailures(tx, now);
    return { secondFactor: false, token, mustChangePassword: user.mustChangePassword, mustSetUpSecondFactor };
  });
  if (outcome instanceof Problem) throw outcome;
  return outcome;
};

/** Ends a session on the server; one that is over already stays so. */
export const logOut = async (
  { db, clock }: Deps,
  sessionId: string,
  actor: { id: number; name: string } | null,
  from: { address: string; requestId: string },
): Promise<void> => {
  await db.transaction(async (tx) => {
    const ended = await endSession(tx, sessionId);
    if (ended && actor)
      await audit(tx, clock, { ...actor, ...from }, { action: 'logout', entity: 'user', entityId: actor.id });
  });
};
