import type { Actor } from '../../lib/actor.ts';
import { audit } from '../../lib/audit/audit.store.ts';
import type { Connection } from '../../lib/db/database.ts';
import { urgently } from '../../lib/db/urgent.ts';
import type { Deps } from '../../lib/deps.ts';
import type { FileInput } from '../../lib/http/upload.ts';
import { checkUnused, conflict, existing, notFound } from '../../lib/problem.ts';
import { namesInUse } from '../../lib/resource/in-use.sql.ts';
import { addFile, deleteFile, fileUrl } from '../files/files.store.ts';
import { readImage } from '../files/images.ts';
import { returnApprovals } from './return-approvals.usecases.ts';
import { endSessionsOf } from './sessions.store.ts';
import { isActiveAdmin } from './users.rules.ts';
import { auditedUser } from './users.save.usecases.ts';
import {
  findResponsibilities,
  findUser,
  hasOtherActiveAdmin,
  lockUser,
  setUserColumns,
  type UserRecord,
  userStore,
} from './users.store.ts';

const entity = 'user';

/** The user, to be changed by nobody else until the transaction ends. Throws 404. */
const lockExistingUser = async (tx: Connection, id: number): Promise<UserRecord> => {
  const user = existing(await lockUser(tx, id));
  return user;
};

/** Throws 409 where nobody may do this (`deaktivere`, `slette`) to this user: oneself, the last active Admin. */
const checkMayGo = async (tx: Connection, actor: Actor, user: UserRecord, verb: string): Promise<void> => {
  if (user.id === actor.id) throw conflict(`Du kan ikke ${verb} dig selv. Bed en anden administrator om det.`);
  if (isActiveAdmin(user) && !(await hasOtherActiveAdmin(tx, user.id)))
    throw conflict(`Du kan ikke ${verb} ${user.name}, som er den sidste aktive administrator.`);
};

/**
 * Locks a user out and ends their sessions. One who is locked out already stays so. An import that holds the user ends
 * for it, with nothing saved. Throws 404 and 409.
 */
export const lockOutUser = ({ db, clock }: Deps, actor: Actor, id: number): Promise<void> =>
  urgently(db, async (tx) => {
    const user = await lockExistingUser(tx, id);
    await checkMayGo(tx, actor, user, 'deaktivere');
    if (user.lockedOut) return;
    await setUserColumns(tx, id, { lockedOut: true });
    await endSessionsOf(tx, id);
    await returnApprovals(tx, clock, actor, { approverId: id });
    const line = { before: { lockedOut: false }, after: { lockedOut: true } };
    await audit(tx, clock, actor, { action: 'lockout', entity, entityId: id, ...line });
  });

/** Lets a user in again. Throws 404. */
export const unlockUser = ({ db, clock }: Deps, actor: Actor, id: number): Promise<void> =>
  db.transaction(async (tx) => {
    const user = await lockExistingUser(tx, id);
    if (!user.lockedOut) return;
    await setUserColumns(tx, id, { lockedOut: false });
    const line = { before: { lockedOut: true }, after: { lockedOut: false } };
    await audit(tx, clock, actor, { action: 'unlock', entity, entityId: id, ...line });
  });

/** Removes a user with their picture. Throws 404, and 409 where they are responsible for a sponsorship. */
export const removeUser = ({ db, clock }: Deps, actor: Actor, id: number): Promise<void> =>
  db.transaction(async (tx) => {
    const user = await lockExistingUser(tx, id);
    await checkMayGo(tx, actor, user, 'slette');
    const responsibilities = await findResponsibilities(tx, id);
    const names = namesInUse(responsibilities);
    checkUnused(responsibilities, `${user.name} er ansvarlig for sponsorater og kan ikke slettes: ${names}.`);
    await userStore.delete(tx, id);
    await returnApprovals(tx, clock, actor, { approverId: null });
    await deleteFile(tx, user.pictureFileId);
    await audit(tx, clock, actor, { action: 'delete', entity, entityId: id, before: auditedUser(user) });
  });

/** Saves a new picture of a user: its path. Throws 404, 415 and 422. */
export const saveUserPicture = async ({ db, clock }: Deps, actor: Actor, id: number, file: FileInput) => {
  if (!(await findUser(db, id))) throw notFound();
  const image = await readImage(file.value());
  return db.transaction(async (tx) => {
    const { pictureFileId } = await lockExistingUser(tx, id);
    const saved = await addFile(tx, { kind: 'user-picture', ...image }, clock.now());
    await setUserColumns(tx, id, { pictureFileId: saved.id });
    await deleteFile(tx, pictureFileId);
    const line = { before: { pictureFileId }, after: { pictureFileId: saved.id } };
    await audit(tx, clock, actor, { action: 'upload-picture', entity, entityId: id, ...line });
    return { picture: fileUrl(saved) as string };
  });
};
