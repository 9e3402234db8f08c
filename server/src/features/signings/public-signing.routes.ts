import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { api } from '@sponsorat/api';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { today } from '../../lib/clock.ts';
import { sha256 } from '../../lib/hash.ts';
import { contentDisposition } from '../../lib/http/content-disposition.ts';
import { describeError } from '../../lib/http/error-log.ts';
import { route } from '../../lib/http/route.ts';
import { fileAnswer, refusalSchemas } from '../../lib/http/statuses.ts';
import { visitLimit } from '../../lib/http/visit-limit.ts';
import { notFound, tooManyAtOnce } from '../../lib/problem.ts';
import { networkOf } from '../auth/throttle.rules.ts';
import { leadsSomewhere } from './public-signing.store.ts';
import {
  decline,
  openLink,
  readLinkedPdf,
  receiveCopy,
  sendCode,
  sign,
  type Visit,
} from './public-signing.usecases.ts';
import type { SigningDeps } from './send.usecases.ts';

const AN_HOUR = { token: 60, address: 300 };
/** Copies that are taken in at once, each of another link: they may be large. */
const COPIES_AT_ONCE = 4;
const LONGEST_AGENT = 200;

/** The token of a call, or of the page itself. */
const tokenOf = ({ params }: FastifyRequest): string => {
  const { token, '*': rest = '' } = params as { token?: string; '*'?: string };
  return token ?? rest;
};

/** What the page may load: its own files, the agreement, and nothing that somebody writes into it. */
const pagePolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  'img-src data:',
  "connect-src 'self'",
  "frame-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const visitOf = (request: FastifyRequest): Visit => ({
  token: tokenOf(request),
  address: request.ip,
  agent: request.headers['user-agent']?.slice(0, LONGEST_AGENT) ?? null,
});

/**
 * What whoever was sent a link may do, and see: one agreement, and nothing else of the app. `webFolder` has the page;
 * without it only the calls are served.
 */
export const publicSigningRoutes = (app: FastifyInstance, deps: SigningDeps, webFolder: string | null): void => {
  const calls = api.signings;
  const limits = { token: visitLimit(AN_HOUR.token, deps.clock), address: visitLimit(AN_HOUR.address, deps.clock) };
  const copies = new Set<string>();
  const isThere = (request: FastifyRequest) => leadsSomewhere(deps.db, tokenOf(request), today(deps.clock));

  void app.register(async (outside) => {
    // Before anything is looked up: what one link is flooded with costs nobody else anything.
    outside.addHook('onRequest', async (request) => {
      limits.address.count(networkOf(request.ip));
      limits.token.count(sha256(tokenOf(request)));
    });
    route(outside, calls.read, ({ request }) => openLink(deps, visitOf(request)));
    route(outside, calls.code, ({ request, input }) => sendCode(deps, visitOf(request), input));
    route(outside, calls.sign, ({ request, input }) =>
      sign(deps, visitOf(request), input, (error) =>
        request.log.error({ error: describeError(error) }, 'a signed agreement waits for its job'),
      ),
    );
    route(outside, calls.decline, ({ request, input }) => decline(deps, visitOf(request), input));

    void outside.register(async (uploads) => {
      uploads.addHook('onRequest', async (request, reply) => {
        // A copy may take minutes to arrive: what leads nowhere takes no place meanwhile, and no link takes two.
        if (!(await isThere(request))) throw notFound();
        const link = sha256(tokenOf(request));
        if (reply.raw.closed || copies.has(link) || copies.size >= COPIES_AT_ONCE) throw tooManyAtOnce();
        copies.add(link);
        reply.raw.once('close', () => copies.delete(link));
      });
      route(uploads, calls.upload, ({ request, file }) => receiveCopy(deps, visitOf(request), file));
    });

    const call = { method: 'GET', right: 'public', params: calls.read.params, refusals: [429] } as const;
    const schema = {
      summary: 'Aftalen, som den skal underskrives; når alle har underskrevet, den underskrevne',
      params: calls.read.params,
      response: { 200: fileAnswer('application/pdf'), ...refusalSchemas(call) },
    };
    outside.get('/api/public/signing/:token/pdf', { config: { right: 'public' }, schema }, async (request, reply) => {
      const { bytes, name } = await readLinkedPdf(deps, tokenOf(request));
      return reply
        .type('application/pdf')
        .header('content-disposition', contentDisposition(name))
        .header('content-security-policy', "default-src 'none'; frame-ancestors 'self'")
        .send(bytes);
    });
    if (webFolder === null) return;
    const page = await readFile(join(webFolder, 'signing.html'), 'utf8');
    const sendPage = async (request: FastifyRequest, reply: FastifyReply) => {
      return reply
        .code((await isThere(request)) ? 200 : 404)
        .type('text/html; charset=utf-8')
        .header('content-security-policy', pagePolicy)
        .send(page);
    };
    for (const path of ['/underskriv', '/underskriv/*']) outside.get(path, { config: { right: 'public' } }, sendPage);
  });
};
