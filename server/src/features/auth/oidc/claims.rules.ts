import { field, type Role, roles } from '@sponsorat/api';
import type { z } from 'zod';
import type { OidcConfig } from '../../../lib/oidc-config.ts';
import type { DirectoryUser } from '../../users/directory.usecases.ts';

/** What the bank's login says of a user. */
export type Claims = Record<string, unknown>;

const isObject = (value: unknown): value is Claims => typeof value === 'object' && value !== null;

/** A claim by its name; where there is none of that name, by the path that the dots in it make. */
const claimOf = (claims: Claims, name: string): unknown =>
  Object.hasOwn(claims, name)
    ? claims[name]
    : name
        .split('.')
        .reduce<unknown>(
          (value, key) => (isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined),
          claims,
        );

// A text with NUL or half a character names nothing here, and without it would name something else.
const textsOf = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).filter(
    (one): one is string => typeof one === 'string' && one !== '' && field.isStorable(one),
  );

const readAs = (schema: z.ZodType<string>, value: unknown): string | null => schema.safeParse(value).data ?? null;

const nameOf = ({ name, given_name: given, family_name: family }: Claims): string | null =>
  readAs(field.requiredText('Navn'), name) ??
  readAs(field.requiredText('Navn'), [...textsOf(given), ...textsOf(family)].join(' '));

// Entra ID says in `xms_edov` whether the domain of an e-mail is proven; it sends no `email_verified`.
const isTrue = (value: unknown): boolean => value === true || value === 1 || value === 'true' || value === '1';
const isVerified = ({ email_verified: verified, xms_edov: domainVerified }: Claims): boolean =>
  verified === undefined ? isTrue(domainVerified) : isTrue(verified);

type Setting = Pick<OidcConfig, 'roles' | 'areas'>;

/** What a log-in is decided by, and is not among the claims: reason to ask for more of them. */
export const missingClaims = (claims: Claims, { roles: roleSetting, areas }: Setting): string[] =>
  ['email', 'name', roleSetting?.claim, areas?.claim].filter(
    (name) => name !== undefined && claimOf(claims, name) === undefined,
  ) as string[];

/** True where roles or areas are said to stand somewhere else, because they are too many: nothing follows from them. */
export const areClaimsElsewhere = (
  { _claim_names: elsewhere }: Claims,
  { roles: roleSetting, areas }: Setting,
): boolean =>
  isObject(elsewhere) && [roleSetting?.claim, areas?.claim].some((name) => name !== undefined && name in elsewhere);

/** The claims as this app understands them, by its settings. */
export const directoryUserOf = (
  account: { issuer: string; subject: string },
  claims: Claims,
  { roles: roleSetting, areas }: Setting,
): DirectoryUser => {
  const values = (claim: string) => textsOf(claimOf(claims, claim));
  const mapValues = (claim: string, map: readonly { claim: string; to: string }[]): string[] => {
    const claimValues = values(claim);
    return map.filter((pair) => claimValues.includes(pair.claim)).map(({ to }) => to);
  };
  const rolesOf = (claim: string, map: readonly { claim: string; to: Role }[]): Role[] => {
    const targets = mapValues(claim, map);
    return roles.filter((role) => targets.includes(role));
  };
  const email = readAs(field.requiredEmail('E-mail'), claims.email);
  return {
    ...account,
    email,
    isEmailVerified: email !== null && isVerified(claims),
    name: nameOf(claims) ?? email,
    roles: roleSetting && rolesOf(roleSetting.claim, roleSetting.map),
    areaNames: areas && (areas.map === null ? values(areas.claim) : mapValues(areas.claim, areas.map)),
  };
};
