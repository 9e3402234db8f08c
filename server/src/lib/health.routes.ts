import { setTimeout as sleep } from 'node:timers/promises';
import { errorBodySchema } from '@sponsorat/api';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

// Asked every second or two: the log would hold little else.
const options = { config: { right: 'public' }, logLevel: 'warn' } as const;
// What asks for readiness seldom waits longer.
const LONGEST = 2_000;
const NOT_READY = { error: 'Ikke tilgængelig', message: 'Systemet er ikke klar lige nu. Prøv igen om lidt.' };

type Health = {
  /** Does what every request does first; fails where the database does not answer. */
  serveRequest: () => Promise<unknown>;
  isStopping: () => boolean;
  /** Whether the first who ask would wait for what is read at the start. */
  isReading: () => boolean;
};

const succeedsInTime = (work: Promise<unknown>): Promise<boolean> =>
  Promise.race([
    work.then(
      () => true,
      () => false,
    ),
    sleep(LONGEST, false, { ref: false }),
  ]);

/** Live: the process runs. Ready: requests can be served at once, and the app is not on its way down. */
export const healthRoutes = (app: FastifyInstance, { serveRequest, isStopping, isReading }: Health): void => {
  const ok = z.object({ status: z.literal('ok') });
  const live = { summary: 'Kører processen?', response: { 200: ok } };
  app.get('/health/live', { ...options, schema: live }, () => ({ status: 'ok' }));
  const refused = errorBodySchema.extend({ status: z.literal('unavailable') }).describe('Ikke lige nu');
  const ready = { summary: 'Kan kald besvares?', response: { 200: ok, 503: refused } };
  app.get('/health/ready', { ...options, schema: ready }, async (_request, reply) => {
    const isReady = !isStopping() && !isReading() && (await succeedsInTime(serveRequest()));
    return isReady ? { status: 'ok' } : reply.code(503).send({ status: 'unavailable', ...NOT_READY });
  });
};
