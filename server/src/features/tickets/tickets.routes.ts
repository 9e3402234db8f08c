import { api } from '@sponsorat/api';
import type { FastifyInstance } from 'fastify';
import { today } from '../../lib/clock.ts';
import type { Deps } from '../../lib/deps.ts';
import { route } from '../../lib/http/route.ts';
import type { SponsorshipIndex } from '../sponsorship-index/sponsorship-index.ts';
import { listTickets } from './tickets.list.ts';

export const ticketsRoutes = (app: FastifyInstance, { clock }: Deps, index: SponsorshipIndex): void => {
  route(app, api.tickets.list, ({ actor, input }) => {
    const request = input.value();
    return index.read(today(clock), (summaries) => listTickets(summaries, actor, request));
  });
};
