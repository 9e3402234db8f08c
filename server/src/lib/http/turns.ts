import type { FastifyInstance } from 'fastify';
import pLimit, { type LimitFunction } from 'p-limit';

declare module 'fastify' {
  interface FastifyRequest {
    /** Lets the next call of the same user begin. */
    endTurn: (() => void) | null;
  }
}

/** How many calls of one user are worked on at once. */
export const TURNS = 2;
/** How long an answer on its way keeps its turn: one that nobody reads must not keep its user waiting. */
const LONGEST_SENDING = 1_000;

/**
 * Has the calls of a user wait for one another, in their order, so that nobody's keep the database and this process from
 * everybody else. Those with a limit of their own wait for nobody: a file that travels slowly keeps its user from nothing
 * else. Another node has its own queues and need not know.
 */
export const takeTurns = (app: FastifyInstance): void => {
  const queues = new Map<number, LimitFunction>();
  app.decorateRequest('endTurn', null);
  app.addHook('preHandler', async (request) => {
    if (!request.actor || request.routeOptions.config.limit) return;
    const { id } = request.actor;
    const queue = queues.get(id) ?? pLimit(TURNS);
    queues.set(id, queue);
    const ended = Promise.withResolvers<void>();
    request.endTurn = ended.resolve;
    await new Promise<void>((begin) => {
      void queue(() => {
        begin();
        return ended.promise;
      });
    });
  });
  // Comes when the answer is made, also where the client has left. To pack and send a large one is work too.
  app.addHook('onSend', async ({ endTurn }, reply) => {
    if (!endTurn) return;
    if (reply.raw.closed) return endTurn();
    const timer = setTimeout(endTurn, LONGEST_SENDING).unref();
    reply.raw.once('close', () => {
      clearTimeout(timer);
      endTurn();
    });
  });
};
