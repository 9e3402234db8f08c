import type { FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';

/** True where the client came by https: to this process, to a proxy that is trusted, or to the public address. */
export const isHttps = (request: FastifyRequest, config: Pick<Config, 'publicUrl'>): boolean =>
  request.protocol === 'https' || config.publicUrl?.protocol === 'https:';
