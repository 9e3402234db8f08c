import { globSync } from 'node:fs';
import { expect, it } from 'vitest';

it('all pages but login, first password, second factor, error page, print view and what is not there stand in the frame', () => {
  const routes = globSync('**/*.tsx', { cwd: new URL('../routes', import.meta.url) });
  const outside = routes.filter((route) => !route.startsWith('_app')).map((route) => route.replace('.tsx', ''));
  expect(outside.sort()).toEqual([
    '$',
    '__root',
    'error-page',
    'first-password',
    'login',
    'second-factor',
    'sponsorships/$id/$contract/print',
  ]);
});
