import { spawn } from 'node:child_process';

/** The unprivileged user that PostgreSQL runs as; undefined means: as ourselves. */
export type Account = { uid: number; gid: number } | undefined;

/** A program that ended badly, with what it had to say. */
export class ProgramFailure extends Error {
  readonly output: string;

  constructor(program: string, output: string, cause?: unknown) {
    super(`${program}: ${output.trim()}`, { cause });
    this.output = output;
  }
}

/**
 * How every program is started. The working folder is one that any user may enter, and the environment is
 * nearly empty: PGPORT, PGDATA and the like change what PostgreSQL does, our secrets are none of its business,
 * and its messages must come in English to be recognised.
 */
export function spawnOptions(account: Account) {
  const { PATH = '/usr/sbin:/usr/bin:/sbin:/bin', SystemRoot, TEMP } = process.env;
  const windows = process.platform === 'win32' ? { SystemRoot, TEMP } : {};
  return { cwd: '/', env: { PATH, LC_ALL: 'C', ...windows }, windowsHide: true, ...account };
}

/** Runs a program to its end and returns what it printed. */
export function run(program: string, args: string[], account?: Account, input = ''): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, spawnOptions(account));
    let output = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
    child.on('error', (error) => reject(new ProgramFailure(program, error.message, error)));
    child.on('close', (code, signal) => {
      if (code === 0) resolve(output);
      else reject(new ProgramFailure(program, output || `ended with ${signal ?? `code ${code}`}`));
    });
    // A program that ends early breaks the pipe; its exit code already tells the story.
    child.stdin.on('error', () => {});
    child.stdin.end(input);
  });
}

/** Whether a program could be run and was content. */
export async function succeeds(program: string, args: string[], account?: Account): Promise<boolean> {
  return run(program, args, account).then(
    () => true,
    () => false,
  );
}

export type StopSignal = 'SIGINT' | 'SIGTERM' | 'SIGQUIT' | 'SIGKILL';

/** Sends a signal as PostgreSQL understands it; a process that is gone already is no trouble. */
export async function signal(pid: number, name: StopSignal, pgCtl: string): Promise<void> {
  if (process.platform === 'win32' && name !== 'SIGKILL') {
    // Windows has no signals: pg_ctl speaks to the server over its own pipe.
    await succeeds(pgCtl, ['kill', name.slice(3), String(pid)]);
    return;
  }
  try {
    process.kill(pid, name);
  } catch (error) {
    // A process of somebody else stays, and is complained of when the wait for it ends.
    if (!['ESRCH', 'EPERM'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
  }
}
