import { api } from '@sponsorat/api';
import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../../lib/deps.ts';
import { route } from '../../lib/http/route.ts';
import type { SponsorshipIndex } from '../sponsorship-index/sponsorship-index.ts';
import { openTax } from './read-tax.usecases.ts';

export const taxRoutes = (app: FastifyInstance, deps: AppDeps, index: SponsorshipIndex): void => {
  const calls = api.tax;
  const { readContract, list, sumYear } = openTax(deps, index);
  route(app, calls.ofContract, ({ actor, params, query }) => readContract(actor, params.contractId, query().year));
  route(app, calls.list, ({ actor, input }) => list(actor, input.value()));
  route(app, calls.totals, ({ actor, query }) => sumYear(actor, query()));
};
