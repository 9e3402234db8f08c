import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, it } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'sponsorat-each-'));
afterAll(() => rmSync(folder, { recursive: true }));
const scripts = { bad: 'node -e "process.exit(3)"', good: 'node -p 6*7', worse: 'node -e "process.exit(4)"' };
writeFileSync(join(folder, 'package.json'), JSON.stringify({ scripts }));

const run = (...names: string[]) => {
  const each = fileURLToPath(new URL('each.mjs', import.meta.url));
  const { status, stdout, stderr } = spawnSync(process.execPath, [each, ...names], { cwd: folder, encoding: 'utf8' });
  return { status, stdout, stderr };
};

it('runs every script, also behind one that fails, and fails if any does', () => {
  const { status, stdout, stderr } = run('bad', 'good', 'worse');
  expect(stdout).toContain('42');
  expect(stderr).toContain('Failed: bad, worse');
  expect(status).toBe(1);
});

it('passes where all do', () => {
  expect(run('good')).toMatchObject({ status: 0, stdout: expect.stringContaining('42') });
});
