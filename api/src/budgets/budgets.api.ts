import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { idParams } from '../fields.ts';
import {
  accrualQuery,
  accrualRowSchema,
  behindQuery,
  behindRowSchema,
  budgetInputSchema,
  budgetQuery,
  budgetSchema,
  yearBudgetSchema,
} from './budgets.schemas.ts';

export const budgetsApi = {
  ofYear: endpoint({
    method: 'GET',
    path: '/api/budget',
    right: 'Bruger',
    summary: 'Et års budget, område for område',
    query: budgetQuery,
    output: yearBudgetSchema,
  }),
  behind: endpoint({
    method: 'GET',
    path: '/api/budget/behind',
    right: 'Bruger',
    summary: 'Aftalerne bag et tal i budgettet',
    refusals: [404],
    query: behindQuery,
    output: z.array(behindRowSchema),
  }),
  accrual: endpoint({
    method: 'GET',
    path: '/api/budget/accrual',
    right: 'Bruger',
    summary: 'Periodisering pr. en dato, aftale for aftale',
    query: accrualQuery,
    output: z.array(accrualRowSchema),
  }),
  save: endpoint({
    method: 'POST',
    path: '/api/budget/update',
    right: 'Admin',
    summary: 'Opret eller gem et budget',
    refusals: [404, 409],
    body: budgetInputSchema,
    output: budgetSchema,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/budget/:id',
    right: 'Admin',
    summary: 'Slet et budget',
    params: idParams,
  }),
};
