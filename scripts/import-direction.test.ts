import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

/*
 * Features of the server never need each other in a circle, types and tables included: who changes one should see
 * which others can break. What two need lies with the lower one.
 */

const source = fileURLToPath(new URL('../server/src', import.meta.url));

/** The feature that a file belongs to; for what is none, its folder ('lib', 'seeds'), and 'app' for what is on top. */
const partOf = (file: string): string => {
  const [first = '', second = ''] = relative(source, file).split('/');
  if (first === 'features') return second;
  return first.endsWith('.ts') ? 'app' : first;
};

const importsOf = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+)'/g)].map(([, path]) =>
    join(dirname(file), path as string),
  );

/** Tests stand above everything: they may use what they like. */
const isProduct = (name: string): boolean => name.endsWith('.ts') && !/\.(?:test|testing)\.ts$/.test(name);

/** What each part imports, each arrow with the files that draw it. */
const arrows = (): Map<string, string[]> => {
  const imports = new Map<string, string[]>();
  for (const entry of readdirSync(source, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !isProduct(entry.name)) continue;
    const file = join(entry.parentPath, entry.name);
    for (const imported of importsOf(file)) {
      const arrow = `${partOf(file)} → ${partOf(imported)}`;
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

const between = [...arrows().keys()].filter((arrow) => new Set(ends(arrow)).size === 2);
const features = readdirSync(join(source, 'features'));
const isAmongFeatures = (arrow: string): boolean => ends(arrow).every((part) => features.includes(part));

describe('the direction of imports', () => {
  it('is seen at all', () => {
    expect(between).toContain('usage → contracts');
    expect(circleIn(['a → b', 'b → c', 'c → d', 'd → b'])).toEqual(['b', 'c', 'd', 'b']);
    expect(circleIn(['a → b', 'a → c', 'c → b'])).toBeNull();
  });

  it('leads from feature to feature in no circle', () => {
    const circle = circleIn(between.filter(isAmongFeatures)) ?? [];
    const drawn = circle.slice(1).flatMap((to, at) => arrows().get(`${circle[at]} → ${to}`) ?? []);
    expect({ circle, drawn }).toEqual({ circle: [], drawn: [] });
  });

  it('leads from lib to nothing above it, and from features to lib and features only', () => {
    const allowed = new Set([...features, 'lib']);
    const wrong = between.filter((arrow) => {
      const [from, to] = ends(arrow);
      return from === 'lib' || (features.includes(from) && !allowed.has(to));
    });
    expect(wrong.flatMap((arrow) => arrows().get(arrow))).toEqual([]);
  });
});
