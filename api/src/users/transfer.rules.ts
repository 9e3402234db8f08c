import type { User } from './users.schemas.ts';

type Receiver = Pick<User, 'id' | 'areaIds' | 'lockedOut'>;

/** True for who can take over a user's sponsorships in all of these areas: another one, active, with each of them. */
export const mayTakeOver = (receiver: Receiver, fromId: number, areaIds: readonly number[]): boolean =>
  receiver.id !== fromId && !receiver.lockedOut && areaIds.every((id) => receiver.areaIds.includes(id));
