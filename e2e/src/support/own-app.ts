import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const PATIENCE = 60_000;

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });

const untilReady = async (base: string, child: ChildProcess, said: string[]): Promise<void> => {
  const end = Date.now() + PATIENCE;
  while (Date.now() < end) {
    if (child.exitCode !== null) throw new Error(`The app ended by itself:\n${said.join('')}`);
    const answer = await fetch(`${base}/health/ready`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`The app did not get ready:\n${said.join('')}`);
};

/** An app on a data folder of its own, which can be killed and started again. */
export const ownApp = async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'sponsorat-own-'));
  const port = await freePort();
  const base = `http://localhost:${port}`;
  let child: ChildProcess | undefined;
  const ended = (process: ChildProcess) =>
    process.exitCode !== null || process.signalCode !== null
      ? Promise.resolve()
      : new Promise<void>((resolve) => process.once('exit', () => resolve()));

  const end = async (signal: 'SIGTERM' | 'SIGKILL') => {
    if (!child) return;
    child.kill(signal);
    await ended(child);
  };
  return {
    base,
    start: async () => {
      const said: string[] = [];
      child = spawn(process.execPath, ['house/run.mjs', 'server/src/main.ts', '--without-web'], {
        cwd: root,
        env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, DATABASE_URL: '', DEMO_DATA: 'on' },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      child.stdout?.on('data', (chunk) => said.push(String(chunk)));
      child.stderr?.on('data', (chunk) => said.push(String(chunk)));
      await untilReady(base, child, said);
    },
    kill: () => end('SIGKILL'),
    close: async () => {
      await end('SIGTERM');
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
};
