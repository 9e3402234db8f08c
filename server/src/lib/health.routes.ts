import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database } from './db/database.ts';

const config = { right: 'public' } as const;
const PATIENCE = 2_000;
const NOT_READY = { error: 'Ikke tilgængelig', message: 'Systemet er ikke klar lige nu. Prøv igen om lidt.' };

const answers = async (db: Database): Promise<boolean> => {
  const late = new Promise<false>((resolve) => {
    setTimeout(() => resolve(false), PATIENCE).unref();
  });
  const query = db.execute(sql`select 1`).then(
    () => true,
    () => false,
  );
  return Promise.race([query, late]);
};

/** Live: the process runs. Ready: the database answers, and the app is not on its way down. */
export const healthRoutes = (app: FastifyInstance, db: Database, isStopping: () => boolean): void => {
  app.get('/health/live', { config }, () => ({ status: 'ok' }));
  app.get('/health/ready', { config }, async (_request, reply) => {
    const ready = !isStopping() && (await answers(db));
    return ready ? { status: 'ok' } : reply.code(503).send({ status: 'unavailable', ...NOT_READY });
  });
};
