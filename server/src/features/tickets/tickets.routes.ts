import { api } from '@sponsorat/api';
import type { FastifyInstance } from 'fastify';
import { today } from '../../lib/clock.ts';
import type { Deps } from '../../lib/deps.ts';
import { route } from '../../lib/http/route.ts';
import type { SponsorshipIndex } from '../sponsorship-index/sponsorship-index.ts';
import { answerCache } from '../sponsorship-index/summaries.ts';
import { scopeKey } from '../sponsorships/sponsorships.scope.ts';
import { listTickets } from './tickets.list.ts';

export const ticketsRoutes = (app: FastifyInstance, { clock }: Deps, index: SponsorshipIndex): void => {
  const cached = answerCache<ReturnType<typeof listTickets>>();
  route(app, api.tickets.list, ({ actor, input }) => {
    const request = input.value();
    return index.read(today(clock), (summaries) =>
      cached(summaries, `${scopeKey(actor)} ${JSON.stringify(request)}`, () => listTickets(summaries, actor, request)),
    );
  });
};
