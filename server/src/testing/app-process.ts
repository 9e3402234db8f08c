import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../..', import.meta.url));
// The defaults, whatever the surroundings say.
const settings = {
  HOST: '',
  DATABASE_URL: '',
  MIGRATION_DATABASE_URL: '',
  DEMO_DATA: 'off',
  PUBLIC_URL: '',
  TRUST_PROXY: '',
};
const PATIENCE = 120_000;

// Below the ports that connections are given: while the app is down, nobody else may come by its own.
const freePort = async (): Promise<number> => {
  for (;;) {
    const port = 20_000 + Math.floor(Math.random() * 10_000);
    const server = createServer();
    const isFree = await new Promise<boolean>((resolve) => {
      server.on('error', () => resolve(false));
      server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
    });
    if (isFree) return port;
  }
};

/** When a start had come so far. */
export type Start = { listens: number; isReady: number };

/** The app as `npm start` runs it, on a port of its own, to be killed and started again. */
export const appProcess = async (environment: Record<string, string>) => {
  const port = await freePort();
  const base = `http://127.0.0.1:${port}`;
  const said: string[] = [];
  let child: ChildProcess | null = null;
  let isMeantToRun = false;

  const end = async (signal: 'SIGTERM' | 'SIGKILL'): Promise<void> => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    isMeantToRun = false;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  };

  return {
    base,
    /** What it has written since it was started: the last of it. */
    said: (): string => said.join(''),
    /** Starts it, and waits until it serves. */
    start: async (): Promise<Start> => {
      said.length = 0;
      const started = spawn(process.execPath, ['scripts/run.mjs', 'server/src/main.ts', '--without-web'], {
        cwd: root,
        env: { ...process.env, ...settings, ...environment, PORT: String(port) },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      child = started;
      isMeantToRun = true;
      started.on('exit', (code) => {
        if (isMeantToRun) process.stderr.write(`The app ended by itself (${code}):\n${said.join('')}\n`);
      });
      for (const stream of [started.stdout, started.stderr])
        stream.on('data', (chunk) => {
          said.push(String(chunk));
          if (said.length > 200) said.shift();
        });
      const deadline = Date.now() + PATIENCE;
      let listens = 0;
      while (Date.now() < deadline) {
        if (started.exitCode !== null) break;
        const answer = await fetch(`${base}/health/ready`).catch(() => null);
        if (answer) listens ||= Date.now();
        if (answer?.ok && started.exitCode === null) return { listens, isReady: Date.now() };
        await sleep(25);
      }
      throw new Error(`The app did not get ready:\n${said.join('')}`);
    },
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
  };
};
export type AppProcess = Awaited<ReturnType<typeof appProcess>>;
