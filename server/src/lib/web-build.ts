import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

const newest = async (folder: string): Promise<number> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const times = entries
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.gen.ts'))
    .map(async (entry) => (await stat(join(entry.parentPath, entry.name))).mtimeMs);
  return Math.max(0, ...(await Promise.all(times)));
};

const isBuilt = async (root: string): Promise<boolean> => {
  const page = join(root, 'web/dist/index.html');
  if (!existsSync(page)) return false;
  const sources = ['web/src', 'web/public', 'api/src'].map((folder) => newest(join(root, folder)));
  const { mtimeMs: config } = await stat(join(root, 'web/vite.config.ts'));
  return (await stat(page)).mtimeMs >= Math.max(config, ...(await Promise.all(sources)));
};

const build = (root: string, folder: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const vite = join(root, 'node_modules/vite/bin/vite.js');
    const child = spawn(process.execPath, [vite, 'build', '--outDir', folder, '--logLevel', 'warn'], {
      cwd: join(root, 'web'),
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    child.on('error', reject);
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error('The web app could not be built'))));
  });

// Built aside and put in place whole: another start on the same checkout never sees half of it.
const buildAside = async (root: string): Promise<void> => {
  const place = join(root, 'web/dist');
  const [made, old] = [`${place}-${process.pid}`, `${place}-${process.pid}-old`];
  try {
    await build(root, made);
    if (existsSync(place)) await rename(place, old);
    await rename(made, place);
  } finally {
    for (const folder of [made, old]) await rm(folder, { recursive: true, force: true });
  }
};

/** The folder of the built web app; builds it first where it is missing or older than its sources. */
export const builtWebApp = async (root: string, log: (line: string) => void): Promise<string> => {
  if (!(await isBuilt(root))) {
    log('Bygger webappen …');
    await buildAside(root);
  }
  return join(root, 'web/dist');
};
