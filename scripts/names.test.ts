import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const files = globSync('{api,bench,e2e,packages/*,scripts,server,web}/**/*.{ts,tsx}', {
  cwd: root,
  exclude: ['**/node_modules/**', '**/*.gen.ts'],
});

/** They say that something happened to a value. A name says what it is: `Match`, `ItemInput`, `listText`. */
const PARTICIPLES = [
  'asked',
  'told',
  'said',
  'found',
  'sent',
  'known',
  'given',
  'kept',
  'wanted',
  'seen',
  'held',
  'taken',
  'made',
  'shown',
  'written',
  'heard',
  'meant',
  'done',
  'gone',
  'begun',
  'chosen',
  'drawn',
  'named',
  'listed',
  'saved',
  'stored',
  'changed',
  'counted',
  'planned',
  'used',
  'tried',
];
/** Words of one author for what has a plain one. */
const PRIVATE = ['book', 'standing', 'shelf', 'bone', 'paper', 'plant'];
// As the name of a function these are verbs or adjectives.
const TYPES = [...PARTICIPLES, 'read', 'left', 'due', 'basis'];

// A single word in -ed, whichever; these two are verbs.
const IN_ED = '(?!(?:seed|feed)\\b)(?-i:[A-Za-z][a-z]*ed)';

/** What these are called is said by their addresses. */
const ROUTES = join('web', 'src', 'routes');

const anyOf = (words: string[]) => `(?:${words.join('|')})`;
const named = anyOf([...PARTICIPLES, IN_ED]);
const declarations = [
  `\\b(?:type|interface|class) ${anyOf([...TYPES, IN_ED])}\\b`,
  `\\bfunction\\*? ${named}\\b`,
  // A component or another function: what follows is a list of parameters, or one, up to an arrow.
  `\\bconst ${named}(?:: [^=;]+)? = (?:async )?(?:<[^;()]*>)?\\((?:[^()]|\\([^()]*\\))*\\)(?:: [^=;]+)? =>`,
  `\\bconst ${named}(?:: [^=;]+)? = (?:async )?[a-z]+ =>`,
  `\\b(?:type|interface|class|function|const|let) (?!\\w*(?:workbook|bookmark))\\w*${anyOf(PRIVATE)}\\w*`,
].map((pattern) => new RegExp(pattern.replaceAll(' = ', ' =\\s+'), 'gi'));

it('no type, function or file is named by a bare participle or a private word', () => {
  const isNamedSo = new RegExp(`^(?:${anyOf(TYPES)}|[A-Z]?${IN_ED})\\.`);
  const ofFiles = files.filter((file) => !file.startsWith(ROUTES) && isNamedSo.test(basename(file)));
  const inFiles = files.flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8');
    return declarations.flatMap((pattern) => [...text.matchAll(pattern)].map(([words]) => `${file}: ${words}`));
  });
  expect(files.length).toBeGreaterThan(1_000);
  expect([...ofFiles, ...inFiles]).toEqual([]);
});
