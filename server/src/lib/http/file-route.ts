import type { Readable } from 'node:stream';
import type { EndpointDefinition, ParamsOf, QueryOf } from '@sponsorat/api';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Actor } from '../actor.ts';
import { attachment } from './content-disposition.ts';
import { readCall } from './route.ts';
import { fileAnswer, refusalSchemas, securityOf } from './statuses.ts';

type FileCall = Pick<EndpointDefinition, 'path' | 'summary' | 'params' | 'query' | 'limit'> & {
  right: 'Bruger' | 'Admin';
  refusals?: readonly number[];
  /** What the file may be. */
  types: readonly string[];
};
type FileInput<E extends FileCall> = {
  actor: Actor;
  params: ParamsOf<E & EndpointDefinition>;
  /** Throws 422. */
  query: () => QueryOf<E & EndpointDefinition>;
  request: FastifyRequest;
  reply: FastifyReply;
};
export type SavedFile = { name: string; type: string; content: Buffer | Readable };

/** Serves a file that a browser saves: it may hold what no cache should. */
export const fileRoute = <const E extends FileCall>(
  app: FastifyInstance,
  file: E,
  make: (asked: FileInput<E>) => Promise<SavedFile>,
): void => {
  const { path, summary, right, params, query, limit, types } = file;
  const call = { ...file, method: 'GET' } as const;
  const schema = {
    summary,
    security: securityOf(call),
    ...(params && { params }),
    ...(query && { querystring: query }),
    response: { 200: fileAnswer(...types), ...refusalSchemas(call) },
  };
  app.get(path, { config: { right, limit }, schema }, async (request, reply) => {
    const asked = { ...readCall(call, request), request, reply } as unknown as FileInput<E>;
    const { name, type, content } = await make(asked);
    reply.type(type).header('content-disposition', attachment(name)).header('cache-control', 'no-store');
    return reply.send(content);
  });
};
