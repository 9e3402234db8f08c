import type { ReminderScope } from '@sponsorat/api';
import { isAdmin, type Viewer } from '../../lib/actor.ts';
import type { Connection } from '../../lib/db/database.ts';
import { inOrderOf } from '../../lib/resource/lists.ts';
import { findWarnings } from './facts.store.ts';
import { approvesGuests, grantStore, listWishes } from './grants.store.ts';
import { barrierOf, needsApproval } from './present.usecases.ts';

/**
 * How many wishes wait that somebody may answer: of all that they see, or of the clubs that they are responsible for. Who
 * may approve guests is asked about those of every club of their areas.
 */
export const countWishesToAnswer = async (
  db: Connection,
  user: Viewer & { id: number },
  scope: ReminderScope,
): Promise<number> => {
  const wishes = await listWishes(db, user);
  if (wishes.length === 0) return 0;
  const ids = wishes.map(({ id }) => id);
  const grants = inOrderOf(ids, await grantStore.listOf(db, ids), wishes);
  const [warnings, isApprover] = [await findWarnings(db, grants), await approvesGuests(db, user.id)];
  const who = { id: user.id, mayAllow: isApprover || isAdmin(user) };
  return grants.filter((grant, at) => {
    const ofGrant = warnings[at] ?? [];
    const isAsked = scope === 'areas' || grant.userId === user.id || (isApprover && needsApproval(ofGrant));
    return isAsked && barrierOf(grant, ofGrant, who) === null;
  }).length;
};
