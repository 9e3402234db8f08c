import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

const config = { right: 'public' } as const;
// What asks for readiness seldom waits longer.
const LONGEST = 2_000;
const NOT_READY = { error: 'Ikke tilgængelig', message: 'Systemet er ikke klar lige nu. Prøv igen om lidt.' };

type Health = {
  /** Does what every request does first; fails where the database does not answer. */
  serveRequest: () => Promise<unknown>;
  isStopping: () => boolean;
};

const succeedsInTime = (work: Promise<unknown>): Promise<boolean> =>
  Promise.race([
    work.then(
      () => true,
      () => false,
    ),
    sleep(LONGEST, false, { ref: false }),
  ]);

/** Live: the process runs. Ready: requests can be served, and the app is not on its way down. */
export const healthRoutes = (app: FastifyInstance, { serveRequest, isStopping }: Health): void => {
  app.get('/health/live', { config }, () => ({ status: 'ok' }));
  app.get('/health/ready', { config }, async (_request, reply) => {
    const ready = !isStopping() && (await succeedsInTime(serveRequest()));
    return ready ? { status: 'ok' } : reply.code(503).send({ status: 'unavailable', ...NOT_READY });
  });
};
