import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'oidc-config-'));
  await writeFile(join(folder, 'secret'), 'fra en fil\n');
  await writeFile(join(folder, 'empty'), '\n');
});
afterAll(() => rm(folder, { recursive: true }));

const whole = {
  PUBLIC_URL: 'https://sponsorat.bank.dk',
  OIDC_ISSUER: 'https://login.bank.dk/realms/bank',
  OIDC_CLIENT_ID: 'sponsorat',
  OIDC_CLIENT_SECRET: 'hemmelig',
};
const read = (values: Record<string, string>) => readConfig({ ...whole, ...values }, '/srv/sponsorat');
const sentence = (values: Record<string, string>): string => {
  try {
    read(values);
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigError);
    return (error as Error).message;
  }
  return 'taken';
};

describe('log-in with the bank’s account', () => {
  it('is off where nothing is set, and passwords are on', () => {
    expect(readConfig({}, '.')).toMatchObject({ oidc: null, passwordLogin: 'on' });
  });

  it('needs an issuer, a client and where the app is', () => {
    expect(read({}).oidc).toEqual({
      issuer: new URL('https://login.bank.dk/realms/bank'),
      clientId: 'sponsorat',
      clientSecret: 'hemmelig',
      scopes: 'openid profile email',
      roles: null,
      areas: null,
    });
  });

  it('takes maps of claims, whose values may hold equals signs', () => {
    const { oidc, passwordLogin } = read({
      OIDC_SCOPES: 'openid email groups',
      OIDC_ROLE_CLAIM: 'groups',
      OIDC_ROLE_MAP: 'grp-sponsor-admin=Admin; CN=sponsor,OU=Bank = Bruger;',
      OIDC_AREA_CLAIM: 'areas',
      OIDC_AREA_MAP: '/sponsor/nord=Nord;/sponsor/oe=Øerne og Syd',
      PASSWORD_LOGIN: 'admins',
    });
    expect(passwordLogin).toBe('admins');
    expect(oidc).toMatchObject({
      scopes: 'openid email groups',
      roles: {
        claim: 'groups',
        map: [
          { claim: 'grp-sponsor-admin', to: 'Admin' },
          { claim: 'CN=sponsor,OU=Bank', to: 'Bruger' },
        ],
      },
      areas: {
        claim: 'areas',
        map: [
          { claim: '/sponsor/nord', to: 'Nord' },
          { claim: '/sponsor/oe', to: 'Øerne og Syd' },
        ],
      },
    });
    expect(read({ OIDC_AREA_CLAIM: 'areas' }).oidc?.areas).toEqual({ claim: 'areas', map: null });
  });

  it('reads the secret from a file', () => {
    const file = { OIDC_CLIENT_SECRET: '', OIDC_CLIENT_SECRET_FILE: join(folder, 'secret') };
    expect(read(file).oidc?.clientSecret).toBe('fra en fil');
    for (const name of ['empty', 'none'])
      expect(sentence({ ...file, OIDC_CLIENT_SECRET_FILE: join(folder, name) })).toBe(
        `OIDC_CLIENT_SECRET_FILE skal være en fil, som kan læses og ikke er tom, men er »${join(folder, name)}«.`,
      );
  });

  it.each(['http://localhost:8080', 'http://127.0.0.1:8080/realms/x', 'http://[::1]:9'])(
    'may be at %s',
    (OIDC_ISSUER) => {
      expect(read({ OIDC_ISSUER }).oidc?.issuer.href).toContain(OIDC_ISSUER);
    },
  );

  it.each([
    'http://login.bank.dk',
    'http://127.0.0.1.evil.example',
    'login.bank.dk',
    'https://u:p@login.bank.dk',
    'https://login.bank.dk?x',
  ])('may not be at %s', (OIDC_ISSUER) => {
    expect(sentence({ OIDC_ISSUER })).toBe(
      'OIDC_ISSUER skal være en adresse, der begynder med https:// (http:// kun på denne maskine).',
    );
  });

  it.each<[Record<string, string>, string]>([
    ...['common', 'organizations', 'consumers'].map((tenant): [Record<string, string>, string] => [
      { OIDC_ISSUER: `https://login.microsoftonline.com/${tenant}/v2.0` },
      'OIDC_ISSUER skal nævne bankens egen tenant hos Microsoft: ellers kan andre bankers brugere logge ind.',
    ]),
    [{ OIDC_ISSUER: '' }, 'OIDC_CLIENT_ID kræver, at OIDC_ISSUER også er sat.'],
    [{ OIDC_CLIENT_ID: '' }, 'OIDC_ISSUER kræver, at OIDC_CLIENT_ID også er sat.'],
    [
      { OIDC_CLIENT_SECRET: '' },
      'OIDC_ISSUER kræver, at OIDC_CLIENT_SECRET eller OIDC_CLIENT_SECRET_FILE også er sat.',
    ],
    [
      { PUBLIC_URL: '' },
      'OIDC_ISSUER kræver, at PUBLIC_URL også er sat: bankens login sender brugerne tilbage til den.',
    ],
    [
      { DATABASE_URL: 'postgres://db/x' },
      'OIDC_ISSUER kræver sammen med DATABASE_URL, at SECRET_KEY også er sat: lav en nøgle med »openssl rand -hex 32«, og giv den til alle noder.',
    ],
    [{ OIDC_SCOPES: 'profile' }, 'OIDC_SCOPES skal indeholde openid.'],
    [{ OIDC_ROLE_CLAIM: 'groups' }, 'OIDC_ROLE_CLAIM kræver, at OIDC_ROLE_MAP også er sat.'],
    [{ OIDC_ROLE_MAP: 'x=Admin' }, 'OIDC_ROLE_MAP kræver, at OIDC_ROLE_CLAIM også er sat.'],
    [{ OIDC_AREA_MAP: 'x=Nord' }, 'OIDC_AREA_MAP kræver, at OIDC_AREA_CLAIM også er sat.'],
    ...['x', 'x=', '=Admin', ';', 'x=Admin;y'].map((map): [Record<string, string>, string] => [
      { OIDC_ROLE_CLAIM: 'groups', OIDC_ROLE_MAP: map },
      'OIDC_ROLE_MAP skal være par med semikolon imellem, for eksempel sponsor-admin=Admin;sponsor-bruger=Bruger.',
    ]),
    [
      { OIDC_ROLE_CLAIM: 'groups', OIDC_ROLE_MAP: 'x=admin' },
      'OIDC_ROLE_MAP må kun nævne rollerne Bruger og Admin efter lighedstegnet.',
    ],
    [
      { OIDC_AREA_CLAIM: 'areas', OIDC_AREA_MAP: 'nord' },
      'OIDC_AREA_MAP skal være par med semikolon imellem, for eksempel sponsor-nord=Nord;sponsor-syd=Syd.',
    ],
    [{ PASSWORD_LOGIN: 'nej' }, 'PASSWORD_LOGIN skal være on, off eller admins, men er »nej«.'],
  ])('is refused in one sentence: %o', (values, message) => {
    expect(sentence(values)).toBe(message);
  });

  it('takes one secret, not two', () => {
    expect(sentence({ OIDC_CLIENT_SECRET_FILE: join(folder, 'secret') })).toBe(
      'Sæt enten OIDC_CLIENT_SECRET eller OIDC_CLIENT_SECRET_FILE, ikke begge.',
    );
  });

  it.each(['off', 'admins'])('is needed where passwords are %s', (PASSWORD_LOGIN) => {
    const all = { OIDC_ISSUER: '', OIDC_CLIENT_ID: '', OIDC_CLIENT_SECRET: '', PASSWORD_LOGIN };
    expect(sentence(all)).toBe(
      `PASSWORD_LOGIN=${PASSWORD_LOGIN} kræver, at OIDC_ISSUER også er sat: ellers kan ingen logge ind.`,
    );
  });

  it('never shows a secret in a sentence', () => {
    expect(sentence({ OIDC_ISSUER: 'https://u:hemmelig@login.bank.dk' })).not.toContain('hemmelig');
  });
});
