import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('no query is told the type of its rows: Drizzle types them, or `rowsOf` and `runPrepared` read them', () => {
  const root = new URL('../server/src/', import.meta.url);
  const files = globSync('**/*.ts', { cwd: root, exclude: ['**/*.test.ts', '**/*.testing.ts'] });
  const told = files.filter((file) => /\.(execute|query)</.test(readFileSync(new URL(file, root), 'utf8')));
  expect(files.length).toBeGreaterThan(100);
  expect(told).toEqual([]);
});
