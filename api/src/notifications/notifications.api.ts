import { user } from '../calls.ts';
import { notificationQuery, notificationsAnswer, readInputSchema, unreadAnswer } from './notifications.schemas.ts';

export const notificationsApi = {
  list: user.get({
    path: '/api/notifications',
    summary: 'Klokken: de nyeste beskeder til én selv, og hvor mange der er ulæste',
    query: notificationQuery,
    output: notificationsAnswer,
  }),
  read: user.post({
    path: '/api/notifications/read',
    summary: 'Markér nogle beskeder, eller alle, som læst',
    body: readInputSchema,
    output: unreadAnswer,
  }),
};
