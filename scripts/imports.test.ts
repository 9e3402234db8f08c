import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../web/src/', import.meta.url));

// The type checker takes every import of a style sheet for granted.
it('imports only files that are there', () => {
  const missing = globSync('**/*.{ts,tsx}', { cwd: root }).flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/(?:from|import) '(\.[^']*)'/g)]
      .map(([, path = '']) => path)
      .filter((path) => !existsSync(join(root, dirname(file), path)) && !path.endsWith('.gen.ts'))
      .map((path) => `${file}: ${path}`),
  );
  expect(missing).toEqual([]);
});

// Nor does it know the classes of one: a class that is gone is `undefined`, and nothing is drawn as it should be.
it('names only classes that their style sheets have', () => {
  const missing = globSync('**/*.tsx', { cwd: root }).flatMap((file) => {
    const source = readFileSync(join(root, file), 'utf8');
    return [...source.matchAll(/import (\w+) from '(\.[^']*\.module\.css)'/g)].flatMap(([, name, path = '']) => {
      const sheet = readFileSync(join(root, dirname(file), path), 'utf8');
      return [...source.matchAll(new RegExp(`(?<![./\\w])${name}\\.(\\w+)`, 'g'))]
        .filter(([, used]) => !new RegExp(`\\.${used}\\b`).test(sheet))
        .map(([words]) => `${file}: ${words}`);
    });
  });
  expect(missing).toEqual([]);
});
