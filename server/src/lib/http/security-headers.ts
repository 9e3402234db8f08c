import helmet from '@fastify/helmet';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { isOutsidePath } from './paths.ts';

/** True where the client came by https: to this process, to a proxy that is trusted, or to the public address. */
export const isHttps = (request: FastifyRequest, config: Pick<Config, 'publicUrl'>): boolean =>
  request.protocol === 'https' || config.publicUrl?.protocol === 'https:';

const YEAR = 31_536_000;

/** The headers that every answer carries. A page adds its own policy, with its nonce; a file its own caching. */
export const securityHeaders = async (app: FastifyInstance, config: Pick<Config, 'publicUrl'>): Promise<void> => {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"], baseUri: ["'none'"], formAction: ["'none'"] },
    },
    crossOriginEmbedderPolicy: false,
    frameguard: { action: 'deny' },
    hsts: false,
    referrerPolicy: { policy: 'same-origin' },
  });
  app.addHook('onSend', async (request, reply) => {
    if (isOutsidePath(request.url)) reply.header('referrer-policy', 'no-referrer');
    if (isHttps(request, config)) reply.header('strict-transport-security', `max-age=${YEAR}`);
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  });
};
