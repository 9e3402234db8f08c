import {
  formValues,
  mayUsePassword,
  type NamedRecord,
  type PasswordLogin,
  type Profile,
  type User,
  userSchema,
} from '@sponsorat/api';
import { fileUrl } from '../files/files.store.ts';
import type { UserRecord } from './users.store.ts';

const alwaysShown = userSchema.omit({ approvalLimit: true });

/** A user as an Admin sees one; the limit where the bank's rule asks for approvals, or where one has been given. */
export const presentUser = (row: UserRecord, withLimit: boolean): User => ({
  ...formValues(alwaysShown, { ...row, picture: fileUrl(row.picture) }),
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
