import { spawn } from 'node:child_process';
import { type Account, spawnOptions } from './run.ts';

/**
 * Has the server stopped when this process dies without doing so itself, however it dies: a shell waits for the end
 * of a pipe whose other end only we hold. Returns how to call it off, to be done as soon as the server is gone.
 */
export function watchOver(serverPid: number, account: Account): () => void {
  // Without a shell the next start finds the orphan and stops it.
  if (process.platform === 'win32') return () => {};
  const shell = spawn('/bin/sh', ['-c', 'read -r _; kill -INT "$1"', 'sh', String(serverPid)], {
    ...spawnOptions(account),
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  shell.on('error', () => {});
  shell.stdin.on('error', () => {});
  shell.unref();
  return () => {
    shell.kill('SIGKILL');
    shell.stdin.destroy();
  };
}
