import { setTimeout as sleep } from 'node:timers/promises';

/** How long open requests may take to finish, in milliseconds: what starts processes kills them after ten seconds. */
export const PATIENCE = 8_000;
// npm passes a Ctrl+C on that the app has had already: only a later one is another.
const SAME_SIGNAL = 1_000;

export type Stopping = {
  /** Readiness fails from here on. */
  announce: () => void;
  /** Lets open requests finish, and closes what is open. */
  stop: () => Promise<void>;
  log: (line: string) => void;
  patience?: number;
  /** So long a load balancer has to see that the app is no longer ready, before it stops listening, in milliseconds. */
  notice: number;
  /** The process that is signalled and exits; tests have one that lives on. */
  host?: Pick<NodeJS.Process, 'on'> & { exit: (code: number) => unknown };
};

/**
 * Ends the process in order at SIGTERM or SIGINT: first it announces, at SIGTERM with notice before it stops. It exits
 * 8 seconds after that at the latest, and at once at a second signal.
 */
export const stopOnSignal = ({ announce, stop, log, patience = PATIENCE, notice, host = process }: Stopping): void => {
  let since: number | undefined;
  const end = async (signal: NodeJS.Signals) => {
    announce();
    log('Lukker ned …');
    const ahead = signal === 'SIGTERM' ? notice : 0;
    setTimeout(() => host.exit(1), ahead + patience).unref();
    await sleep(ahead);
    await stop();
  };
  const onSignal = (signal: NodeJS.Signals) => {
    if (since !== undefined) {
      if (performance.now() - since > SAME_SIGNAL) host.exit(1);
      return;
    }
    since = performance.now();
    end(signal).then(
      () => host.exit(0),
      (error: unknown) => {
        log(`Nedlukningen gik galt: ${(error as Error).message}`);
        host.exit(1);
      },
    );
  };
  host.on('SIGTERM', onSignal);
  host.on('SIGINT', onSignal);
};
