import { api } from '@sponsorat/api';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../lib/deps.ts';
import { route } from '../../lib/http/route.ts';
import type { SponsorshipIndex } from '../sponsorship-index/sponsorship-index.ts';
import { listTickets } from './tickets.list.ts';

export const ticketsRoutes = (app: FastifyInstance, deps: Deps, index: SponsorshipIndex): void => {
  route(app, api.tickets.list, ({ actor, input }) => listTickets(deps, index, actor, input.value()));
};
