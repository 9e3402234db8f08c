import { expect, it } from 'vitest';
import { safeRedirect } from './redirect.rules.ts';

it.each([
  ['/sponsorships', '/sponsorships'],
  ['/sponsorships/7/data?page=2&search=%C3%A5', '/sponsorships/7/data?page=2&search=%C3%A5'],
  ['/sponsorships#top', '/sponsorships#top'],
  ['/logins', '/logins'],
])('keeps a screen of this app: %s', (value, place) => {
  expect(safeRedirect(value)).toBe(place);
});

it.each([
  '/',
  '',
  'https://evil.example/',
  '//evil.example/x',
  '/\\evil.example',
  '/\t/evil.example',
  '\\\\evil.example',
  '/.//evil.example',
  'javascript:alert(1)',
  'sponsorships',
  '/login',
  '/login?redirect=%2Fx',
  '/Login',
  '/logout',
  '/%6cogout',
  '/%6Cogin?redirect=%2Fx',
  '/%61pi/user',
  '/sponsorships/%E0%A4%A',
  '/error-page',
  '/error-page?x=1',
  '/api/user',
  '/print-contract?id=1',
  7,
  null,
  undefined,
  ['/sponsorships'],
])('refuses %j', (value) => {
  expect(safeRedirect(value)).toBeUndefined();
});
