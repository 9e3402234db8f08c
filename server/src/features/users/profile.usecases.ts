import type { ProfileInput } from '@sponsorat/api';
import type { Actor } from '../../lib/actor.ts';
import { audit } from '../../lib/audit/audit.store.ts';
import type { Deps } from '../../lib/deps.ts';
import type { Input } from '../../lib/http/input.ts';
import { checkVersion, existing } from '../../lib/problem.ts';
import { auditedUser } from './users.save.usecases.ts';
import { findUser, lockUser, type UserRecord, userStore } from './users.store.ts';

const entity = 'user';

/** Saves what everyone may change of themself. Throws 409 (somebody saved first) and 422. */
export const saveProfile = ({ db, clock }: Deps, actor: Actor, input: Input<ProfileInput>): Promise<UserRecord> =>
  db.transaction(async (tx) => {
    const before = existing(await lockUser(tx, actor.id));
    checkVersion(before, input.version);
    const { version: _version, ...columns } = input.value();
    await userStore.update(tx, actor.id, columns, { by: columns.name, at: clock.now() });
    const after = existing(await findUser(tx, actor.id));
    const line = { before: auditedUser(before), after: auditedUser(after) };
    await audit(tx, clock, actor, { action: 'update', entity, entityId: actor.id, ...line });
    return after;
  });
