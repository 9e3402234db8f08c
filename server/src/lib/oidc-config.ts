import { readFileSync } from 'node:fs';
import { passwordLogins, type Role, roles } from '@sponsorat/api';
import { z } from 'zod';

/** A value of a claim, and what it stands for here. */
type ClaimMapping<T extends string> = { claim: string; to: T };

/** How users log in with the bank's own account. */
export type OidcConfig = {
  issuer: URL;
  clientId: string;
  clientSecret: string;
  scopes: string;
  /** Null: the app itself says who has which roles. */
  roles: { claim: string; map: ClaimMapping<Role>[] } | null;
  /** Null: the app itself says who has which areas. Without a map the claim's values are the names of areas. */
  areas: { claim: string; map: ClaimMapping<string>[] | null } | null;
};

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

const mayBeIssuer = (text: string): boolean => {
  const url = URL.parse(text);
  if (!url || url.username || url.password || url.search || url.hash) return false;
  return url.protocol === 'https:' || (url.protocol === 'http:' && LOOPBACK.has(url.hostname));
};

/** Pairs with a semicolon between. A claim's value may hold an equals sign, as the names of LDAP's groups do. */
const pairs = (name: string, example: string) =>
  z
    .string()
    .transform((text) => text.split(';').filter((pair) => pair.trim() !== ''))
    .refine((all) => all.length > 0 && all.every((pair) => /^\s*\S.*=\s*\S/.test(pair)), {
      error: `${name} skal være par med semikolon imellem, for eksempel ${example}.`,
      abort: true,
    })
    .transform((all) =>
      all.map((pair) => {
        const at = pair.lastIndexOf('=');
        return { claim: pair.slice(0, at).trim(), to: pair.slice(at + 1).trim() };
      }),
    );

const isRole = (name: string): name is Role => roles.some((role) => role === name);

const roleMap = pairs('OIDC_ROLE_MAP', 'sponsor-admin=Admin;sponsor-bruger=Bruger')
  .refine((all) => all.every(({ to }) => isRole(to)), {
    error: `OIDC_ROLE_MAP må kun nævne rollerne ${roles.join(' og ')} efter lighedstegnet.`,
  })
  .transform((all) => all.flatMap(({ claim, to }): ClaimMapping<Role>[] => (isRole(to) ? [{ claim, to }] : [])));

const areaMap = pairs('OIDC_AREA_MAP', 'sponsor-nord=Nord;sponsor-syd=Syd');

const secretFile = z.string().transform((file, context) => {
  try {
    const secret = readFileSync(file, 'utf8').trim();
    if (secret !== '') return secret;
  } catch {
    // One sentence says both.
  }
  context.addIssue(`OIDC_CLIENT_SECRET_FILE skal være en fil, som kan læses og ikke er tom, men er »${file}«.`);
  return z.NEVER;
});

/** What the environment says of log-in, variable by variable. */
export const loginVariables = {
  OIDC_ISSUER: z
    .string()
    .refine(mayBeIssuer, {
      error: 'OIDC_ISSUER skal være en adresse, der begynder med https:// (http:// kun på denne maskine).',
      abort: true,
    })
    .transform((text) => new URL(text))
    .refine(
      ({ hostname, pathname }) =>
        hostname !== 'login.microsoftonline.com' || !/^\/(common|organizations|consumers)\b/.test(pathname),
      {
        error: 'OIDC_ISSUER skal nævne bankens egen tenant hos Microsoft: ellers kan andre bankers brugere logge ind.',
      },
    )
    .nullable()
    .default(null),
  OIDC_CLIENT_ID: z.string().nullable().default(null),
  OIDC_CLIENT_SECRET: z.string().nullable().default(null),
  OIDC_CLIENT_SECRET_FILE: secretFile.nullable().default(null),
  OIDC_SCOPES: z
    .string()
    .refine((text) => text.split(/\s+/).includes('openid'), { error: 'OIDC_SCOPES skal indeholde openid.' })
    .default('openid profile email'),
  OIDC_ROLE_CLAIM: z.string().nullable().default(null),
  OIDC_ROLE_MAP: roleMap.nullable().default(null),
  OIDC_AREA_CLAIM: z.string().nullable().default(null),
  OIDC_AREA_MAP: areaMap.nullable().default(null),
  PASSWORD_LOGIN: z
    .enum(passwordLogins, {
      error: ({ input }) => `PASSWORD_LOGIN skal være on, off eller admins, men er »${input}«.`,
    })
    .default('on'),
};

