import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { productIcons } from '@sponsorat/api';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { fileAnswer, refusalSchemas, securityOf } from '../../lib/http/statuses.ts';
import { notFound } from '../../lib/problem.ts';

const YEAR = 31_536_000;
const call = { method: 'GET', right: 'Bruger', params: z.object({ name: z.string() }) } as const;
const icons = new Set<string>(productIcons);

const fileOf = (name: string): string => fileURLToPath(import.meta.resolve(`@tabler/icons/outline/${name}`));

/** Serves the pictures of products, and no other file of their set. */
export const serveIcons = (app: FastifyInstance): void => {
  app.get<{ Params: { name: string } }>(
    '/icons/:name',
    {
      config: { right: 'Bruger' },
      schema: {
        summary: 'Et ikon',
        security: securityOf(call),
        params: call.params,
        response: { 200: fileAnswer('image/svg+xml'), ...refusalSchemas(call) },
      },
    },
    async ({ params }, reply) => {
      if (!icons.has(params.name)) throw notFound();
      return reply
        .type('image/svg+xml')
        .header('cache-control', `private, max-age=${YEAR}, immutable`)
        .send(await readFile(fileOf(params.name)));
    },
  );
};
