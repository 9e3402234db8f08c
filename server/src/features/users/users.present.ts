import { mayUsePassword, type NamedRecord, type PasswordLogin, type Profile, type User } from '@sponsorat/api';
import { fileUrl } from '../files/files.store.ts';
import type { UserRecord } from './users.store.ts';

export const presentUser = (row: UserRecord): User => ({
  id: row.id,
  name: row.name,
  email: row.email,
  phoneNumber: row.phoneNumber,
  roles: row.roles,
  areaIds: row.areaIds,
  lockedOut: row.lockedOut,
  secondFactor: row.secondFactor,
  picture: fileUrl(row.picture),
  responsibleFor: row.responsibleFor,
  hasBankAccount: row.hasBankAccount,
  version: row.version,
});

/** The user with the names of their areas, as the user sees it; `areas` are all there are. */
export const presentProfile = (
  row: UserRecord,
  areas: readonly NamedRecord[],
  passwordLogin: PasswordLogin,
): Profile => ({
  ...presentUser(row),
  hasPassword: row.hasPassword && mayUsePassword(passwordLogin, row.roles),
  areas: areas.filter(({ id }) => row.areaIds.includes(id)),
});
