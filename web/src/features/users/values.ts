import type { Role, User } from '@sponsorat/api';

/** A user as the form holds one. */
export type UserValues = {
  id: number | null;
  version: number | null;
  name: string;
  email: string;
  phoneNumber: string;
  roles: Role[];
  areaIds: number[];
  password: string;
};

/** A new user: a Bruger until something else is chosen. */
export const newValues: UserValues = {
  id: null,
  version: null,
  name: '',
  email: '',
  phoneNumber: '',
  roles: ['Bruger'],
  areaIds: [],
  password: '',
};

/** A user's values, to be edited. The password is never among them. */
export const valuesOf = (user: User): UserValues => ({
  id: user.id,
  version: user.version,
  name: user.name,
  email: user.email,
  phoneNumber: user.phoneNumber ?? '',
  roles: user.roles,
  areaIds: user.areaIds,
  password: '',
});
