import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { notLoggedIn } from '../problem.ts';

/** What a measure is now, for each value of its label. */
type Values = Record<string, number>;

/** Something that is measured when it is asked for. Labels say kinds, never persons or records. */
export type Measure = { name: string; help: string; label: string; read: () => Values | Promise<Values> };

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

const bringsToken = ({ headers }: FastifyRequest, token: string): boolean =>
  timingSafeEqual(digest(headers.authorization ?? ''), digest(`Bearer ${token}`));

/** The route as it is declared, never the address that was asked: that names records, or holds anything at all. */
const routeOf = (request: FastifyRequest): string => request.routeOptions.url ?? 'none';

const countRequests = (app: FastifyInstance, registers: Registry[]): void => {
  const requests = new Counter({
    name: 'sponsorat_http_requests_total',
    help: 'Requests that were answered',
    labelNames: ['method', 'route', 'status'],
    registers,
  });
  const seconds = new Histogram({
    name: 'sponsorat_http_request_seconds',
    help: 'How long requests took, from their first line to the end of the answer',
    labelNames: ['method', 'route'],
    buckets: [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
    registers,
  });
  app.addHook('onResponse', async (request, reply) => {
    const labels = { method: request.method, route: routeOf(request) };
    requests.inc({ ...labels, status: reply.statusCode });
    seconds.observe(labels, reply.elapsedTime / 1_000);
  });
};

/** Sets each measure to what it is now. What cannot be read, as without the database, is left out and counted. */
const readerOf = (measures: readonly Measure[], registers: Registry[]) => {
  const gauges = measures.map(({ name, help, label, read }) => {
    const gauge = new Gauge({ name: `sponsorat_${name}`, help, labelNames: [label], registers });
    const set = async () => {
      gauge.reset();
      for (const [value, count] of Object.entries(await read())) gauge.set({ [label]: value }, count);
    };
    return set;
  });
  const unread = new Gauge({ name: 'sponsorat_unread_measures', help: 'Measures that could not be read', registers });
  return async (): Promise<void> => {
    const outcomes = await Promise.allSettled(gauges.map((set) => set()));
    unread.set(outcomes.filter(({ status }) => status === 'rejected').length);
  };
};

/**
 * Answers the measures of this process in Prometheus' format to whoever brings the token. Without a token there is no
 * such address.
 */
export const metricsRoutes = (app: FastifyInstance, token: string | null, measures: readonly Measure[]): void => {
  if (token === null) return;
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  countRequests(app, [registry]);
  const readMeasures = readerOf(measures, [registry]);
  app.get(
    '/metrics',
    { config: { right: 'public' }, logLevel: 'warn', schema: { hide: true } },
    async (request, reply) => {
      if (!bringsToken(request, token)) {
        reply.header('www-authenticate', 'Bearer');
        throw notLoggedIn();
      }
      await readMeasures();
      return reply.type(registry.contentType).send(await registry.metrics());
    },
  );
};
