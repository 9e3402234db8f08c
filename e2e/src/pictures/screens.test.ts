import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { nameOf } from './look.ts';
import { screens } from './screens.ts';

const routes = fileURLToPath(new URL('../../../web/src/routes', import.meta.url));
/** The frames, which are seen around every other screen. */
const frames = ['__root', '_app'];

it('every route of the app has a screen whose states are looked at', () => {
  const files = globSync('**/*.tsx', { cwd: routes }).map((file) => file.replaceAll('\\', '/').replace(/\.tsx$/, ''));
  const shown = files.filter((file) => !frames.includes(file) && !file.split('/').at(-1)?.startsWith('-'));
  expect([...new Set(screens.flatMap(({ route }) => route ?? []))].toSorted()).toEqual(shown.toSorted());
});

it('no two pictures have the same name', () => {
  const names = screens.flatMap((screen) => screen.states.map((state) => nameOf(screen, state)));
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});
