import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { explain } from './errors.ts';
import { stopLeftovers } from './leftovers.ts';
import { ProgramFailure } from './run.ts';
import { type Server, type ServerOptions, startServer } from './server.ts';

// Orphaned backends of a killed server go within seconds, but hold the shared memory until then.
const PATIENCE_MS = 30_000;
const PAUSE_MS = 250;
const LONG_PAUSE_MS = 3_000;

/**
 * Runs a server on a free port, and starts it anew on the same port whenever it ends by itself, so that the
 * application's connections find it again.
 */
export async function keepRunning(options: ServerOptions) {
  const { cluster, tell } = options;
  const stopping = new AbortController();
  let port = 0;
  let server = await startPatiently(options, stopping.signal, async () => {
    port = await freePort();
    return port;
  });

  const watch = async () => {
    while (!stopping.signal.aborted) {
      await server.exited;
      if (stopping.signal.aborted) return;
      tell('restarting');
      const next = await startAgain();
      if (!next) return;
      server = next;
    }
  };
  const startAgain = async (): Promise<Server | undefined> => {
    while (!stopping.signal.aborted) {
      try {
        return await startPatiently(options, stopping.signal, async () => port);
      } catch (error) {
        // A full disk, say: it may be mended while we go on trying.
        const { reason, details } = explain(error, cluster);
        tell(reason, ...details);
        await sleep(LONG_PAUSE_MS, undefined, { signal: stopping.signal, ref: false }).catch(() => {});
      }
    }
    return undefined;
  };
  const watching = watch();

  return {
    port,
    async stop() {
      stopping.abort();
      await server.stop();
      await watching;
      // A restart may have been under way when the stop was asked for.
      await server.stop();
    },
  };
}

async function startPatiently(options: ServerOptions, giveUp: AbortSignal, choosePort: () => Promise<number>) {
  const deadline = Date.now() + PATIENCE_MS;
  let complaint = '';
  for (let tries = 1; ; tries += 1) {
    try {
      await stopLeftovers(options.cluster, options.programs.pgCtl, options.tell);
      const server = await startServer(options, await choosePort());
      if (tries > 1) options.tell('startedLate', String(tries), complaint);
      return server;
    } catch (error) {
      const said = error instanceof ProgramFailure ? error.output : '';
      const portTaken = /could not bind|could not create any TCP\/IP sockets/.test(said);
      const orphans = /pre-existing shared memory block|lock file "postmaster\.pid" already exists/.test(said);
      if (!(portTaken || orphans) || giveUp.aborted || Date.now() > deadline) throw error;
      [complaint = ''] = explain(error, options.cluster).details;
      await sleep(PAUSE_MS);
    }
  }
}

/** Below the ports that connections are given: while the server is down, none of those may come by its own. */
async function freePort(): Promise<number> {
  for (let tries = 0; tries < 100; tries += 1) {
    const port = 20_000 + Math.floor(Math.random() * 10_000);
    if (await isFree(port)) return port;
  }
  throw new Error('There is no free port');
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.on('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}
