import type { FastifyReply } from 'fastify';

/** Some rows of a list that is read from its beginning on, and how many it has. */
export type Page<R> = { rows: R[]; total: number };

/** Answers a page's rows; how many there are in all stands in a header. */
export const pageOf =
  (reply: FastifyReply) =>
  <R>({ rows, total }: Page<R>): R[] => {
    reply.header('x-total-count', total);
    return rows;
  };
