import { user } from '../calls.ts';
import { contractTaxSchema, taxAnswer, taxQuery, taxRequest, taxTotalsQuery, taxTotalsSchema } from './tax.schemas.ts';

export const taxApi = {
  ofContract: user.get({
    path: '/api/sponsorships/contracts/:contractId/tax',
    summary: 'Moms og fradrag af en aftale i et år',
    query: taxQuery,
    output: contractTaxSchema,
  }),
  list: user.post({
    path: '/api/reports/tax',
    summary: 'Moms og fradrag af et års aftaler',
    reads: true,
    body: taxRequest,
    output: taxAnswer,
  }),
  totals: user.get({
    path: '/api/reports/tax/totals',
    summary: 'Hvad et års moms og fradrag giver i alt, og hvad der bør afklares',
    refusals: [404],
    query: taxTotalsQuery,
    output: taxTotalsSchema,
  }),
};
