import { z } from 'zod';
import { admin, user } from '../calls.ts';
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
  ofYear: user.get({
    path: '/api/budget',
    summary: 'Et års budget, område for område',
    query: budgetQuery,
    output: yearBudgetSchema,
  }),
  behind: user.get({
    path: '/api/budget/behind',
    summary: 'Aftalerne bag et tal i budgettet',
    refusals: [404],
    query: behindQuery,
    output: z.array(behindRowSchema),
  }),
  accrual: user.get({
    path: '/api/budget/accrual',
    summary: 'Periodisering pr. en dato, aftale for aftale',
    query: accrualQuery,
    output: z.array(accrualRowSchema),
  }),
  save: admin.post({
    path: '/api/budget/update',
    summary: 'Opret eller gem et budget',
    refusals: [404, 409],
    body: budgetInputSchema,
    output: budgetSchema,
  }),
  remove: admin.delete({
    path: '/api/budget/:id',
    summary: 'Slet et budget',
  }),
};
