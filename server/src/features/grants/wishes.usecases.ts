import type { GrantListRequest, ReminderScope } from '@sponsorat/api';
import { type Actor, isAdmin, type Viewer } from '../../lib/actor.ts';
import type { Connection } from '../../lib/db/database.ts';
import { inOrderOf } from '../../lib/resource/lists.ts';
import { findWarnings } from './facts.store.ts';
import { approvesGuests, grantStore, listWishes } from './grants.store.ts';
import { barrierOf, needsApproval } from './present.usecases.ts';

/**
 * The wishes that wait and that somebody may answer: of all that they see, or of the clubs that they are responsible for.
 * Who may approve guests is asked about those of every club of their areas.
 */
export const listWishesToAnswer = async (
  db: Connection,
  user: Viewer & { id: number },
  scope: ReminderScope,
): Promise<number[]> => {
  const wishes = await listWishes(db, user);
  if (wishes.length === 0) return [];
  const ids = wishes.map(({ id }) => id);
  const grants = inOrderOf(ids, await grantStore.listOf(db, ids), wishes);
  const [warnings, isApprover] = [await findWarnings(db, grants), await approvesGuests(db, user.id)];
  const who = { id: user.id, mayAllow: isApprover || isAdmin(user) };
  const answered = grants.filter((grant, at) => {
    const ofGrant = warnings[at] ?? [];
    const isAsked = scope === 'areas' || grant.userId === user.id || (isApprover && needsApproval(ofGrant));
    return isAsked && barrierOf(grant, ofGrant, who) === null;
  });
  return answered.map(({ id }) => id);
};

/** What a list of grants is kept to where it is asked for what the actor may answer; else undefined. */
export const wishesAskedFor = async (
  db: Connection,
  actor: Actor,
  { wishes }: GrantListRequest['filter'],
): Promise<number[] | undefined> => wishes && listWishesToAnswer(db, actor, 'areas');
