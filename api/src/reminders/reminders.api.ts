import { user } from '../calls.ts';
import { calendarAddressSchema, remindersInputSchema, remindersSchema } from './reminders.schemas.ts';

export const remindersApi = {
  get: user.get({
    path: '/api/user/reminders',
    summary: 'Hvordan man selv bliver mindet om frister',
    output: remindersSchema,
  }),
  save: user.post({
    path: '/api/user/reminders',
    summary: 'Gem, hvordan man selv bliver mindet om frister',
    body: remindersInputSchema,
    output: remindersSchema,
  }),
  test: user.post({
    path: '/api/user/reminders/test',
    summary: 'Send dagens påmindelse til sig selv',
  }),
  makeCalendar: user.post({
    path: '/api/user/calendar',
    summary: 'Opret eller forny adressen på sin kalender',
    output: calendarAddressSchema,
  }),
  removeCalendar: user.delete({
    path: '/api/user/calendar',
    summary: 'Slå sin kalender fra',
  }),
};
