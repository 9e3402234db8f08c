import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const run = (cwd: string, ...args: string[]) =>
  spawn(process.execPath, args, { cwd: `${root}${cwd}`, stdio: 'inherit' });

const children = [
  run('', '--watch-preserve-output', '--watch', 'scripts/run.mjs', 'server/src/main.ts', '--without-web'),
  run('web', `${root}node_modules/vite/bin/vite.js`),
];
for (const child of children)
  child.on('exit', (code) => {
    for (const other of children) other.kill('SIGTERM');
    process.exitCode = code ?? 0;
  });
