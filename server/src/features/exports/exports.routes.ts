import {
  type ExportList,
  exportLimits,
  exportLists,
  exportQuery,
  hasRole,
  isExportList,
  officeTypes,
} from '@sponsorat/api';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { AppDeps } from '../../lib/deps.ts';
import type { ListExport } from '../../lib/exports/list-export.ts';
import { fileRoute } from '../../lib/http/file-route.ts';
import { Input } from '../../lib/http/input.ts';
import { forbidden, notFound, unreadableRequest } from '../../lib/problem.ts';
import { exportList } from './exports.usecases.ts';

const params = z.object({ list: z.string() });

/** What is asked of the list. Throws 400 for what is no JSON, or too long. */
const readRequest = (text: unknown): unknown => {
  if (text === undefined) return {};
  if (typeof text !== 'string' || text.length > exportLimits.request) throw unreadableRequest();
  try {
    return JSON.parse(text);
  } catch {
    throw unreadableRequest();
  }
};

/** Serves every list as a file. */
export const exportsRoutes = (app: FastifyInstance, deps: AppDeps, lists: Record<ExportList, ListExport>): void => {
  fileRoute(
    app,
    {
      path: '/api/export/:list',
      right: 'Bruger',
      limit: 'export',
      params,
      query: exportQuery,
      refusals: [400, 404],
      summary: 'En liste som Excel eller CSV: alle rækker, som filteret lader igennem',
      types: [officeTypes.xlsx, 'text/csv'],
    },
    async ({ actor, params: { list }, query, request, reply }) => {
      if (!isExportList(list)) throw notFound();
      if (!hasRole(actor.roles, exportLists[list].right)) throw forbidden();
      const given = z.looseObject({ request: z.unknown().optional() }).parse(request.query);
      const input = new Input(readRequest(given.request), lists[list].request);
      const { format } = query();
      const address = deps.config.publicUrl ?? URL.parse(`${request.protocol}://${request.host}`);
      if (!address) throw unreadableRequest();
      const file = await exportList(deps, actor, lists[list], { list, format, request: input.value() }, address);
      // Whoever leaves ends the reading, also where nothing was written yet.
      reply.raw.once('close', () => file.rows.destroy());
      if (reply.raw.destroyed) file.rows.destroy();
      return file;
    },
  );
};
