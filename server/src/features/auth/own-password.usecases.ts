import { newPasswordLabel, type OwnPassword, passwordProblem } from '@sponsorat/api';
import type { Actor } from '../../lib/actor.ts';
import { audit } from '../../lib/audit/audit.store.ts';
import type { Deps } from '../../lib/deps.ts';
import type { Input } from '../../lib/http/input.ts';
import { hashPassword, verifyPassword } from '../../lib/passwords.ts';
import { conflict, invalid, notLoggedIn, type Problem } from '../../lib/problem.ts';
import { findCompany } from '../company/company.store.ts';
import { guessesAt } from '../users/common-passwords.ts';
import { findOwnCredentials, lockCredentials, setPassword } from '../users/credentials.store.ts';
import { endSessionsOf } from '../users/sessions.store.ts';
import { waitProblem } from './auth.usecases.ts';
import { type Counters, countersOf, countFailure, forgetFailures, lockCounters, waitLeft } from './throttle.store.ts';

const entity = 'user';

const waitOf = (actor: Actor, wait: number): Problem | null =>
  waitProblem(wait, { action: 'change-password-throttled', entity, entityId: actor.id });

/** Counts a wrong guess as one of the account's, with an audit line: what it is answered. */
const countGuess = ({ db, clock }: Deps, actor: Actor, counters: Counters): Promise<Problem> =>
  db.transaction(async (tx) => {
    await lockCounters(tx, counters);
    const late = waitOf(actor, await waitLeft(tx, counters, clock.now()));
    if (late) return late;
    await countFailure(tx, counters, clock.now());
    await audit(tx, clock, actor, { action: 'change-password-refused', entity, entityId: actor.id });
    return invalid({ current: 'Nuværende adgangskode er forkert' });
  });

/**
 * Changes one's own password, the old one given, and ends one's other sessions. Wrong guesses count with those of the
 * login. The slow part, hashing, is done before the transaction, which checks that nothing changed meanwhile. Throws
 * 422, and 429 while a wait runs.
 */
export const changeOwnPassword = async (deps: Deps, actor: Actor, input: Input<OwnPassword>): Promise<void> => {
  const { db, clock } = deps;
  const counters = countersOf(actor.email, null);
  const wait = waitOf(actor, await waitLeft(db, counters, clock.now()));
  if (wait) throw wait;
  const { current, password } = input.value();
  const user = await findOwnCredentials(db, actor.id);
  if (!user) throw notLoggedIn();
  if (!(await verifyPassword(current, user.passwordHash))) throw await countGuess(deps, actor, counters);
  const problem = passwordProblem(password, user, guessesAt((await findCompany(db)).name), newPasswordLabel);
  if (problem) throw invalid({ password: problem });
  if (password === current) throw invalid({ password: `${newPasswordLabel} skal være en anden end den nuværende` });
  const passwordHash = await hashPassword(password);
  await db.transaction(async (tx) => {
    await lockCounters(tx, counters);
    const late = waitOf(actor, await waitLeft(tx, counters, clock.now()));
    if (late) throw late;
    const now = await lockCredentials(tx, actor.id, 'update');
    if (!now || now.lockedOut) throw notLoggedIn();
    if (now.passwordHash !== user.passwordHash)
      throw conflict('Din adgangskode er ændret et andet sted i mellemtiden. Prøv igen med den nye.');
    await setPassword(tx, actor.id, passwordHash);
    await endSessionsOf(tx, actor.id, actor.sessionId);
    await forgetFailures(tx, counters);
    await audit(tx, clock, actor, { action: 'change-password', entity, entityId: actor.id });
  });
};
