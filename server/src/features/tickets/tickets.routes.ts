import { api } from '@sponsorat/api';
import type { FastifyInstance } from 'fastify';
import { today } from '../../lib/clock.ts';
import type { Deps } from '../../lib/deps.ts';
import { route } from '../../lib/http/route.ts';
import { listAnswerOf } from '../../lib/resource/lists.ts';
import type { Standings } from '../sponsorship-index/standings.ts';
import { listTickets } from './tickets.list.ts';
import { presentTicketRow } from './tickets.present.ts';

export const ticketsRoutes = (app: FastifyInstance, { clock }: Deps, standings: Standings): void => {
  route(app, api.tickets.list, ({ actor, input }) => {
    const request = input.value();
    return standings.read(today(clock), (book) => {
      const { rows, total } = listTickets(book, actor, request);
      return listAnswerOf(
        rows.map((row) => presentTicketRow(actor, row)),
        total,
        request,
      );
    });
  });
};
