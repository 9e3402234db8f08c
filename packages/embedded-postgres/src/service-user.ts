import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { EmbeddedPostgresError } from './errors.ts';
import { exists } from './files.ts';
import type { Tell } from './messages.ts';
import { type Account, run, succeeds } from './run.ts';

// Debian, Red Hat and SUSE have useradd, Alpine and other BusyBox systems the other two.
const waysToCreate = (name: string): [string, string[]][] => [
  ['useradd', ['-r', '-U', '-M', '-d', '/nonexistent', '-s', '/usr/sbin/nologin', name]],
  ['addgroup', ['-S', name]],
  ['adduser', ['-S', '-D', '-H', '-G', name, '-s', '/sbin/nologin', name]],
];

/**
 * The user that PostgreSQL runs as. It refuses root, so root needs another: whoever owns the database or the
 * data folder already, so that both root and the owner can start it, else a system user of our own.
 */
export async function accountFor(name: string, home: string, tell: Tell): Promise<Account> {
  if (process.getuid?.() !== 0) return undefined;
  const cluster = join(home, 'postgres');
  if (await exists(cluster)) {
    const { uid, gid } = await stat(cluster);
    if (uid === 0) throw new EmbeddedPostgresError('ownedByRoot', [cluster]);
    return { uid, gid };
  }
  const { uid, gid } = await stat(home);
  // initdb wants a user with a name; in a container the owner of a volume may have none.
  if (uid !== 0 && (await succeeds('id', ['-un', String(uid)]))) return { uid, gid };
  return serviceUser(name, tell);
}

async function serviceUser(name: string, tell: Tell): Promise<Account> {
  const ours = await lookUp(name);
  if (ours) return ours;
  for (const [program, args] of waysToCreate(name)) {
    await succeeds(program, args);
    const created = await lookUp(name);
    if (!created) continue;
    tell('userCreated', name);
    return created;
  }
  // Where /etc is read-only no user can be made, and PostgreSQL never runs as root: without one that exists, the app
  // would not start. Other processes of that user could read the data folder, so the log names it.
  for (const candidate of ['postgres', '_postgres', 'nobody']) {
    const existing = await lookUp(candidate);
    if (!existing) continue;
    tell('userShared', candidate);
    return existing;
  }
  throw new EmbeddedPostgresError('noServiceUser', []);
}

async function lookUp(name: string): Promise<Account> {
  try {
    const [uid, gid] = await Promise.all([run('id', ['-u', name]), run('id', ['-g', name])]);
    const account = { uid: Number(uid), gid: Number(gid) };
    return account.uid > 0 ? account : undefined;
  } catch {
    return undefined;
  }
}
