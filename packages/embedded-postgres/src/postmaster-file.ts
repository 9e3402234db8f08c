import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';

export interface PostmasterFile {
  pid: number;
  port: number;
  ready: boolean;
}

/** What a server writes about itself into its cluster; undefined when no server has, or it has only begun to. */
export async function readPostmasterFile(cluster: string): Promise<PostmasterFile | undefined> {
  try {
    const lines = (await readFile(path(cluster), 'utf8')).split('\n').map((line) => line.trim());
    const pid = Number(lines[0]);
    return pid > 0 ? { pid, port: Number(lines[3]), ready: lines[7] === 'ready' } : undefined;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Removes what a server that is certainly gone has left. */
export async function removePostmasterFile(cluster: string): Promise<void> {
  await rm(path(cluster), { force: true });
}

const path = (cluster: string) => join(cluster, 'postmaster.pid');
