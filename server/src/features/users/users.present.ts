import { mayUsePassword, type NamedRecord, type PasswordLogin, type Profile, type User } from '@sponsorat/api';
import { fileUrl } from '../files/files.store.ts';
import type { UserRecord } from './users.store.ts';

/** A user as an Admin sees one; the limit where the bank's rule asks for approvals, or where one has been given. */
export const presentUser = (row: UserRecord, withLimit: boolean): User => ({
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
  approvesGuests: row.approvesGuests,
  version: row.version,
  ...((withLimit || row.approvalLimit !== null) && { approvalLimit: row.approvalLimit }),
});

/** The user with the names of their areas, as the user sees it; `areas` are all there are. */
export const presentProfile = (
  row: UserRecord,
  areas: readonly NamedRecord[],
  { passwordLogin, withLimit }: { passwordLogin: PasswordLogin; withLimit: boolean },
): Profile => ({
  ...presentUser(row, withLimit),
  hasPassword: row.hasPassword && mayUsePassword(passwordLogin, row.roles),
  areas: areas.filter(({ id }) => row.areaIds.includes(id)),
});
