import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import { UNREADABLE } from './input.ts';

const MEDIA_TYPE = /^[\w!#$%&'*+.^`|~-]+\/[\w!#$%&'*+.^`|~-]+\s*(?:;|$)/;

/** How bodies are read: JSON (an empty one counts as none), multipart where a call takes a file, nothing else. */
export const readBodies = async (app: FastifyInstance): Promise<void> => {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.length === 0) return done(null, undefined);
    parseJson(request, body as string, done);
  });
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, _body, done) => done(null, UNREADABLE));
  app.addHook('onRequest', async ({ headers }) => {
    // Fastify itself refuses a type that is none before the call could say 404.
    const type = headers['content-type'];
    if (type !== undefined && !MEDIA_TYPE.test(type)) headers['content-type'] = 'application/octet-stream';
  });
  await app.register(multipart, { throwFileSizeLimit: false });
};
