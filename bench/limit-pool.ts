import { createHash } from 'node:crypto';
import pg from 'pg';

export type Query = { text: string; values: unknown[] };

/** Asks PostgreSQL as fast as it goes: each statement is planned once a connection. */
export const openLimitPool = (url: string) => {
  const pool = new pg.Pool({ connectionString: url, max: 10 });
  return {
    ask: async ({ text, values }: Query) =>
      (await pool.query({ name: createHash('md5').update(text).digest('hex'), text, values })).rows,
    // A search is planned for what is sought.
    plan: async ({ text, values }: Query) => (await pool.query(text, values)).rows,
  };
};

/** The areas of who asks; null is all. */
export const areasOf = (headers: Record<string, unknown>): number[] | null =>
  typeof headers['x-areas'] === 'string' ? JSON.parse(headers['x-areas']) : null;
