import { api, type Budget, budgetInputSchema, formValues } from '@sponsorat/api';
import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../../lib/deps.ts';
import { route } from '../../lib/http/route.ts';
import type { BudgetRecord } from './budgets.store.ts';
import { removeBudget, saveBudget } from './budgets.usecases.ts';
import type { Budgets } from './read-budget.usecases.ts';

const presentBudget = (row: BudgetRecord): Budget => formValues(budgetInputSchema, row);

export const budgetsRoutes = (app: FastifyInstance, deps: AppDeps, budgets: Budgets): void => {
  const calls = api.budgets;
  const { readYear, listBehind, listAccruals } = budgets;
  route(app, calls.ofYear, ({ actor, query }) => readYear(actor, query().year));
  route(app, calls.behind, ({ actor, query }) => listBehind(actor, query()));
  route(app, calls.accrual, ({ actor, query }) => listAccruals(actor, query().date));
  route(app, calls.save, async ({ actor, input }) => presentBudget(await saveBudget(deps, actor, input)));
  route(app, calls.remove, ({ actor, params }) => removeBudget(deps, actor, params.id));
};
