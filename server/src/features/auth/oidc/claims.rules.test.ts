import { describe, expect, it } from 'vitest';
import type { OidcConfig } from '../../../lib/oidc-config.ts';
import { areClaimsElsewhere, directoryUserOf, missingClaims } from './claims.rules.ts';

type Setting = Pick<OidcConfig, 'roles' | 'areas'>;
const setting: Setting = {
  roles: {
    claim: 'groups',
    map: [
      { claim: 'a', to: 'Admin' },
      { claim: 'b', to: 'Bruger' },
      { claim: 'c', to: 'Bruger' },
    ],
  },
  areas: { claim: 'areas', map: null },
};
const of = (claims: object, changed: Partial<Setting> = {}) =>
  directoryUserOf({ issuer: 'i', subject: 's' }, { ...claims }, { ...setting, ...changed });
/** The same roles under another name. */
const rolesIn = (claim: string): Partial<Setting> => ({ roles: setting.roles && { ...setting.roles, claim } });

describe('the claims', () => {
  it('say who it is, and which roles and areas they have', () => {
    const claims = {
      name: ' Åse Bank ',
      email: 'aase@bank.dk',
      email_verified: true,
      groups: ['b', 'a', 'x'],
      areas: 'Nord',
    };
    expect(of(claims)).toEqual({
      issuer: 'i',
      subject: 's',
      name: 'Åse Bank',
      email: 'aase@bank.dk',
      isEmailVerified: true,
      roles: ['Bruger', 'Admin'],
      areaNames: ['Nord'],
    });
  });

  it('name nothing with a NUL or half a character', () =>
    expect(of({ areas: ['No\0rd', 'S\ud83d', 'Syd'], groups: ['a\0'] })).toMatchObject({
      areaNames: ['Syd'],
      roles: [],
    }));

  it('give nothing where they are missing or are no texts', () => {
    for (const groups of [undefined, null, 7, {}, [], [7, null, ['a']], { a: true }])
      expect(of({ groups }).roles).toEqual([]);
    expect(of({}, { roles: null, areas: null })).toMatchObject({ roles: null, areaNames: null });
  });

  it('are found under a name with dots, or at the path that it makes', () => {
    expect(of({ 'https://bank.dk/roles': ['a'] }, rolesIn('https://bank.dk/roles')).roles).toEqual(['Admin']);
    const nested = rolesIn('realm_access.roles');
    expect(of({ realm_access: { roles: ['b'] } }, nested).roles).toEqual(['Bruger']);
    expect(of({ realm_access: null }, nested).roles).toEqual([]);
    expect(of({}, rolesIn('constructor.name')).roles).toEqual([]);
  });

  it('prove an e-mail by email_verified, or where it is missing by xms_edov', () => {
    const isVerified = (claims: object) => of({ email: 'x@bank.dk', ...claims }).isEmailVerified;
    expect(
      [{ email_verified: true }, { email_verified: 'true' }, { xms_edov: true }, { xms_edov: 1 }].every(isVerified),
    ).toBe(true);
    expect(
      [{}, { email_verified: false, xms_edov: true }, { email_verified: 'ja' }, { xms_edov: 0 }].some(isVerified),
    ).toBe(false);
    expect(of({ email: 'ingen', email_verified: true })).toMatchObject({ email: null, isEmailVerified: false });
  });

  it('name somebody by the whole name, its parts, or the e-mail', () => {
    expect(of({ given_name: 'Åse', family_name: 'Bank', email: 'x@bank.dk' }).name).toBe('Åse Bank');
    expect(of({ name: 'x'.repeat(201), email: 'x@bank.dk' }).name).toBe('x@bank.dk');
    expect(of({ name: '\0', given_name: '' }).name).toBeNull();
  });

  it('may lack what must be asked for, or stand somewhere else', () => {
    expect(missingClaims({ email: 'x', name: 'y', groups: [] }, setting)).toEqual(['areas']);
    expect(areClaimsElsewhere({ _claim_names: { groups: 'src1' } }, setting)).toBe(true);
    expect(areClaimsElsewhere({ _claim_names: { other: 'src1' } }, setting)).toBe(false);
  });
});
