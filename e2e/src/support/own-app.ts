import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, cp, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const root = fileURLToPath(new URL('../../..', import.meta.url));
// The defaults, whatever the surroundings say.
const settings = {
  HOST: '',
  DATABASE_URL: '',
  MIGRATION_DATABASE_URL: '',
  DEMO_DATA: 'on',
  PUBLIC_URL: '',
  TRUST_PROXY: '',
};
// The demo takes half a minute to make, and ten times as long on a machine that has ten times as much to do.
const PATIENCE = 300_000;

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

const newFolder = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'sponsorat-own-'));
  // The user that root's PostgreSQL runs as must get through: the database would lie elsewhere, and be left there.
  if (process.getuid?.() === 0) await chmod(folder, 0o711);
  return folder;
};

const removeFolder = (folder: string): Promise<void> => rm(folder, { recursive: true, force: true, maxRetries: 5 });

/** Copies what an app that has ended left. Node's own copy belongs to whoever makes it, which PostgreSQL takes none of. */
const copyFolder = async (from: string, to: string): Promise<void> => {
  if (process.platform === 'win32') await cp(from, to, { recursive: true });
  else await promisify(execFile)('cp', ['-a', `${from}/.`, to]);
};

export type OwnApp = Awaited<ReturnType<typeof ownApp>>;

/**
 * An app with a port, a data folder and demo data of its own, which can be killed and started again. It begins with a copy
 * of `data`, where that is given: a folder that takes seconds to copy and half a minute to make.
 */
export const ownApp = async ({ web, data }: { web: boolean; data?: string | undefined }) => {
  const dataDir = await newFolder();
  if (data) await copyFolder(data, dataDir);
  const port = await freePort();
  const base = `http://localhost:${port}`;
  let child: ChildProcess | undefined;
  const waitForEnd = (process: ChildProcess) =>
    process.exitCode !== null || process.signalCode !== null
      ? Promise.resolve()
      : new Promise<void>((resolve) => process.once('exit', () => resolve()));

  const end = async (signal: 'SIGTERM' | 'SIGKILL') => {
    if (!child) return;
    child.kill(signal);
    await waitForEnd(child);
  };
  return {
    base,
    dataDir,
    start: async (environment: Record<string, string> = {}) => {
      const said: string[] = [];
      child = spawn(process.execPath, ['scripts/run.mjs', 'server/src/main.ts', ...(web ? [] : ['--without-web'])], {
        cwd: root,
        env: { ...process.env, ...settings, PORT: String(port), DATA_DIR: dataDir, ...environment },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      child.stdout?.on('data', (chunk) => said.push(String(chunk)));
      child.stderr?.on('data', (chunk) => said.push(String(chunk)));
      try {
        await untilReady(base, child, said);
      } catch (failure) {
        // Nobody else would end it.
        await end('SIGKILL');
        throw failure;
      }
    },
    /** Runs a script of the app on its data. */
    run: async (script: string, environment: Record<string, string>) => {
      const env = { ...process.env, ...settings, DEMO_DATA: 'off', DATA_DIR: dataDir, ...environment };
      await promisify(execFile)(process.execPath, ['scripts/run.mjs', script], { cwd: root, env });
    },
    kill: () => end('SIGKILL'),
    end: () => end('SIGTERM'),
    close: async () => {
      await end('SIGTERM');
      await removeFolder(dataDir);
    },
  };
};

/** A folder with the demo data, of which apps take copies; none where the database lies elsewhere, so that no copy has it. */
export const demoData = async (): Promise<{ folder: string | null; remove: () => Promise<void> }> => {
  const app = await ownApp({ web: false });
  await app.start();
  await app.end();
  const isWhole = existsSync(join(app.dataDir, 'postgres'));
  return { folder: isWhole ? app.dataDir : null, remove: app.close };
};

/** Runs the app of a new bank, which has only its first Admin, and ends it whatever happens meanwhile. */
export const withNewBank = async (
  admin: { email: string; password: string },
  use: (app: OwnApp) => Promise<void>,
): Promise<void> => {
  const app = await ownApp({ web: true });
  try {
    await app.start({ DEMO_DATA: 'off' });
    const given = { ADMIN_NAME: 'Anna Admin', ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password };
    await app.run('server/src/features/users/create-admin.ts', given);
    await use(app);
  } finally {
    await app.close();
  }
};
