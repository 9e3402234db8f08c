import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, it } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'sponsorat-each-'));
afterAll(() => rmSync(folder, { recursive: true }));
const scripts = {
  bad: 'node -e "process.exit(3)"',
  good: 'node -p 6*7',
  worse: 'node -e "process.exit(4)"',
  // Each waits for what the other writes, for forty seconds, as starts may be slow: one after the other, the first would fail.
  ping: 'node wait.mjs ping pong',
  pong: 'node wait.mjs pong ping',
};
writeFileSync(join(folder, 'package.json'), JSON.stringify({ scripts }));
const wait = `import { existsSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
const [, , own, other] = process.argv;
writeFileSync(own, '');
const end = Date.now() + 40_000;
while (!existsSync(other) && Date.now() < end) await sleep(20);
process.exit(existsSync(other) ? 0 : 1);`;
writeFileSync(join(folder, 'wait.mjs'), wait);

const run = (...names: string[]) => {
  const each = fileURLToPath(new URL('each.mjs', import.meta.url));
  const { status, stdout, stderr } = spawnSync(process.execPath, [each, ...names], { cwd: folder, encoding: 'utf8' });
  return { status, stdout, stderr };
};

it('runs every script, also behind one that fails, and fails if any does', () => {
  const { status, stdout, stderr } = run('bad,good,worse');
  expect(stdout).toContain('42');
  expect(stderr).toContain('Failed: bad, worse');
  expect(status).toBe(1);
});

it('passes where all do', () => {
  expect(run('good')).toMatchObject({ status: 0, stdout: expect.stringContaining('42') });
});

it('runs what stands in different arguments side by side, and says of each line whose it is', () => {
  const { status, stdout, stderr } = run('ping,bad', 'pong,good');
  expect(stdout).toContain('[good] 42');
  expect(stderr).toContain('Failed: bad\n');
  expect(status).toBe(1);
});
