import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
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

type Question = { filter?: { search?: string } };

/** Answers a list by the two statements of a question: its page of rows, and how many there are. */
export const serveList = <Q extends Question>(
  app: FastifyInstance,
  { ask, plan }: ReturnType<typeof openLimitPool>,
  path: string,
  queriesOf: (question: Q, areas: number[] | null) => { page: Query; total: Query },
) =>
  app.post(path, async ({ body, headers }) => {
    const question = body as Q;
    const { page, total } = queriesOf(question, areasOf(headers));
    const run = question.filter?.search ? plan : ask;
    const [rows, [counted]] = await Promise.all([run(page), run(total)]);
    const Total = counted?.total ?? 0;
    return { Result: rows.map(({ row }) => row), TotalPages: Math.ceil(Total / 10), Total };
  });
