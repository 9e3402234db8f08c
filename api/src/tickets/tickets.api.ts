import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { pathId } from '../fields.ts';
import { grantSchema, ticketRequestSchema } from '../grants/grants.schemas.ts';
import {
  eventToGiveSchema,
  freeQuery,
  freeSeatsSchema,
  itemTicketsInputSchema,
  itemTicketsSchema,
} from './item-tickets.schemas.ts';
import { ticketListAnswer, ticketListRequest } from './tickets.schemas.ts';

const right = 'Bruger';
const params = z.object({ itemId: pathId });

export const ticketsApi = {
  list: endpoint({
    method: 'POST',
    path: '/api/tickets',
    right,
    summary: 'Billetter i de aktive aftaler',
    reads: true,
    body: ticketListRequest,
    output: ticketListAnswer,
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/tickets/:itemId',
    right,
    summary: 'Hvad et produkts billetter er: en pulje eller pladser pr. arrangement, og hvad de er værd',
    params,
    output: itemTicketsSchema,
  }),
  save: endpoint({
    method: 'POST',
    path: '/api/tickets/:itemId/update',
    right,
    summary: 'Gem, hvad et produkts billetter er',
    params,
    body: itemTicketsInputSchema,
    output: itemTicketsSchema,
  }),
  free: endpoint({
    method: 'GET',
    path: '/api/tickets/:itemId/free',
    right,
    summary: 'Hvor mange af et produkts pladser der er fri: i alt, eller til et arrangement',
    params,
    query: freeQuery,
    output: freeSeatsSchema,
  }),
  events: endpoint({
    method: 'GET',
    path: '/api/tickets/:itemId/events',
    right,
    summary:
      'Kommende arrangementer, som et produkts billetter kan gives til; også andre områders, hvis det er offentligt',
    params,
    output: z.array(eventToGiveSchema),
  }),
  request: endpoint({
    method: 'POST',
    path: '/api/tickets/:itemId/request',
    right,
    summary: 'Ønsk billetter; også af andre områders offentlige produkter',
    params,
    body: ticketRequestSchema,
    output: grantSchema,
  }),
};
