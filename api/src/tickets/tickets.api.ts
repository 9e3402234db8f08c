import { endpoint } from '../endpoint.ts';
import { ticketListAnswer, ticketListRequest } from './tickets.schemas.ts';

export const ticketsApi = {
  list: endpoint({
    method: 'POST',
    path: '/api/tickets',
    right: 'Bruger',
    summary: 'Billetter i de aktive aftaler',
    reads: true,
    body: ticketListRequest,
    output: ticketListAnswer,
  }),
};
