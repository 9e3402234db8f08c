import { user } from '../calls.ts';
import {
  eventDetailsSchema,
  eventInputSchema,
  eventListAnswer,
  eventListRequest,
  eventSchema,
} from './events.schemas.ts';

export const eventsApi = {
  list: user.post({
    path: '/api/events',
    summary: 'Klubbernes arrangementer med frie pladser',
    reads: true,
    body: eventListRequest,
    output: eventListAnswer,
  }),
  get: user.get({
    path: '/api/events/:id',
    summary: 'Et arrangement og de billetter, der kan gives til det',
    output: eventDetailsSchema,
  }),
  save: user.post({
    path: '/api/events/update',
    summary: 'Opret eller gem et arrangement',
    refusals: [404],
    body: eventInputSchema,
    output: eventSchema,
  }),
  remove: user.delete({
    path: '/api/events/:id',
    summary: 'Slet et arrangement, der ikke er givet billetter til',
  }),
};
