import { importKindParams, officeTypes, sampleQuery } from '@sponsorat/api';
import type { FastifyInstance } from 'fastify';
import { fileRoute } from '../../lib/http/file-route.ts';
import { errorsFile, sampleFile, templateFile } from './files.usecases.ts';
import type { ImportDeps } from './rows.usecases.ts';

/** Serves the files of an import: what to fill in, a messy sheet to try, the rows in error. */
export const importFileRoutes = (app: FastifyInstance, deps: ImportDeps): void => {
  const call = { right: 'Admin', types: [officeTypes.xlsx, 'text/csv'] } as const;
  const template = { ...call, path: '/api/import/:kind/template', summary: 'En fil til at udfylde' };
  fileRoute(app, { ...template, params: importKindParams }, ({ params: { kind } }) =>
    templateFile(deps, kind, deps.definitions[kind]),
  );
  const sample = { ...call, path: '/api/import/:kind/sample', summary: 'Et rodet ark til at prøve med' };
  fileRoute(app, { ...sample, params: importKindParams, query: sampleQuery }, ({ params, query }) =>
    sampleFile(deps, params.kind, query().format ?? 'xlsx'),
  );
  const errors = { ...call, path: '/api/import/:id/errors', summary: 'Rækkerne med fejl, hver med grunden' } as const;
  fileRoute(app, errors, ({ params }) => errorsFile(deps, params.id));
};
