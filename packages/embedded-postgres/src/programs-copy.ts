import { randomUUID } from 'node:crypto';
import { chmod, cp, lstat, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { systemFolder } from './location.ts';

/**
 * A copy of the programs for a user who cannot reach the installed ones. It lies in a lasting folder: what cleans
 * the temporary one would take libraries and time zones from under a server that has run for weeks.
 */
export async function copyPrograms(native: string, version: string, name: string): Promise<string> {
  const copy = join(await systemFolder(name), `postgresql-${version}`);
  if (await isWhole(native, copy)) return copy;
  const draft = `${copy}.${randomUUID()}`;
  try {
    await cp(native, draft, { recursive: true, verbatimSymlinks: true, filter: isNeeded });
    await openToAll(draft);
    await rename(draft, copy).catch(async () => {
      // There is one already: another start has just put it there, or it is the damaged one.
      if (await isWhole(native, copy)) return;
      await rename(copy, `${draft}.old`);
      await rename(draft, copy);
    });
  } finally {
    await rm(draft, { recursive: true, force: true });
    await rm(`${draft}.old`, { recursive: true, force: true });
  }
  return copy;
}

/** A power cut may have left a copy with its names but not all of its bytes. */
async function isWhole(native: string, copy: string): Promise<boolean> {
  for (const entry of await readdir(native, { recursive: true, withFileTypes: true })) {
    const source = join(entry.parentPath, entry.name);
    if (!entry.isFile() || !isNeeded(source)) continue;
    const [wanted, found] = await Promise.all([
      lstat(source),
      lstat(join(copy, source.slice(native.length))).catch(() => undefined),
    ]);
    if (wanted.size !== found?.size) return false;
  }
  return true;
}

/** Installed under a strict umask, the originals may be closed to all but their owner. */
async function openToAll(folder: string): Promise<void> {
  await chmod(folder, 0o755);
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isDirectory()) await chmod(path, 0o755);
    if (entry.isFile()) await chmod(path, (await lstat(path)).mode & 0o100 ? 0o755 : 0o644);
  }
}

// Static libraries are for compiling against, a tenth of the size for nothing.
const isNeeded = (path: string) => !path.endsWith('.a');
