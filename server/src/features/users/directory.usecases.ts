import { hasRole, type Role, roles as roleNames } from '@sponsorat/api';
import type { Author } from '../../lib/actor.ts';
import { audit } from '../../lib/audit/audit.store.ts';
import type { Clock } from '../../lib/clock.ts';
import type { Connection } from '../../lib/db/database.ts';
import { findSecondFactorDemand } from '../company/company.store.ts';
import { endSessionsOf } from './sessions.store.ts';
import { tellOfTakenAreas } from './taken-areas.usecases.ts';
import { areaChanges, gainsDemandedRole, isActiveAdmin } from './users.rules.ts';
import { auditedUser } from './users.save.usecases.ts';
import {
  findAreasNamed,
  findResponsibleIn,
  findUser,
  findUserByAccount,
  hasOtherActiveAdmin,
  insertUser,
  lockAccount,
  lockUser,
  setUserAreas,
  setUserColumns,
  type UserRecord,
  userStore,
} from './users.store.ts';

/** What the bank's directory says of somebody who logs in. */
export type DirectoryUser = {
  /** Who says it, and the account that it is said of. */
  issuer: string;
  subject: string;
  name: string | null;
  email: string | null;
  isEmailVerified: boolean;
  /** Null: the directory does not say. */
  roles: Role[] | null;
  areaNames: string[] | null;
};

type World = {
  clock: Clock;
  /** Where the request came from. */
  from: Pick<Author, 'address' | 'requestId'>;
};

const entity = 'user';
const authorOf = ({ from }: World): Author => ({ name: 'Bankens katalog', ...from });
const accountOf = ({ issuer, subject }: DirectoryUser) => ({ oidcIssuer: issuer, oidcSubject: subject });

/** Makes a user who comes for the first time; null where no role is given, or another user has the e-mail. */
const makeUser = async (tx: Connection, world: World, person: DirectoryUser): Promise<UserRecord | null> => {
  const { name, email, roles } = person;
  if (!roles?.length || email === null || name === null) return null;
  const author = authorOf(world);
  const values = { name, email, roles, ...accountOf(person) };
  const id = await insertUser(tx, values, { by: author.name, at: world.clock.now() });
  if (id === null) return null;
  await setUserAreas(tx, id, { added: await findAreasNamed(tx, person.areaNames ?? []), taken: [] });
  const user = await findUser(tx, id);
  if (user) await audit(tx, world.clock, author, { action: 'create', entity, entityId: id, after: auditedUser(user) });
  return user;
};

/** The roles that a user has from now on. Whoever is given none keeps the least: there is no user without one. */
const rolesFor = async (tx: Connection, before: UserRecord, given: Role[] | null) => {
  if (given === null) return { roles: before.roles, isKept: false };
  const least: Role[] = given.length > 0 ? given : ['Bruger'];
  const isDemoted = isActiveAdmin(before) && !hasRole(least, 'Admin');
  if (!isDemoted || (await hasOtherActiveAdmin(tx, before.id))) return { roles: least, isKept: false };
  return { roles: roleNames.filter((role) => role === 'Admin' || given.includes(role)), isKept: true };
};

const isSame = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Writes what the directory says of a user who is locked: whether they are given a role, or keep it as the last Admin. */
const updateFromDirectory = async (
  tx: Connection,
  world: World,
  before: UserRecord,
  person: DirectoryUser,
): Promise<boolean> => {
  const { id } = before;
  const [author, at] = [authorOf(world), world.clock.now()];
  const { roles, isKept } = await rolesFor(tx, before, person.roles);
  if (isKept && before.keptAdminAt === null)
    await audit(tx, world.clock, author, { action: 'keep-admin', entity, entityId: id, after: { name: before.name } });
  if (isKept !== (before.keptAdminAt !== null)) await setUserColumns(tx, id, { keptAdminAt: isKept ? at : null });

  const name = person.name ?? before.name;
  const areaIds = person.areaNames ? await findAreasNamed(tx, person.areaNames) : before.areaIds;
  const changes = areaChanges(before.areaIds, areaIds);
  const isAllowed = isKept || person.roles === null || person.roles.length > 0;
  if (name === before.name && isSame(roles, before.roles) && isSame(areaIds, before.areaIds)) return isAllowed;

  await userStore.update(tx, id, { name, roles }, { by: author.name, at });
  await setUserAreas(tx, id, changes);
  await tellOfTakenAreas(tx, world.clock, author, id, changes.taken);
  if (gainsDemandedRole(await findSecondFactorDemand(tx), before.roles, roles)) await endSessionsOf(tx, id);
  const after = { ...before, name, roles, areaIds, version: before.version + 1 };
  const line = { before: auditedUser(before), after: auditedUser(after) };
  await audit(tx, world.clock, author, { action: 'update', entity, entityId: id, ...line });
  // The sponsorships keep naming who was responsible: Admins find them as those that nobody looks after.
  for (const { id: sponsorshipId, areaId } of await findResponsibleIn(tx, id, changes.taken)) {
    const subject = { entity: 'sponsorship', entityId: sponsorshipId, sponsorshipId } as const;
    const held = { before: { userId: id, areaId }, after: { userId: id, areaId } };
    await audit(tx, world.clock, author, { action: 'lose-responsible', ...subject, ...held });
  }
  return isAllowed;
};

/**
 * The user whom the directory speaks of, with name, roles and areas as it says them: found by the account, the first
 * time by an e-mail that is proven, else made where a role is given. `isAllowed` is whether they may log in. A
 * directory is never refused: what it takes is taken, but for the role of the last active Admin. Null: nobody.
 */
export const saveFromDirectory = async (
  tx: Connection,
  world: World,
  person: DirectoryUser,
): Promise<{ user: Pick<UserRecord, 'id' | 'name'>; isAllowed: boolean } | null> => {
  await lockAccount(tx, person);
  const account = await findUserByAccount(tx, person);
  if (!account) {
    const made = await makeUser(tx, world, person);
    return made && { user: made, isAllowed: true };
  }
  const before = await lockUser(tx, account.id);
  if (!before) return null;
  if (before.lockedOut) return { user: before, isAllowed: false };
  if (!account.isLinked) {
    await setUserColumns(tx, account.id, accountOf(person));
    const line = { action: 'link-account', entity, entityId: account.id, after: { name: before.name } } as const;
    await audit(tx, world.clock, authorOf(world), line);
  }
  const isAllowed = await updateFromDirectory(tx, world, before, person);
  return { user: { id: before.id, name: person.name ?? before.name }, isAllowed };
};