type LoginSettings = z.output<z.ZodObject<typeof loginVariables>> & {
  PUBLIC_URL: URL | null;
  DATABASE_URL: string | null;
  SECRET_KEY: Buffer | null;
};

/** What of the settings does not fit together: one sentence, or null. */
export const loginProblem = (set: LoginSettings): string | null => {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_SECRET: secret, OIDC_CLIENT_SECRET_FILE: file } = set;
  const lonely = Object.keys(loginVariables).find(
    (name) => name.startsWith('OIDC_') && name !== 'OIDC_SCOPES' && set[name as keyof LoginSettings] !== null,
  );
  if (!issuer && lonely) return `${lonely} kræver, at OIDC_ISSUER også er sat.`;
  if (!issuer && set.PASSWORD_LOGIN !== 'on')
    return `PASSWORD_LOGIN=${set.PASSWORD_LOGIN} kræver, at OIDC_ISSUER også er sat: ellers kan ingen logge ind.`;
  if (!issuer) return null;
  if (!set.OIDC_CLIENT_ID) return 'OIDC_ISSUER kræver, at OIDC_CLIENT_ID også er sat.';
  if (secret && file) return 'Sæt enten OIDC_CLIENT_SECRET eller OIDC_CLIENT_SECRET_FILE, ikke begge.';
  if (!secret && !file) return 'OIDC_ISSUER kræver, at OIDC_CLIENT_SECRET eller OIDC_CLIENT_SECRET_FILE også er sat.';
  if (!set.PUBLIC_URL)
    return 'OIDC_ISSUER kræver, at PUBLIC_URL også er sat: bankens login sender brugerne tilbage til den.';
  if (set.DATABASE_URL && !set.SECRET_KEY)
    return 'OIDC_ISSUER kræver sammen med DATABASE_URL, at SECRET_KEY også er sat: lav en nøgle med »openssl rand -hex 32«, og giv den til alle noder.';
  if (set.OIDC_ROLE_CLAIM && !set.OIDC_ROLE_MAP) return 'OIDC_ROLE_CLAIM kræver, at OIDC_ROLE_MAP også er sat.';
  if (set.OIDC_ROLE_MAP && !set.OIDC_ROLE_CLAIM) return 'OIDC_ROLE_MAP kræver, at OIDC_ROLE_CLAIM også er sat.';
  if (set.OIDC_AREA_MAP && !set.OIDC_AREA_CLAIM) return 'OIDC_AREA_MAP kræver, at OIDC_AREA_CLAIM også er sat.';
  return null;
};

/** The settings of log-in by the bank's account, which fit together; null where there is none. */
export const oidcOf = (set: LoginSettings): OidcConfig | null => {
  const { OIDC_ROLE_CLAIM: roleClaim, OIDC_ROLE_MAP: map, OIDC_AREA_CLAIM: areaClaim } = set;
  return (
    set.OIDC_ISSUER && {
      issuer: set.OIDC_ISSUER,
      clientId: set.OIDC_CLIENT_ID ?? '',
      clientSecret: set.OIDC_CLIENT_SECRET ?? set.OIDC_CLIENT_SECRET_FILE ?? '',
      scopes: set.OIDC_SCOPES,
      roles: roleClaim === null || map === null ? null : { claim: roleClaim, map },
      areas: areaClaim === null ? null : { claim: areaClaim, map: set.OIDC_AREA_MAP },
    }
  );
};
