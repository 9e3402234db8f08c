import type { Role } from '@sponsorat/api';
import type { Actor } from '../../lib/actor.ts';

/** A user as far as doing things goes. */
export type Person = { id: number; name: string; email: string; roles: readonly Role[]; areaIds: readonly number[] };

/** The person as one who does something, from this machine. */
export const actorOf = (person: Person): Actor => ({
  ...person,
  sessionId: 'seed',
  address: '127.0.0.1',
  requestId: 'seed',
});
