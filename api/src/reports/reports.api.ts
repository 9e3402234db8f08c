import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { keepReportSchema, keptReportSchema, reportParams, reportQuery, reportSchema } from './reports.schemas.ts';

export const reportsApi = {
  ofKind: endpoint({
    method: 'GET',
    path: '/api/reports/:kind',
    right: 'Bruger',
    summary: 'En rapport: året i tal, budgettet eller det, der er til økonomi',
    params: reportParams,
    query: reportQuery,
    output: reportSchema,
  }),
  keep: endpoint({
    method: 'POST',
    path: '/api/reports/:kind/keep',
    right: 'Bruger',
    summary: 'Gem en rapport, som den ser ud nu',
    limit: 'pdf',
    params: reportParams,
    body: keepReportSchema,
    output: keptReportSchema,
  }),
  kept: endpoint({
    method: 'GET',
    path: '/api/reports/kept',
    right: 'Bruger',
    summary: 'Gemte rapporter, de nyeste først: egne, for en administrator alles',
    output: z.array(keptReportSchema),
  }),
};
