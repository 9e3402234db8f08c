import { readdir, readFile, readlink } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { EmbeddedPostgresError } from './errors.ts';
import type { Tell } from './messages.ts';
import { readPostmasterFile, removePostmasterFile } from './postmaster-file.ts';
import { run, signal } from './run.ts';

/**
 * Stops the server that an application which was killed has left behind. It is not adopted: a server of our own has
 * our settings, our log and our guard. Only for who holds the lock, as nobody living can be using it then.
 */
export async function stopLeftovers(cluster: string, pgCtl: string, tell: Tell): Promise<void> {
  const first = await serverProcesses(cluster);
  if (first.length > 0) tell('stoppingLeftovers', first.join(', '));
  for (const [name, patienceMs] of [
    ['SIGINT', 10_000],
    ['SIGQUIT', 5_000],
    ['SIGKILL', 5_000],
  ] as const) {
    const pids = await serverProcesses(cluster);
    const postmaster = (await readPostmasterFile(cluster))?.pid;
    const living = postmaster !== undefined && pids.includes(postmaster);
    // The postmaster takes its children along; children that have lost theirs each need telling.
    for (const pid of living && name === 'SIGINT' ? [postmaster] : pids) {
      await signal(pid, !living && name === 'SIGINT' ? 'SIGTERM' : name, pgCtl);
    }
    if (await allGone(cluster, patienceMs)) {
      await forgetStranger(cluster);
      return;
    }
  }
  throw new EmbeddedPostgresError('cannotStop', [(await serverProcesses(cluster)).join(', ')]);
}

async function allGone(cluster: string, patienceMs: number): Promise<boolean> {
  const deadline = Date.now() + patienceMs;
  while ((await serverProcesses(cluster)).length > 0) {
    if (Date.now() > deadline) return false;
    await sleep(50);
  }
  return true;
}

/** Every process of PostgreSQL that works in a cluster, whether its postmaster lives or not. */
export async function serverProcesses(cluster: string): Promise<number[]> {
  if (process.platform !== 'linux') {
    const file = await readPostmasterFile(cluster);
    return file && (await isPostgres(file.pid, cluster)) ? [file.pid] : [];
  }
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number);
  const ours = await Promise.all(pids.map(async (pid) => (await folderOf(pid)) === cluster && isPostgres(pid)));
  return pids.filter((_, index) => ours[index]);
}

/** After a power cut the number in the file may belong to anybody, and PostgreSQL would wait for them for ever. */
async function forgetStranger(cluster: string): Promise<void> {
  const file = await readPostmasterFile(cluster);
  // A number that nobody has is no trouble to PostgreSQL, which then looks closer itself.
  if (!file || !isAlive(file.pid)) return;
  const elsewhere = process.platform === 'linux' && (await folderOf(file.pid)) !== undefined;
  if (elsewhere || !(await isPostgres(file.pid))) await removePostmasterFile(cluster);
}

// PostgreSQL works inside its cluster, and the kernel keeps this path true even when the folder is moved.
const folderOf = (pid: number) => readlink(`/proc/${pid}/cwd`).catch(() => undefined);

async function isPostgres(pid: number, cluster = ''): Promise<boolean> {
  if (process.platform === 'linux') {
    // A dead one (Z) may keep its number for as long as its parent pays no heed.
    return /^\d+ \(postgres\) [^ZX]/.test(await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => ''));
  }
  const [program, args] =
    process.platform === 'win32'
      ? ['tasklist', ['/FI', `PID eq ${pid}`, '/FO', 'CSV', '/NH']]
      : ['ps', ['-p', String(pid), '-o', 'command=']];
  const shown = await run(program as string, args as string[]).catch(() => '');
  return shown.includes('postgres') && (process.platform === 'win32' || shown.includes(cluster));
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
