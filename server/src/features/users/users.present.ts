import type { Named, Profile, User } from '@sponsorat/api';
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
  version: row.version,
});

/** The user with the names of their areas; `areas` are all there are. */
export const presentProfile = (row: UserRecord, areas: readonly Named[]): Profile => ({
  ...presentUser(row),
  areas: areas.filter(({ id }) => row.areaIds.includes(id)),
});
