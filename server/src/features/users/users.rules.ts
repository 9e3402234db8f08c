import { hasRole, isSecondFactorDemanded, type Role, type SecondFactorDemand } from '@sponsorat/api';

/** True for a user who can do all that an Admin does, today. */
export const isActiveAdmin = ({ roles, lockedOut }: { roles: readonly Role[]; lockedOut: boolean }): boolean =>
  !lockedOut && hasRole(roles, 'Admin');

/** True for roles of which some are new, to a user of whom a second factor is demanded: an open session may be without it. */
export const gainsDemandedRole = (
  demand: SecondFactorDemand,
  before: readonly Role[],
  after: readonly Role[],
): boolean => isSecondFactorDemanded(demand, after) && after.some((role) => !hasRole(before, role));

/** What a list of ids gains and loses on the way to another. */
export const areaChanges = (
  before: readonly number[],
  after: readonly number[],
): { added: number[]; taken: number[] } => ({
  added: after.filter((id) => !before.includes(id)),
  taken: before.filter((id) => !after.includes(id)),
});
