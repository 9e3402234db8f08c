import { z } from 'zod';
import { user } from '../calls.ts';
import { grantSchema, ticketRequestSchema } from '../grants/grants.schemas.ts';
import {
  eventToGiveSchema,
  freeQuery,
  freeSeatsSchema,
  itemTicketsInputSchema,
  itemTicketsSchema,
} from './item-tickets.schemas.ts';
import { ticketListAnswer, ticketListRequest } from './tickets.schemas.ts';

export const ticketsApi = {
  list: user.post({
    path: '/api/tickets',
    summary: 'Billetter i de aktive aftaler',
    reads: true,
    body: ticketListRequest,
    output: ticketListAnswer,
  }),
  get: user.get({
    path: '/api/tickets/:itemId',
    summary: 'Hvad et produkts billetter er: en pulje eller pladser pr. arrangement, og hvad de er værd',
    output: itemTicketsSchema,
  }),
  save: user.post({
    path: '/api/tickets/:itemId/update',
    summary: 'Gem, hvad et produkts billetter er',
    body: itemTicketsInputSchema,
    output: itemTicketsSchema,
  }),
  free: user.get({
    path: '/api/tickets/:itemId/free',
    summary: 'Hvor mange af et produkts pladser der er fri: i alt, eller til et arrangement',
    query: freeQuery,
    output: freeSeatsSchema,
  }),
  events: user.get({
    path: '/api/tickets/:itemId/events',
    summary:
      'Kommende arrangementer, som et produkts billetter kan gives til; også andre områders, hvis det er offentligt',
    output: z.array(eventToGiveSchema),
  }),
  request: user.post({
    path: '/api/tickets/:itemId/request',
    summary:
      'Ønsk billetter, til et arrangement af den aftale, der gælder på dagen; også af andre områders offentlige produkter',
    body: ticketRequestSchema,
    output: grantSchema,
  }),
};
