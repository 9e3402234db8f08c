/** The connection was lost while changes were being committed: nobody can say whether they are saved. */
export class CommitUnknown extends Error {}

/**
 * What the database says went wrong, in the words of the api: its connection is lost, it takes too long, somebody else
 * holds what is to be saved, it was lost during a commit, or somebody else was there first.
 */
export type DatabaseFailure = 'gone' | 'slow' | 'locked' | 'unknown' | 'collision';

const GONE =
  /^(?:ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|08\w{3}|53\w{3}|57P\d\d|25P0[34]|25006)$/;
// What the driver says of a connection that is lost, silent or closed has no code.
const GONE_TEXT =
  /Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|and is not queryable/;
// A statement, and a wait for a lock, that PostgreSQL ended at its limit.
const SLOW = '57014';
const LOCKED = '55P03';
// A reference to what was deleted meanwhile, a second one of its kind, and transactions that stood in each other's way.
const COLLISION = /^(?:23503|23505|40001|40P01)$/;

/** Reads an error of the driver, also where the query builder wrapped it; null for any other error. */
export const databaseFailure = (error: unknown): DatabaseFailure | null => {
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    if (at instanceof CommitUnknown) return 'unknown';
    const { code, syscall } = at as { code?: unknown; syscall?: unknown };
    const name = String(code ?? '');
    if (GONE.test(name) || GONE_TEXT.test(at.message) || (name === 'ENOENT' && syscall === 'connect')) return 'gone';
    if (name === SLOW) return 'slow';
    if (name === LOCKED) return 'locked';
    if (COLLISION.test(name)) return 'collision';
  }
  return null;
};
