import { type OwnPassword, type ProfileInput, passwordProblem } from '@sponsorat/api';
import type { Actor } from '../../lib/actor.ts';
import { audit } from '../../lib/audit/audit.store.ts';
import type { Deps } from '../../lib/deps.ts';
import type { Input } from '../../lib/http/input.ts';
import { invalid, notFound } from '../../lib/problem.ts';
import { checkVersion } from '../../lib/resource/versions.ts';
import { isCommonPassword } from '../auth/common-passwords.ts';
import { hashPassword, verifyPassword } from '../auth/passwords.ts';
import { findUser, lockUser, lockUsers, setUserColumns, type UserRecord, updateUser } from './users.records.store.ts';
import { auditedUser } from './users.save.usecases.ts';
import { endSessionsOf } from './users.sessions.store.ts';
import { lockCredentials } from './users.store.ts';

const entity = 'user';

/** Saves what everyone may change of themself. Throws 409 (somebody saved first) and 422. */
export const saveProfile = ({ db, clock }: Deps, actor: Actor, input: Input<ProfileInput>): Promise<UserRecord> =>
  db.transaction(async (tx) => {
    await lockUsers(tx);
    const before = await lockUser(tx, actor.id);
    if (!before) throw notFound();
    checkVersion(before, input.version);
    const { version: _version, ...columns } = input.value();
    await updateUser(tx, actor.id, columns, { by: columns.name, at: clock.now() });
    const after = await findUser(tx, actor.id);
    if (!after) throw notFound();
    const line = { before: auditedUser(before), after: auditedUser(after) };
    await audit(tx, clock, actor, { action: 'update', entity, entityId: actor.id, ...line });
    return after;
  });

/** Changes one's own password, the old one given, and ends one's other sessions. Throws 422. */
export const changeOwnPassword = ({ db, clock }: Deps, actor: Actor, input: Input<OwnPassword>): Promise<void> =>
  db.transaction(async (tx) => {
    await lockUsers(tx);
    const user = await lockUser(tx, actor.id);
    const stored = await lockCredentials(tx, actor.id);
    if (!user || !stored) throw notFound();
    const { current, password } = input.value();
    if (!(await verifyPassword(current, stored.passwordHash)))
      throw invalid({ current: 'Nuværende adgangskode er forkert' });
    const problem = passwordProblem(password, user, isCommonPassword);
    if (problem) throw invalid({ password: problem });
    await setUserColumns(tx, actor.id, { passwordHash: await hashPassword(password) });
    await endSessionsOf(tx, actor.id, actor.sessionId);
    await audit(tx, clock, actor, { action: 'change-password', entity, entityId: actor.id });
  });
