import { field, importKindParams, read, sampleQuery } from '@sponsorat/api';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { AppDeps } from '../../lib/deps.ts';
import { attachment } from '../../lib/http/content-disposition.ts';
import { fileAnswer, refusalSchemas, securityOf } from '../../lib/http/statuses.ts';
import { invalid, notFound } from '../../lib/problem.ts';
import { errorsFile, type ImportFile, sampleFile, templateFile } from './files.usecases.ts';
import type { ImportDefinitions } from './rows.usecases.ts';

const types = ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'text/csv'];

/** Serves the files of an import: what to fill in, a messy sheet to try, the rows in error. */
export const importFileRoutes = (app: FastifyInstance, deps: AppDeps, definitions: ImportDefinitions): void => {
  const serve = (
    { path, summary, params, query }: { path: string; summary: string; params: z.ZodObject; query?: z.ZodObject },
    make: (request: FastifyRequest) => Promise<ImportFile>,
  ) => {
    const call = { method: 'GET', right: 'Admin', params, ...(query && { query }) } as const;
    const schema = {
      summary,
      security: securityOf(call),
      params,
      ...(query && { querystring: query }),
      response: { 200: fileAnswer(...types), ...refusalSchemas(call) },
    };
    app.get(path, { config: { right: 'Admin' }, schema }, async (request, reply: FastifyReply) => {
      const { name, type, bytes } = await make(request);
      reply.type(type).header('content-disposition', attachment(name)).header('cache-control', 'no-store');
      return reply.send(bytes);
    });
  };
  const kindOf = (request: FastifyRequest) => {
    const params = read(importKindParams, request.params);
    if (!params.ok) throw notFound();
    return params.value.kind;
  };

  serve(
    { path: '/api/import/:kind/template', summary: 'En fil til at udfylde', params: importKindParams },
    async (request) => {
      const kind = kindOf(request);
      return templateFile(deps, kind, definitions[kind]);
    },
  );
  serve(
    {
      path: '/api/import/:kind/sample',
      summary: 'Et rodet ark til at prøve med',
      params: importKindParams,
      query: sampleQuery,
    },
    async (request) => {
      const kind = kindOf(request);
      const query = read(sampleQuery, request.query);
      if (!query.ok) throw invalid(query.fields);
      return sampleFile(deps, kind, query.value.format ?? 'xlsx');
    },
  );
  serve(
    { path: '/api/import/:id/errors', summary: 'Rækkerne med fejl, hver med grunden', params: field.idParams },
    async (request) => {
      const params = read(field.idParams, request.params);
      if (!params.ok) throw notFound();
      return errorsFile(deps, params.value.id);
    },
  );
};
