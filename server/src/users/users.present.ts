import type { User } from '@sponsorat/api';
import { fileUrl } from '../files/files.store.ts';
import type { UserRecord } from './users.records.store.ts';

export const presentUser = (row: UserRecord): User => ({
  id: row.id,
  name: row.name,
  email: row.email,
  phoneNumber: row.phoneNumber,
  roles: row.roles,
  areaIds: row.areaIds,
  lockedOut: row.lockedOut,
  picture: fileUrl(row.picture),
  version: row.version,
});
