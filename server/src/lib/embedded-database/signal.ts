import { succeeds } from './run.ts';

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
