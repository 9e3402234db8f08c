import { chmod, lstat, mkdir } from 'node:fs/promises';
import { EmbeddedDatabaseError } from './errors.ts';
import { texts } from './texts.ts';

const FOLDER = '/var/lib/sponsorat';

/**
 * A lasting folder that every user may enter but only root may write to. It is for root alone, whose project or
 * data may lie under a folder closed to the user that PostgreSQL runs as; opening that one is not ours to do.
 */
export async function systemFolder(): Promise<string> {
  try {
    if (await mkdir(FOLDER, { recursive: true })) await chmod(FOLDER, 0o755);
    const found = await lstat(FOLDER);
    if (!found.isDirectory()) throw new Error('not a folder');
    // What another user could have put there would be run, or filled with our data.
    if (found.uid !== 0 || found.mode & 0o022) throw new Error('others than root may write to it');
  } catch (error) {
    throw new EmbeddedDatabaseError(texts.noSystemFolder(FOLDER, (error as Error).message), { cause: error });
  }
  return FOLDER;
}
