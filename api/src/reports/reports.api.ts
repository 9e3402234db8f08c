import { z } from 'zod';
import { user } from '../calls.ts';
import { keepReportSchema, keptReportSchema, reportParams, reportQuery, reportSchema } from './reports.schemas.ts';

export const reportsApi = {
  ofKind: user.get({
    path: '/api/reports/:kind',
    summary: 'En rapport: året i tal, budgettet eller det, der er til økonomi',
    params: reportParams,
    query: reportQuery,
    output: reportSchema,
  }),
  keep: user.post({
    path: '/api/reports/:kind/keep',
    summary: 'Gem en rapport, som den ser ud nu',
    limit: 'pdf',
    params: reportParams,
    body: keepReportSchema,
    output: keptReportSchema,
  }),
  kept: user.get({
    path: '/api/reports/kept',
    summary: 'Gemte rapporter, de nyeste først: egne, for en administrator alles',
    output: z.array(keptReportSchema),
  }),
};
