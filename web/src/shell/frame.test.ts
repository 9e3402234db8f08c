import { globSync, readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';

const routes = globSync('**/*.tsx', { cwd: new URL('../routes', import.meta.url) });

it('all pages but login, first password, second factor, error page, print view and what is not there stand in the frame', () => {
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

const script = readFileSync(new URL('../../public/first-frame.js', import.meta.url), 'utf8');

const shapeOf = (pathname: string, visitor: 'known' | 'new'): string | undefined => {
  const dataset: Record<string, string> = { visitor };
  const document = { documentElement: { dataset } };
  runInNewContext(script, { location: { pathname }, document, addEventListener: () => {} });
  return dataset.shape;
};

it('every page of the app has a frame before the app has come; who has no session gets that of the login page', () => {
  const pages = routes.filter((route) => route.startsWith('_app/') && !route.includes('/-'));
  expect(pages.length).toBeGreaterThan(20);
  for (const page of pages) {
    const address = page
      .replace('_app', '')
      .replace(/(\/index)?\.tsx$/, '')
      .replace('$kind', 'sponsorships')
      .replace('$id', '7')
      .replace('$event', '8')
      .replace('$contract', 'create');
    expect(shapeOf(address || '/', 'known'), address).toMatch(/^(dashboard|list|form|record|work)$/);
    expect(shapeOf(`${address}/`, 'new'), address).toBe('login');
  }
  expect(['/login', '/second-factor'].map((path) => shapeOf(path, 'known'))).toEqual(['login', 'login']);
  expect(['/findes-ikke', '/sponsorships/7/8/print'].map((path) => shapeOf(path, 'known'))).toEqual([
    undefined,
    undefined,
  ]);
});
