import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { refusalSchemas, securityOf } from './statuses.ts';

const call = { method: 'GET', right: 'Bruger' } as const;

/** Answers the OpenAPI document of all calls. */
export const openApiRoutes = (app: FastifyInstance): void => {
  const schema = {
    summary: 'Dette dokument over alle kald',
    security: securityOf(call),
    response: { 200: z.looseObject({ openapi: z.string() }), ...refusalSchemas(call) },
  };
  app.get('/api/openapi.json', { config: { right: 'Bruger' }, schema }, () => app.swagger());
};
