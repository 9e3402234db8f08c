import { NEEDLE } from '../../server/src/seeds/many/many.sql.ts';
import type { Call } from '../bank/load.ts';

/** What is asked about: an event with an item of seats for it, and people who got much and as much as most do. */
export type AskedRecords = {
  day: string;
  inFourWeeks: string;
  eventId: number;
  itemId: number;
  heavyUser: string;
  usual: string;
  hostUserId: number;
  grants: number;
  /** Grants of which is said how many came. */
  handedOut: number[];
};

const list = (of: string) => (name: string, body: object) =>
  ({ name: `${of}, ${name}`, method: 'POST', path: `/api/${of}`, body }) satisfies Call;
const [events, grants, recipients] = [list('events'), list('grants'), list('recipients')];
const get = (name: string, path: string): Call => ({ name, method: 'GET', path: `/api/${path}` });

/** What the screens of tickets ask for, all with a limit beside them. */
export const callsBesideLimit = ({
  day,
  inFourWeeks,
  eventId,
  itemId,
  heavyUser,
  usual,
  grants: count,
}: AskedRecords): Call[] => [
  events('plain', {}),
  events('the next weeks', { filter: { from: day, to: inFourWeeks } }),
  events('search, one club', { filter: { search: NEEDLE } }),
  events('search, a common word', { filter: { search: 'boldklub' } }),
  events('by free seats', { sort: { field: 'Free' } }),
  grants('plain', {}),
  grants('an event', { filter: { event: eventId } }),
  grants('a recipient', { filter: { recipient: heavyUser } }),
  grants('wishes', { filter: { state: 'Ønsket' } }),
  grants('handed out', { filter: { state: 'Udleveret' } }),
  grants('search, one club', { filter: { search: NEEDLE } }),
  grants('search, a common word', { filter: { search: 'boldklub' } }),
  grants('a page in the middle', { page: Math.ceil(count / 20) }),
  grants('by name', { sort: { field: 'Name' } }),
  recipients('plain', {}),
  get('a recipient', `recipients?email=${usual}`),
  get('a recipient who got most', `recipients?email=${heavyUser}`),
  get('free seats', `tickets/${itemId}/free?event=${eventId}`),
];

/** What follows from the rules of the day, or shows one record: without a limit. */
export const callsAlone = ({ eventId, itemId, heavyUser, usual, hostUserId }: AskedRecords): Call[] => {
  const check = (name: string, email: string): Call => ({
    name: `check, ${name}`,
    method: 'POST',
    path: '/api/grants/check',
    body: {
      itemId,
      eventId,
      quantity: 2,
      recipientName: 'Anne A. Ærø',
      recipientType: 'Kunde',
      company: 'Firma 1',
      email,
      phone: null,
      hostUserId,
      purpose: 'Kundepleje',
      companions: [{ name: 'Bo Gæst', type: 'Medarbejder' }],
    },
  });
  return [
    recipients('search, a company', { filter: { search: 'firma 123' } }),
    get('one event', `events/${eventId}`),
    check('a recipient', usual),
    check('a recipient who got most', heavyUser),
    check('known by name alone', ''),
  ];
};
