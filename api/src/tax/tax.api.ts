import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { pathId } from '../fields.ts';
import { contractTaxSchema, taxAnswer, taxQuery, taxRequest, taxTotalsQuery, taxTotalsSchema } from './tax.schemas.ts';

export const taxApi = {
  ofContract: endpoint({
    method: 'GET',
    path: '/api/sponsorships/contracts/:contractId/tax',
    right: 'Bruger',
    summary: 'Moms og fradrag af en aftale i et år',
    params: z.object({ contractId: pathId }),
    query: taxQuery,
    output: contractTaxSchema,
  }),
  list: endpoint({
    method: 'POST',
    path: '/api/reports/tax',
    right: 'Bruger',
    summary: 'Moms og fradrag af et års aftaler',
    reads: true,
    body: taxRequest,
    output: taxAnswer,
  }),
  totals: endpoint({
    method: 'GET',
    path: '/api/reports/tax/totals',
    right: 'Bruger',
    summary: 'Hvad et års moms og fradrag giver i alt, og hvad der bør afklares',
    refusals: [404],
    query: taxTotalsQuery,
    output: taxTotalsSchema,
  }),
};
