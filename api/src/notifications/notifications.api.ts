import { endpoint } from '../endpoint.ts';
import { notificationQuery, notificationsAnswer, readInputSchema, unreadAnswer } from './notifications.schemas.ts';

const right = 'Bruger';

export const notificationsApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/notifications',
    right,
    summary: 'Klokken: de nyeste beskeder til én selv, og hvor mange der er ulæste',
    query: notificationQuery,
    output: notificationsAnswer,
  }),
  read: endpoint({
    method: 'POST',
    path: '/api/notifications/read',
    right,
    summary: 'Markér nogle beskeder, eller alle, som læst',
    body: readInputSchema,
    output: unreadAnswer,
  }),
};
