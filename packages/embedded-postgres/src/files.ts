import { randomUUID } from 'node:crypto';
import { lchown, open, rename, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Whether a file or folder is there; any other trouble than its absence is thrown. */
export async function exists(path: string): Promise<boolean> {
  try {
    await stat(path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false;
    throw error;
  }
}

/** Writes a file so that after a power cut it is there in full or not at all. */
export async function writeWhole(path: string, text: string): Promise<void> {
  const draft = `${path}.${randomUUID()}`;
  try {
    const file = await open(draft, 'wx', 0o600);
    try {
      await file.writeFile(text);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
  await syncFolder(dirname(path));
}

/** Makes renames inside a folder survive a power cut. */
export async function syncFolder(folder: string): Promise<void> {
  // Windows can neither open nor sync a folder.
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** What root writes into somebody's folder should belong to that somebody, who may be the one to start next time. */
export async function giveToOwnerOf(folder: string, path: string): Promise<void> {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = await stat(folder);
  if (uid !== 0) await lchown(path, uid, gid);
}
