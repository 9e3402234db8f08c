/** What the database says went wrong, in the words of the api: it is away, or somebody else was there first. */
export type DatabaseFailure = 'gone' | 'collision';

const GONE =
  /^(?:ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|08\w{3}|53\w{3}|57P\d\d)$/;
// A reference to what was deleted meanwhile, a second one of its kind, and transactions that stood in each other's way.
const COLLISION = /^(?:23503|23505|40001|40P01)$/;
const GONE_WORDS =
  /Connection terminated|timeout exceeded when trying to connect|connection error and is not queryable/;

/** Reads an error of the driver, also where the query builder wrapped it; null for any other error. */
export const databaseFailure = (error: unknown): DatabaseFailure | null => {
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    const { code, syscall } = at as { code?: unknown; syscall?: unknown };
    const name = String(code ?? '');
    if (GONE.test(name) || GONE_WORDS.test(at.message) || (name === 'ENOENT' && syscall === 'connect')) return 'gone';
    if (COLLISION.test(name)) return 'collision';
  }
  return null;
};
