import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const web = fileURLToPath(new URL('../web/src', import.meta.url));
const files = globSync('**/*.{ts,tsx}', { cwd: web }).filter((file) => !file.includes('.test.'));

/** A key with a mark for each value: `[...keys.sponsorship(id), 'notes', page]` → `keys.sponsorship 'notes' *`. */
const shapeOf = (key: string): string =>
  key
    .split(',')
    .map((part) => part.trim())
    .map((part) => /^'.*'$/.exec(part)?.[0] ?? /^\.\.\.([\w.]+)/.exec(part)?.[1] ?? '*')
    .join(' ');

it('no two queries have one key', () => {
  const shapes = files.flatMap((file) =>
    [...readFileSync(join(web, file), 'utf8').matchAll(/queryKey: \[([^\]]+)\],\s*queryFn/g)].map(([, key = '']) =>
      shapeOf(key),
    ),
  );
  expect(shapes.length).toBeGreaterThan(30);
  expect(shapes.filter((shape, at) => shapes.indexOf(shape) !== at)).toEqual([]);
});
