import { api } from '@sponsorat/api';
import type { FastifyInstance } from 'fastify';
import { today } from '../platform/clock.ts';
import type { Deps } from '../platform/deps.ts';
import { route } from '../platform/http/route.ts';
import { listAnswerOf } from '../platform/lists.ts';
import { presentTicketRow } from './tickets.present.ts';
import { listTickets } from './tickets.store.ts';

export const ticketsRoutes = (app: FastifyInstance, { db, clock }: Deps): void => {
  route(app, api.tickets.list, async ({ actor, input }) => {
    const request = input.value();
    const { rows, total } = await listTickets(db, actor, request, today(clock));
    return listAnswerOf(rows.map(presentTicketRow), total, request);
  });
};
