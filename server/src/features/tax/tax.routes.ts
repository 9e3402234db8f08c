import { api } from '@sponsorat/api';
import type { FastifyInstance } from 'fastify';
import { route } from '../../lib/http/route.ts';
import type { Tax } from './read-tax.usecases.ts';

export const taxRoutes = (app: FastifyInstance, { readContract, list, sumYear }: Tax): void => {
  const calls = api.tax;
  route(app, calls.ofContract, ({ actor, params, query }) => readContract(actor, params.contractId, query().year));
  route(app, calls.list, ({ actor, input }) => list(actor, input.value()));
  route(app, calls.totals, ({ actor, query }) => sumYear(actor, query()));
};
