import { type UserLimit, userLimits } from '@sponsorat/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { tooManyAtOnce } from '../problem.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What is expensive about the call: a user may have only so many of its kind under way at once. */
    limit?: UserLimit | undefined;
  }
  interface FastifyRequest {
    /** What the request counts as while it is under way. */
    countedAs: string | null;
    /** True from the moment when all of it has arrived. */
    isWorkedOn: boolean;
  }
}

// Of calls without a limit of their own: more than a page asks for, and fewer than would fill the memory.
const CALLS = 256;

/**
 * Refuses calls (429) of a user who has many of the kind under way, before their bodies are read. What is
 * counted is the work that this process does: another node does its own and need not know.
 */
export const limitUsers = (app: FastifyInstance): void => {
  const underWay = new Map<string, number>();
  app.decorateRequest('countedAs', null);
  app.decorateRequest('isWorkedOn', false);
  const release = (request: FastifyRequest): void => {
    const key = request.countedAs;
    if (key === null) return;
    request.countedAs = null;
    const left = (underWay.get(key) ?? 1) - 1;
    if (left > 0) underWay.set(key, left);
    else underWay.delete(key);
  };
  app.addHook('onRequest', async (request, reply) => {
    const { limit } = request.routeOptions.config;
    if (!request.actor || reply.raw.destroyed) return;
    const key = `${limit} ${request.actor.id}`;
    const count = underWay.get(key) ?? 0;
    if (count >= (limit ? userLimits[limit] : CALLS)) throw tooManyAtOnce();
    underWay.set(key, count + 1);
    request.countedAs = key;
    // A client that leaves before all of its body was there gets no answer, so that only this says it.
    reply.raw.once('close', () => {
      if (!request.isWorkedOn) release(request);
    });
  });
  app.addHook('preHandler', async (request) => {
    request.isWorkedOn = true;
  });
  // Comes when the work is done, also where the client has left: leaving early makes no room for more. A file that is
  // made while it is sent is work to its end.
  app.addHook('onSend', async (request, reply) => {
    const isSent = request.routeOptions.config.limit === 'export' && !reply.raw.destroyed;
    // Whoever has left already is told of by no further 'close'.
    if (isSent) reply.raw.once('close', () => release(request));
    else release(request);
  });
};
