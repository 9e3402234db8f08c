import { api } from '@sponsorat/api';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../lib/deps.ts';
import { route } from '../../lib/http/route.ts';
import { answerApproval, findApprovers, requestApproval, withdrawApproval } from './approvals.usecases.ts';

export const approvalsRoutes = (app: FastifyInstance, deps: Deps): void => {
  const calls = api.approvals;
  route(app, calls.approvers, ({ actor, params }) => findApprovers(deps, actor, params));
  route(app, calls.request, ({ actor, params, input }) => requestApproval(deps, actor, params.id, input));
  route(app, calls.withdraw, ({ actor, params, input }) => withdrawApproval(deps, actor, params.id, input));
  route(app, calls.decide, ({ actor, params, input }) => answerApproval(deps, actor, params.id, input));
};
