import type { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { attachment } from './content-disposition.ts';
import { type RouteDefinition, type RouteInput, route } from './route.ts';

type FileCall = Omit<RouteDefinition, 'method'> & { right: 'Bruger' | 'Admin'; types: readonly string[] };
export type SavedFile = { name: string; type: string; content: Buffer | Readable };

/** Serves a file that a browser saves: it may hold what no cache should. */
export const fileRoute = <const E extends FileCall>(
  app: FastifyInstance,
  file: E,
  make: (asked: RouteInput<E & { method: 'GET' }>) => Promise<SavedFile>,
): void =>
  route(app, { ...file, method: 'GET' }, async (asked) => {
    const { name, type, content } = await make(asked);
    const headers = { 'content-disposition': attachment(name), 'cache-control': 'no-store' };
    return asked.reply.type(type).headers(headers).send(content);
  });
