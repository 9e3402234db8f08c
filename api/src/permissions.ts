import type { SecondFactorDemand } from './company/company.schemas.ts';
import type { Right } from './endpoint.ts';

export const roles = ['Bruger', 'Admin'] as const;
export type Role = (typeof roles)[number];

/** Who may log in with a password: everyone who has one, Admins alone, or nobody. */
export const passwordLogins = ['on', 'admins', 'off'] as const;
export type PasswordLogin = (typeof passwordLogins)[number];

/** True where one of the roles is the asked one, or Admin, who passes every check. */
export const hasRole = (owned: readonly string[], right: Right): boolean =>
  right === 'public' || owned.includes(right) || owned.includes('Admin');

/** True where somebody with these roles must have a second factor to log in with a password. */
export const isSecondFactorDemanded = (demand: SecondFactorDemand, owned: readonly string[]): boolean =>
  demand === 'all' || (demand === 'Admin' && hasRole(owned, 'Admin'));

/** True where somebody with these roles may log in with a password. */
export const mayUsePassword = (passwordLogin: PasswordLogin, owned: readonly string[]): boolean =>
  passwordLogin === 'on' || (passwordLogin === 'admins' && hasRole(owned, 'Admin'));
