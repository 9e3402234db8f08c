import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';

let project: string;
beforeAll(async () => {
  project = await mkdtemp(join(tmpdir(), 'sponsorat-run-'));
  await mkdir(join(project, 'scripts'));
  await cp(fileURLToPath(new URL('run.mjs', import.meta.url)), join(project, 'scripts/run.mjs'));
});
afterAll(() => rm(project, { recursive: true }));

const run = (args: string[], env: Record<string, string> = {}) =>
  new Promise<{ code: unknown; out: string; err: string }>((resolve) => {
    execFile(process.execPath, ['scripts/run.mjs', ...args], { cwd: project, env }, (error, out, err) =>
      resolve({ code: error?.code ?? 0, out, err: err.trim() }),
    );
  });

it('the launcher says that the packages are missing', async () => {
  expect(await run(['program.mjs'])).toEqual({
    code: 1,
    out: '',
    err: 'Projektets pakker mangler. Kør først: npm ci',
  });
});

it('the launcher gives a program its arguments and what .env says, where the environment does not', async () => {
  await mkdir(join(project, 'node_modules/fastify'), { recursive: true });
  await writeFile(join(project, '.env'), 'PORT=4001\nHOST=0.0.0.0\n');
  await writeFile(
    join(project, 'program.mjs'),
    `export const main = () => console.log(JSON.stringify([process.argv.slice(2), process.env.PORT, process.env.HOST]));`,
  );
  const { code, out } = await run(['program.mjs', '--without-web', 'to ord'], { PORT: '4002' });
  expect(code).toBe(0);
  expect(JSON.parse(out)).toEqual([['--without-web', 'to ord'], '4002', '0.0.0.0']);
});
