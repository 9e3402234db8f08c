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
