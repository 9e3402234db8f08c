import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

/*
 * Features of the server never need each other in a circle, types and tables included: who changes one should see
 * which others can break. What two need lies with the lower one. The same holds for the folders of the API and the web.
 */

/** The folder of a workspace's sources, or of a part of it: 'web/src', 'server/src/lib'. */
const folderOf = (path: string): string => fileURLToPath(new URL(`../${path}`, import.meta.url));
const server = folderOf('server/src');

/** The feature that a file belongs to; for what is none, its folder ('lib', 'seeds'), and the file where it is on top. */
const partOf = (source: string, file: string): string => {
  const [first = '', second = ''] = relative(source, file).split('/');
  return first === 'features' ? second : first;
};

const importsOf = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+)'/g)].map(([, path]) =>
    join(dirname(file), path as string),
  );

/** Tests stand above everything: they may use what they like. */
const isProduct = (path: string): boolean =>
  /\.tsx?$/.test(path) && !/\.(?:test|testing)\.tsx?$|routeTree|\/testing\//.test(path);

/** What each part imports, each arrow with the files that draw it. */
const arrowsOf = (source: string): Map<string, string[]> => {
  const imports = new Map<string, string[]>();
  for (const entry of readdirSync(source, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !isProduct(join(entry.parentPath, entry.name))) continue;
    const file = join(entry.parentPath, entry.name);
    for (const imported of importsOf(file)) {
      const arrow = `${partOf(source, file)} → ${partOf(source, imported)}`;
      imports.set(arrow, [...(imports.get(arrow) ?? []), `${relative(source, file)} → ${relative(source, imported)}`]);
    }
  }
  return imports;
};

const ends = (arrow: string) => arrow.split(' → ') as [string, string];

/** A way from a part back to itself, in order; null where there is none. */
const circleIn = (all: readonly string[]): string[] | null => {
  const next = Map.groupBy(all.map(ends), ([from]) => from);
  const done = new Set<string>();
  const walk = (way: string[]): string[] | null => {
    const here = way.at(-1) as string;
    if (way.indexOf(here) < way.length - 1) return way.slice(way.indexOf(here));
    if (done.has(here)) return null;
    for (const [, to] of next.get(here) ?? []) {
      const circle = walk([...way, to]);
      if (circle) return circle;
    }
    done.add(here);
    return null;
  };
  for (const from of next.keys()) {
    const circle = walk([from]);
    if (circle) return circle;
  }
  return null;
};

const features = readdirSync(join(server, 'features'));

/** The arrows that lead from one part of a source to another. */
const between = (source: string) => [...arrowsOf(source)].filter(([arrow]) => new Set(ends(arrow)).size === 2);

describe('the direction of imports', () => {
  it('is seen at all', () => {
    expect(between(server).map(([arrow]) => arrow)).toContain('usage → contracts');
    expect(circleIn(['a → b', 'b → c', 'c → d', 'd → b'])).toEqual(['b', 'c', 'd', 'b']);
    expect(circleIn(['a → b', 'a → c', 'c → b'])).toBeNull();
  });

  it.each(['api/src', 'server/src', 'server/src/lib', 'web/src'])(
    'leads from part to part of %s in no circle',
    (path) => {
      const drawn = new Map(between(folderOf(path)));
      const circle = circleIn([...drawn.keys()]) ?? [];
      expect(circle.slice(1).flatMap((to, at) => drawn.get(`${circle[at]} → ${to}`) ?? [])).toEqual([]);
    },
  );

  it('leads from lib to nothing above it, and from features to lib and features only', () => {
    const allowed = new Set([...features, 'lib']);
    const wrong = between(server).filter(([arrow]) => {
      const [from, to] = ends(arrow);
      return from === 'lib' || (features.includes(from) && !allowed.has(to));
    });
    expect(wrong.flatMap(([, drawn]) => drawn)).toEqual([]);
  });
});
