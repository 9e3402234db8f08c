import { endpoint } from '../endpoint.ts';
import { calendarAddressSchema, remindersInputSchema, remindersSchema } from './reminders.schemas.ts';

const right = 'Bruger';

export const remindersApi = {
  get: endpoint({
    method: 'GET',
    path: '/api/user/reminders',
    right,
    summary: 'Hvordan man selv bliver mindet om frister',
    output: remindersSchema,
  }),
  save: endpoint({
    method: 'POST',
    path: '/api/user/reminders',
    right,
    summary: 'Gem, hvordan man selv bliver mindet om frister',
    body: remindersInputSchema,
    output: remindersSchema,
  }),
  test: endpoint({
    method: 'POST',
    path: '/api/user/reminders/test',
    right,
    summary: 'Send dagens påmindelse til sig selv',
  }),
  makeCalendar: endpoint({
    method: 'POST',
    path: '/api/user/calendar',
    right,
    summary: 'Opret eller forny adressen på sin kalender',
    output: calendarAddressSchema,
  }),
  removeCalendar: endpoint({
    method: 'DELETE',
    path: '/api/user/calendar',
    right,
    summary: 'Slå sin kalender fra',
  }),
};
