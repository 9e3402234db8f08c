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
  // Comes when the work is done, also where the client has left.
  app.addHook('onSend', async (request) => request.endTurn?.());
};
