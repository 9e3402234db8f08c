import {
  api,
  field,
  officeTypes,
  reportFileQuery,
  reportKindKeys,
  reportParams,
  reportQuery,
  taxQuery,
} from '@sponsorat/api';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { AppDeps } from '../../lib/deps.ts';
import { fileRoute } from '../../lib/http/file-route.ts';
import { pdfPage } from '../../lib/http/pdf-page.ts';
import { route } from '../../lib/http/route.ts';
import { invalid } from '../../lib/problem.ts';
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

  fileRoute(
    app,
    {
      path: '/api/reports/:kind/file',
      summary: 'En rapport som Excel',
      right: 'Bruger',
      limit: 'export',
      params: reportParams,
      query: reportFileQuery,
      types: [officeTypes.xlsx],
    },
    ({ actor, params, query }) => reports.fetchExcel(actor, params.kind, query()),
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
