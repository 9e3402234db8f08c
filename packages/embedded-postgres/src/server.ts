import { spawn } from 'node:child_process';
import type { Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Tell } from './messages.ts';
import { readPostmasterFile } from './postmaster-file.ts';
import type { Programs } from './programs.ts';
import { type Account, ProgramFailure, signal, spawnOptions } from './run.ts';

export interface ServerOptions {
  cluster: string;
  programs: Programs;
  account: Account;
  durable: boolean;
  log: (line: string) => void;
  tell: Tell;
}

export interface Server {
  exited: Promise<void>;
  stop(): Promise<void>;
}

// Replaying a long log after a crash takes minutes, and is not to be cut short.
const START_MS = 10 * 60_000;
// Within the ten seconds that the application has; what a hasty stop leaves undone, the next start recovers.
const STOP = [
  ['SIGINT', 7_000],
  ['SIGQUIT', 1_500],
  ['SIGKILL', 500],
] as const;

// On the command line, where no ALTER SYSTEM and no edited file can undo them. Even a throw-away database writes at
// each commit: it must survive a killed process, only not a power cut.
const durability = (durable: boolean) => [
  'synchronous_commit=on',
  ...['fsync', 'full_page_writes'].map((name) => `${name}=${durable ? 'on' : 'off'}`),
];
const NETWORK = ['listen_addresses=127.0.0.1', 'unix_socket_directories='];
// Statements and details carry names and addresses, which have no place in a log.
const LOG = ['log_min_error_statement=panic', 'log_error_verbosity=terse', 'log_checkpoints=off', 'log_timezone=UTC'];

/** Starts a server and returns once it takes connections; throws what it complained of if it ends instead. */
export async function startServer({ cluster, programs, account, durable, log }: ServerOptions, port: number) {
  const settings = [...NETWORK, ...LOG, 'TimeZone=UTC', ...durability(durable)].flatMap((setting) => ['-c', setting]);
  // A session of its own: Ctrl+C reaches the application, which wants the database until it has drained.
  const child = spawn(programs.postgres, ['-D', cluster, '-p', String(port), ...settings], {
    ...spawnOptions(account),
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const said: string[] = [];
  createInterface({ input: child.stderr }).on('line', (line) => {
    if (said.push(line) > 50) said.shift();
    log(line);
  });
  let failed: Error | undefined;
  let over = false;
  // Not 'close', which waits for every backend to let go of the log: a busy one outlives its postmaster.
  const exited = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
    child.once('error', (error) => {
      failed = error;
      resolve();
    });
  }).then(() => {
    over = true;
  });
  const logged = new Promise<void>((resolve) => {
    child.once('close', () => resolve());
  });
  // A program that forgets to stop its database may end all the same; the watchdog then stops it.
  child.unref();
  (child.stderr as Socket).unref();

  const { pid } = child;
  const callOff = pid === undefined ? () => {} : watchOver(pid, account);
  exited.then(callOff);

  const stop = async () => {
    if (over || pid === undefined) return;
    child.ref();
    // The watchdog stays until the server is gone: should we be killed now, it still sees to it.
    for (const [name, patienceMs] of STOP) {
      await signal(pid, name, programs.pgCtl);
      await withPatience(exited, patienceMs);
      if (over) return;
    }
    await exited;
  };

  const deadline = Date.now() + START_MS;
  while (!over && Date.now() < deadline) {
    const file = await readPostmasterFile(cluster);
    if (file?.pid === pid && file?.ready) return { exited, stop } satisfies Server;
    await withPatience(exited, 20);
  }
  await stop();
  await withPatience(logged, 500);
  throw new ProgramFailure(programs.postgres, said.join('\n') || 'no answer', failed);
}

/** Waits, but not for ever, and leaves no timer behind that would keep the process from ending. */
async function withPatience(event: Promise<void>, patienceMs: number): Promise<void> {
  const enough = new AbortController();
  await Promise.race([event, sleep(patienceMs, undefined, { signal: enough.signal }).catch(() => {})]);
  enough.abort();
}

/**
 * Has the server stopped when this process dies without doing so itself, however it dies: a shell waits for the end
 * of a pipe whose other end only we hold. Returns how to call it off, to be done as soon as the server is gone.
 */
function watchOver(serverPid: number, account: Account): () => void {
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
