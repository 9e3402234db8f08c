import { endpoint } from '../endpoint.ts';
import { idParams } from '../fields.ts';
import {
  eventDetailsSchema,
  eventInputSchema,
  eventListAnswer,
  eventListRequest,
  eventSchema,
} from './events.schemas.ts';

const right = 'Bruger';

export const eventsApi = {
  list: endpoint({
    method: 'POST',
    path: '/api/events',
    right,
    summary: 'Klubbernes arrangementer med frie pladser',
    reads: true,
    body: eventListRequest,
    output: eventListAnswer,
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/events/:id',
    right,
    summary: 'Et arrangement og de billetter, der kan gives til det',
    params: idParams,
    output: eventDetailsSchema,
  }),
  save: endpoint({
    method: 'POST',
    path: '/api/events/update',
    right,
    summary: 'Opret eller gem et arrangement',
    refusals: [404],
    body: eventInputSchema,
    output: eventSchema,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/events/:id',
    right,
    summary: 'Slet et arrangement, der ikke er givet billetter til',
    params: idParams,
  }),
};
