import {
  api,
  field,
  officeTypes,
  read,
  reportFileQuery,
  reportKindKeys,
  reportParams,
  reportQuery,
  taxQuery,
} from '@sponsorat/api';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { AppDeps } from '../../lib/deps.ts';
import { attachment } from '../../lib/http/content-disposition.ts';
import { pdfPage } from '../../lib/http/pdf-page.ts';
import { route } from '../../lib/http/route.ts';
import { fileAnswer, refusalSchemas, securityOf } from '../../lib/http/statuses.ts';
import { invalid, notFound, notLoggedIn } from '../../lib/problem.ts';
import type { SponsorshipIndex } from '../sponsorship-index/sponsorship-index.ts';
import type { ReportSources } from './read-reports.usecases.ts';
import { openReports } from './reports.usecases.ts';

const printTaxQuery = taxQuery.extend({ contract: field.optionalQueryId('Aftale') });
const printQuery = z.object({ kind: z.enum(reportKindKeys), ...reportQuery.shape });

export const reportsRoutes = (
  app: FastifyInstance,
  deps: AppDeps,
  index: SponsorshipIndex,
  sources: ReportSources,
): void => {
  const calls = api.reports;
  const reports = openReports(deps, index, sources);
  route(app, calls.kept, ({ actor }) => reports.listKept(actor));
  route(app, calls.ofKind, ({ actor, params, query }) => reports.read(actor, params.kind, query()));
  route(app, calls.keep, ({ actor, params, input }) => reports.keep(actor, params.kind, input));

  const call = {
    method: 'GET',
    right: 'Bruger',
    query: reportFileQuery,
    params: reportParams,
    limit: 'export',
  } as const;
  const schema = {
    summary: 'En rapport som Excel',
    security: securityOf(call),
    params: reportParams,
    querystring: reportFileQuery,
    response: { 200: fileAnswer(officeTypes.xlsx), ...refusalSchemas(call) },
  };
  app.get(
    '/api/reports/:kind/file',
    { config: { right: 'Bruger', limit: 'export' }, schema },
    async (request, reply) => {
      const { actor } = request;
      if (!actor) throw notLoggedIn();
      const params = read(reportParams, request.params);
      if (!params.ok) throw notFound();
      const query = read(reportFileQuery, request.query);
      if (!query.ok) throw invalid(query.fields);
      const { file, name, type } = await reports.fetchExcel(actor, params.value.kind, query.value);
      reply.type(type).header('content-disposition', attachment(name)).header('cache-control', 'no-store');
      return reply.send(file);
    },
  );
  pdfPage(app, {
    path: '/print-report',
    summary: 'En rapport som PDF',
    query: printQuery,
    make: (actor, { kind, ...query }) => reports.print(actor, kind, query),
  });
  pdfPage(app, {
    path: '/print-tax',
    summary: 'Opgørelse til økonomi som PDF: moms og fradrag af en aftale, eller af et års aftaler',
    query: printTaxQuery,
    make: (actor, { contract, year }) => {
      if (contract !== undefined) return reports.printContractTax(actor, contract, year);
      if (year !== undefined) return reports.printYearTax(actor, year);
      throw invalid({ year: 'Vælg en aftale eller et år' });
    },
  });
};
