import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const biome = join(root, 'node_modules/@biomejs/biome/bin/biome');
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sponsorat-imports-'));
  await cp(join(root, 'biome.json'), join(folder, 'biome.json'));
});
afterAll(() => rm(folder, { recursive: true }));

/** What the linter says of these files, put where they would lie in the project. */
const lint = async (files: Record<string, string>): Promise<string> => {
  for (const [path, source] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), source);
  }
  const args = [biome, 'lint', '--vcs-enabled=false', '--colors=off', ...Object.keys(files)];
  const said = await new Promise<string>((resolve) => {
    execFile(process.execPath, args, { cwd: folder }, (_error, stdout, stderr) => resolve(stdout + stderr));
  });
  for (const path of Object.keys(files)) await rm(join(folder, path));
  return said;
};

const importing = (source: string, name = 'thing') =>
  `import { ${name} } from '${source}';\nexport const other = ${name};\n`;

const refused: [what: string, path: string, source: string, message: string][] = [
  ['web imports server', 'web/src/lib/x.ts', '@sponsorat/server', 'never imports the server'],
  ['web imports server by path', 'web/src/routes/x.ts', '../../../server/src/app.ts', 'never imports the server'],
  [
    'server imports web',
    'server/src/features/auth/x.ts',
    '../../../web/src/lib/client.ts',
    'never imports the web app',
  ],
  ['api imports server', 'api/src/x.ts', '@sponsorat/server', 'imports nothing of ours'],
  [
    'a package imports api',
    'packages/embedded-postgres/src/x.ts',
    '@sponsorat/api',
    'A package stands for itself: it imports nothing of ours.',
  ],
  [
    'a package imports the server by path',
    'packages/embedded-postgres/src/x.ts',
    '../../../server/src/lib/config.ts',
    'A package stands for itself: it imports nothing of ours.',
  ],
  ['use case touches drizzle', 'server/src/features/usage/usage.usecases.ts', 'drizzle-orm', 'ask a store'],
  ['route touches a table', 'server/src/features/usage/usage.routes.ts', './usage.table.ts', 'ask a store'],
  ['use case opens a connection', 'server/src/features/usage/x.ts', 'pg', 'ask a store'],
  [
    'feature reaches into another’s routes',
    'server/src/features/usage/x.ts',
    '../auth/auth.routes.ts',
    'use cases or its store',
  ],
  [
    'feature reaches into another’s answers',
    'server/src/features/usage/x.ts',
    '../users/users.present.ts',
    'use cases or its store',
  ],
  ['rule asks a store', 'server/src/features/usage/x.rules.ts', './usage.store.ts', 'Rules import types'],
  ['rule reads a clock', 'server/src/features/usage/x.rules.ts', '../platform/clock.ts', 'Rules import types'],
  ['rule touches the world', 'server/src/features/usage/x.rules.ts', 'node:fs', 'Rules are pure'],
  ['ui knows a feature', 'web/src/ui/x.tsx', '../features/usage/texts.ts', 'knows no screen'],
  ['ui knows the domain', 'web/src/ui/x.tsx', '../domain/keys.ts', 'nothing of clubs and agreements'],
  ['domain knows a feature', 'web/src/domain/x.tsx', '../features/usage/texts.ts', 'knows none of them'],
  ['web feature imports another', 'web/src/features/usage/x.tsx', '../contracts/texts.ts', 'never import each other'],
  [
    'a part of a web feature imports another',
    'web/src/features/usage/parts/x.tsx',
    '../../contracts/texts.ts',
    'never import each other',
  ],
];

const allowed: [what: string, path: string, source: string, name?: string][] = [
  ['a store touches drizzle', 'server/src/features/usage/usage.store.ts', 'drizzle-orm'],
  [
    'a use case asks another feature’s store',
    'server/src/features/usage/usage.usecases.ts',
    '../contracts/contracts.store.ts',
  ],
  ['a rule imports a type', 'server/src/features/usage/x.rules.ts', './usage.store.ts', 'Thing'],
  ['a rule imports the api', 'server/src/features/usage/x.rules.ts', '@sponsorat/api'],
  ['a package uses its own', 'packages/embedded-postgres/src/x.ts', './cluster.ts'],
  ['the domain uses ui', 'web/src/domain/x.tsx', '../ui/Page.tsx'],
  ['a web feature uses the domain', 'web/src/features/usage/x.tsx', '../../domain/keys.ts'],
  ['a web feature uses ui', 'web/src/features/usage/x.tsx', '../../ui/Page.tsx'],
  ['a part of a web feature uses its own', 'web/src/features/usage/parts/x.tsx', '../texts.ts'],
  ['a part of a web feature uses ui', 'web/src/features/usage/parts/x.tsx', '../../../ui/Page.tsx'],
];

describe('the import rules', () => {
  it.each(refused)('refuses: %s', async (_what, path, source, message) => {
    const said = await lint({ [path]: importing(source) });
    expect(said).toContain('lint/style/noRestrictedImports');
    expect(said).toContain(message);
  });

  it.each(allowed)('lets pass: %s', async (_what, path, source, name) => {
    expect(await lint({ [path]: importing(source, name) })).not.toContain('noRestrictedImports');
  });

  it('refuses a circle', async () => {
    const said = await lint({
      'server/src/features/usage/a.ts': importing('./b.ts', 'other'),
      'server/src/features/usage/b.ts': importing('./a.ts', 'other'),
    });
    expect(said).toContain('noImportCycles');
  });

  it('refuses a barrel', async () => {
    expect(await lint({ 'web/src/ui/index.ts': "export { Page } from './Page.tsx';\n" })).toContain('noBarrelFile');
  });
});
