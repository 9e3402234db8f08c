import { read } from '@sponsorat/api';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import type { Actor } from '../actor.ts';
import { notFound } from '../problem.ts';
import { contentDisposition } from './content-disposition.ts';
import { fileAnswer, redirect, refusalSchemas, securityOf } from './statuses.ts';

type PdfPage<Q extends z.ZodObject> = {
  path: string;
  summary: string;
  query: Q;
  /** What it refuses besides what it does not find. */
  refusals?: readonly 409[];
  make: (actor: Actor, query: z.output<Q>) => Promise<{ bytes: Buffer; name: string }>;
};

/** Serves a PDF at an address that a browser opens by itself: who is not logged in is led to the login. */
export const pdfPage = <Q extends z.ZodObject>(
  app: FastifyInstance,
  { path, summary, query, refusals = [], make }: PdfPage<Q>,
): void => {
  const call = { method: 'GET', right: 'Bruger', query, limit: 'pdf', refusals: [404, ...refusals] } as const;
  const schema = {
    summary,
    security: securityOf(call),
    querystring: query,
    response: {
      200: fileAnswer('application/pdf'),
      302: redirect('Til login, hvor en browser selv åbner adressen'),
      ...refusalSchemas(call),
    },
  };
  app.get(path, { config: { right: 'Bruger', page: true, limit: 'pdf' }, schema }, async (request, reply) => {
    const asked = read(query, request.query);
    if (!asked.ok || !request.actor) throw notFound();
    const { bytes, name } = await make(request.actor, asked.value);
    reply.type('application/pdf').header('content-disposition', contentDisposition(name));
    return reply.send(bytes);
  });
};
