import { foldLetters } from '../fold-letters.ts';
import type { User } from './users.schemas.ts';

type UserFields = {
  name: string;
  email: string;
  phoneNumber: string | null;
  roles: readonly string[];
  areaIds: readonly number[];
  lockedOut: boolean;
};
type Filter = {
  search?: string | null | undefined;
  role?: string | null | undefined;
  area?: number | null | undefined;
  status?: string | null | undefined;
};

const digits = (text: string): string => text.replace(/\D/g, '');

// "12 34 56 78" is found by 1234, and "+45 12…" by how it is written.
const matches = ({ name, email, phoneNumber }: UserFields, search: string): boolean => {
  const typed = foldLetters(search.trim());
  const texts = [name, email, phoneNumber ?? ''].map(foldLetters);
  const number = /^[\d\s+]+$/.test(typed) ? digits(typed) : '';
  return texts.some((text) => text.includes(typed)) || (number !== '' && digits(phoneNumber ?? '').includes(number));
};

/** True of a user whom the list of users shows, as it is filtered. */
export const isUserFound = (user: UserFields, { search, role, area, status }: Filter): boolean =>
  (!search || matches(user, search)) &&
  (!role || user.roles.some((one) => one === role)) &&
  (!area || user.areaIds.includes(area)) &&
  (!status || user.lockedOut === (status === 'lockedOut'));

type Receiver = Pick<User, 'id' | 'areaIds' | 'lockedOut'>;

/** True for who can take over a user's sponsorships in all of these areas: another one, active, with each of them. */
export const mayTakeOver = (receiver: Receiver, fromId: number, areaIds: readonly number[]): boolean =>
  receiver.id !== fromId && !receiver.lockedOut && areaIds.every((id) => receiver.areaIds.includes(id));
