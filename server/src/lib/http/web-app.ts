import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import serveFiles from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { notFound } from '../problem.ts';
import { isApiPath } from './paths.ts';

const NONCE_PLACE = '__CSP_NONCE__';
const VISITOR_PLACE = '__VISITOR__';

const policy = (nonce: string): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    // React and the chart library set the style attribute from their own code, not from anyone's text.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "frame-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');

/**
 * Serves the built web app of a folder: its files as they are, and its page for every address of the app's own. The page
 * is told whether its visitor brings a session, so that it shows the right frame before it has asked for anything.
 */
export const serveWebApp = async (
  app: FastifyInstance,
  folder: string,
  bringsSession: (request: FastifyRequest) => boolean,
): Promise<void> => {
  const page = await readFile(join(folder, 'index.html'), 'utf8');
  const config = { right: 'public' } as const;

  const sendPage = (request: FastifyRequest, reply: FastifyReply) => {
    const nonce = randomBytes(16).toString('base64');
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('content-security-policy', policy(nonce))
      .send(page.replaceAll(NONCE_PLACE, nonce).replace(VISITOR_PLACE, bringsSession(request) ? 'known' : 'new'));
  };

  await app.register(async (files) => {
    files.addHook('onRoute', (route) => {
      route.config = { ...route.config, ...config, isFile: true };
    });
    await files.register(serveFiles, {
      root: folder,
      wildcard: false,
      index: false,
      // Each is a page of its own, with its own policy.
      globIgnore: ['index.html', 'signing.html'],
      cacheControl: false,
      setHeaders: (reply, path) => {
        const isHashed = path.includes(`${folder}/assets/`);
        reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600');
      },
    });
  });
  app.get('/', { config }, (request, reply) => sendPage(request, reply));
  app.setNotFoundHandler((request, reply) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const isPage = isRead && (request.headers.accept ?? '').includes('text/html');
    if (!isPage || isApiPath(request.url)) throw notFound();
    return sendPage(request, reply);
  });
};
