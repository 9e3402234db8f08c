import { type ExportList, exportLimits, exportLists, exportQuery, hasRole, isExportList, read } from '@sponsorat/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { AppDeps } from '../../lib/deps.ts';
import type { ListExport } from '../../lib/exports/list-export.ts';
import { attachment } from '../../lib/http/content-disposition.ts';
import { Input } from '../../lib/http/input.ts';
import { fileAnswer, refusalSchemas, securityOf } from '../../lib/http/statuses.ts';
import { forbidden, invalid, malformed, notFound, notLoggedIn } from '../../lib/problem.ts';
import { exportList } from './exports.usecases.ts';

const params = z.object({ list: z.string() });

/** What is asked of the list. Throws 400 for what is no JSON, or too long. */
const readRequest = (text: unknown): unknown => {
  if (text === undefined) return {};
  if (typeof text !== 'string' || text.length > exportLimits.request) throw malformed();
  try {
    return JSON.parse(text);
  } catch {
    throw malformed();
  }
};

/** Serves every list as a file. */
export const exportsRoutes = (app: FastifyInstance, deps: AppDeps, lists: Record<ExportList, ListExport>): void => {
  const call = { method: 'GET', right: 'Bruger', query: exportQuery, params, limit: 'export' } as const;
  const schema = {
    summary: 'En liste som Excel eller CSV: alle rækker, som filteret lader igennem',
    security: securityOf(call),
    params,
    querystring: exportQuery,
    response: {
      200: fileAnswer('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'text/csv'),
      ...refusalSchemas({ ...call, refusals: [404] }),
      400: refusalSchemas({ method: 'POST', right: 'Bruger' })[400],
    },
  };
  app.get(
    '/api/export/:list',
    { config: { right: 'Bruger', limit: 'export' }, schema },
    async (request: FastifyRequest, reply) => {
      const { actor } = request;
      if (!actor) throw notLoggedIn();
      const { list } = params.parse(request.params);
      if (!isExportList(list)) throw notFound();
      if (!hasRole(actor.roles, exportLists[list].right)) throw forbidden();
      const given = z.looseObject({ request: z.unknown().optional() }).parse(request.query);
      const input = new Input(readRequest(given.request), lists[list].request);
      const query = read(exportQuery, request.query);
      if (!query.ok) throw invalid(query.fields);
      const { format } = query.value;
      const address = deps.config.publicUrl ?? URL.parse(`${request.protocol}://${request.host}`);
      if (!address) throw malformed();
      const file = await exportList(deps, actor, lists[list], { list, format, request: input.value() }, address);
      // Whoever leaves ends the reading, also where nothing was written yet.
      reply.raw.once('close', () => file.rows.destroy());
      if (reply.raw.destroyed) file.rows.destroy();
      reply.type(file.type).header('content-disposition', attachment(file.name)).header('cache-control', 'no-store');
      return reply.send(file.content);
    },
  );
};
