import { hasRole, type Role } from '@sponsorat/api';

/** Who is asking, and from where. */
export type Actor = {
  id: number;
  name: string;
  email: string;
  roles: readonly Role[];
  areaIds: readonly number[];
  /** Their password was set by an Admin: it must be changed before anything else. */
  mustChangePassword: boolean;
  /** A second factor is demanded of them: it must be set up before anything else. */
  mustSetUpSecondFactor: boolean;
  /** The session's own name: the hash of its token. */
  sessionId: string;
  address: string;
  requestId: string;
};

/** What decides what somebody sees. */
export type Viewer = Pick<Actor, 'roles' | 'areaIds'>;

export const isAdmin = (actor: Pick<Actor, 'roles'>): boolean => hasRole(actor.roles, 'Admin');

/** The app itself, where it removes what has been there long enough. */
export const housekeeping: Author = { name: 'Automatisk oprydning' };

/** Who writes an audit line: an actor, or a part of the app itself. */
export type Author = Pick<Actor, 'name'> & Partial<Pick<Actor, 'id' | 'address' | 'requestId'>>;
