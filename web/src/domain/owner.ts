import { type CurrentUser, hasRole } from '@sponsorat/api';
import { useUser } from '../lib/session.ts';
import { readKept, useKept } from '../lib/storage.ts';

/** Whose clubs, and what there is to do for them, the app shows where nothing else is asked. */
export const owners = ['mine', 'all'] as const;
export type Owner = (typeof owners)[number];

const keyOf = ({ id }: CurrentUser): string => `owner ${id}`;

/** What one begins with: who looks after all clubs, or has none, with all of them. */
export const usualOwner = ({ roles, isResponsible }: CurrentUser): Owner =>
  isResponsible && !hasRole(roles, 'Admin') ? 'mine' : 'all';

/** As it was chosen in this browser. */
const ownerFrom = (stored: unknown, user: CurrentUser): Owner =>
  owners.find((owner) => owner === stored) ?? usualOwner(user);

const idOf = (owner: Owner, user: CurrentUser): number | undefined => (owner === 'mine' ? user.id : undefined);

/** Whose sponsorships a list is to show, as its address says it. */
export type OwnerSearch = { user?: number };

/** By which user calls are filtered as the choice stands; undefined for all. */
export const ownerId = (user: CurrentUser): number | undefined => idOf(ownerFrom(readKept(keyOf(user)), user), user);

/** Mine or Alle, one choice for the whole app: what calls and addresses are filtered by then, and a way to change it. */
export const useOwner = () => {
  const user = useUser();
  const [stored, setOwner] = useKept(keyOf(user));
  const owner = ownerFrom(stored, user);
  const userId = idOf(owner, user);
  const search: OwnerSearch = userId === undefined ? {} : { user: userId };
  return { owner, userId, search, setOwner: (next: Owner) => setOwner(next) };
};
