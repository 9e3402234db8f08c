import { api, type Budget, budgetInputSchema, formValues } from '@sponsorat/api';
import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../../lib/deps.ts';
import { route } from '../../lib/http/route.ts';
import { removeResource, saveResource } from '../../lib/resource/resource.usecases.ts';
import { type BudgetRecord, budgetResource } from './budgets.store.ts';
import type { Budgets } from './read-budget.usecases.ts';

const presentBudget = (row: BudgetRecord): Budget => formValues(budgetInputSchema, row);

export const budgetsRoutes = (app: FastifyInstance, deps: AppDeps, budgets: Budgets): void => {
  const calls = api.budgets;
  const { readYear, listBehind, listAccruals } = budgets;
  route(app, calls.ofYear, ({ actor, query }) => readYear(actor, query().year));
  route(app, calls.behind, ({ actor, query }) => listBehind(actor, query()));
  route(app, calls.accrual, ({ actor, query }) => listAccruals(actor, query().date));
  route(app, calls.save, async ({ actor, input }) =>
    presentBudget(await saveResource(budgetResource, deps, actor, input)),
  );
  route(app, calls.remove, ({ actor, params }) => removeResource(budgetResource, deps, actor, params.id));
};
