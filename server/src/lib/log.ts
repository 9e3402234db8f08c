import type { FastifyRequest } from 'fastify';

/**
 * What the log holds of a request: its id, method and path. No address, no query and no header, so that no personal
 * data and no token gets in.
 */
export const logOptions = {
  level: 'info',
  serializers: {
    req: ({ method, url }: FastifyRequest) => ({ method, path: url.split('?')[0] }),
  },
};
