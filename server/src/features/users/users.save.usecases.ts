import {
  type FieldErrors,
  newPasswordLabel,
  type ProfileInput,
  passwordProblem,
  type UserInput,
  userInputSchema,
} from '@sponsorat/api';
import type { Actor } from '../../lib/actor.ts';
import { audit } from '../../lib/audit/audit.store.ts';
import type { Connection } from '../../lib/db/database.ts';
import type { Deps } from '../../lib/deps.ts';
import type { Input } from '../../lib/http/input.ts';
import { hashPassword } from '../../lib/passwords.ts';
import { checkUnused, checkVersion, conflict, existing, invalid, notFound } from '../../lib/problem.ts';
import { namesInUse } from '../../lib/resource/in-use.sql.ts';
import { areasExist } from '../areas/areas.store.ts';
import { findCompany, findSecondFactorDemand } from '../company/company.store.ts';
import { guessesAt } from './common-passwords.ts';
import { endSessionsOf } from './sessions.store.ts';
import { tellOfTakenAreas } from './taken-areas.usecases.ts';
import { areaChanges, gainsDemandedRole, isActiveAdmin } from './users.rules.ts';
import {
  findResponsibilities,
  findUser,
  hasOtherActiveAdmin,
  insertUser,
  isEmailTaken,
  lockUser,
  setUserAreas,
  type UserRecord,
  userStore,
} from './users.store.ts';

const entity = 'user';

export const EMAIL_TAKEN = { email: 'E-mail bruges allerede af en anden bruger' };

const OWN_LIMIT = 'Din egen beføjelse sættes af en anden administrator';

const { roles: roleRule, areaIds: areaRule, password: passwordRule } = userInputSchema.shape;

/** Throws 409 for what the user as it is forbids, whatever else is wrong with the values. */
const checkAllowed = async (tx: Connection, before: UserRecord, input: Input<UserInput>): Promise<void> => {
  const roles = input.peek('roles', roleRule) ?? before.roles;
  const areaIds = input.peek('areaIds', areaRule) ?? before.areaIds;
  const demoted = isActiveAdmin(before) && !isActiveAdmin({ roles, lockedOut: false });
  if (demoted && !(await hasOtherActiveAdmin(tx, before.id)))
    throw conflict(`${before.name} er den sidste aktive administrator og skal derfor beholde rollen.`);
  const { taken } = areaChanges(before.areaIds, areaIds);
  const responsibilities = await findResponsibilities(tx, before.id, taken);
  const names = namesInUse(responsibilities);
  checkUnused(
    responsibilities,
    `${before.name} er ansvarlig for sponsorater i et område, som du vil fjerne: ${names}.`,
  );
};

const checkValues = async (
  tx: Connection,
  actor: Actor,
  before: UserRecord | null,
  values: UserInput,
): Promise<void> => {
  const fields: FieldErrors = {};
  const { approvalLimit = before?.approvalLimit } = values;
  if (before?.id === actor.id && approvalLimit !== before.approvalLimit) fields.approvalLimit = OWN_LIMIT;
  if (await isEmailTaken(tx, values.email, before?.id ?? null)) Object.assign(fields, EMAIL_TAKEN);
  if (!(await areasExist(tx, values.areaIds))) fields.areaIds = 'Et af områderne findes ikke';
  if (values.password !== null) {
    const guesses = guessesAt((await findCompany(tx)).name);
    const problem = passwordProblem(values.password, values, guesses, before ? newPasswordLabel : undefined);
    if (problem) fields.password = problem;
  }
  if (Object.keys(fields).length > 0) throw invalid(fields);
};

const noAreas = { areaIds: [] };

/** What the audit log says of a user: nothing of the password but that it was changed. */
export const auditedUser = (record: UserRecord) => {
  const { picture: _picture, responsibleFor: _count, keptAdminAt: _kept, ...rest } = record;
  const { secondFactor: _second, hasPassword: _password, hasBankAccount: _account, ...user } = rest;
  return user;
};

/** Makes or saves a user within a transaction, with the hash of the password that was sent. Throws as `saveUser` does. */
export const writeUser = async (
  tx: Connection,
  { clock }: Pick<Deps, 'clock'>,
  actor: Actor,
  input: Input<UserInput>,
  passwordHash: string | null,
): Promise<UserRecord> => {
  const before = input.id === undefined ? null : await lockUser(tx, input.id);
  if (input.id !== undefined && !before) throw notFound();
  if (before) checkVersion(before, input.version);
  if (before) await checkAllowed(tx, before, input);
  const values = input.value();
  await checkValues(tx, actor, before, values);

  const save = { by: actor.name, at: clock.now() };
  const { id: _id, version: _version, areaIds, password, ...stored } = values;
  const isNewPassword = password !== null;
  // What somebody else chose is theirs to change, at their next login.
  const mustChangePassword = before?.id !== actor.id;
  const columns = { ...stored, ...(passwordHash !== null && { passwordHash, mustChangePassword }) };
  const id = before?.id ?? (await insertUser(tx, columns, save));
  if (id === null) throw invalid(EMAIL_TAKEN);
  if (before) await userStore.update(tx, id, columns, save);
  const changes = areaChanges((before ?? noAreas).areaIds, areaIds);
  await setUserAreas(tx, id, changes);
  await tellOfTakenAreas(tx, clock, actor, id, changes.taken);
  if (before && gainsDemandedRole(await findSecondFactorDemand(tx), before.roles, values.roles))
    await endSessionsOf(tx, id);
  if (before && isNewPassword) await endSessionsOf(tx, id, id === actor.id ? actor.sessionId : null);

  const after = existing(await findUser(tx, id));
  await audit(tx, clock, actor, {
    action: before ? 'update' : 'create',
    entity,
    entityId: id,
    before: before && auditedUser(before),
    after: { ...auditedUser(after), ...(isNewPassword && { passwordChanged: true }) },
  });
  return after;
};

/**
 * Makes a user, or saves one. A changed password ends the user's sessions, but for the one that changes it; a new role
 * of which a second factor is demanded ends them all. Throws 404, 409 (somebody saved first, the last active Admin,
 * responsible in an area that is taken) and 422.
 */
export const saveUser = async (deps: Deps, actor: Actor, input: Input<UserInput>): Promise<UserRecord> => {
  const typed = input.peek('password', passwordRule) ?? null;
  // Before the transaction, as it takes a while: nobody waits for the lock meanwhile.
  const passwordHash = typed && (await hashPassword(typed));
  return deps.db.transaction((tx) => writeUser(tx, deps, actor, input, passwordHash));
};

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
