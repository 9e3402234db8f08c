import { asWords, defineList, filterBy } from '../define-list.ts';
import { grantStates, recipientTypes } from './grants.kinds.ts';

/** Who got tickets, or wishes for some, the first event first. */
export const grantList = defineList({
  name: 'Billetregister',
  path: '/tickets/grants',
  right: 'Bruger',
  filters: {
    state: filterBy.word('Status', asWords(grantStates), 'Alle statusser'),
    /** Those that whoever asks may answer. */
    wishes: filterBy.word('Ønsker', { answerable: 'Som jeg kan svare på' }),
    type: filterBy.word('Type', asWords(recipientTypes), 'Alle typer'),
    event: { by: 'record', label: 'Arrangement' },
    sponsorship: { ...filterBy.sponsorship, shownAs: 'Klub', all: 'Alle klubber' },
    area: filterBy.area,
    user: { ...filterBy.user, shownAs: 'Vært', all: 'Alle værter' },
    /** An e-mail, or a whole name. */
    recipient: { by: 'text', label: 'Modtager' },
    ...filterBy.period('Dato mellem'),
    search: filterBy.search,
  },
  sort: ['Date', 'Recipient', 'Name', 'Quantity', 'State'],
});

/** Who is let in at an event, which is a list only as a file: names and numbers. */
export const guestList = defineList({
  name: 'Gæsteliste',
  path: '/tickets/events',
  right: 'Bruger',
  filters: { event: { by: 'record', label: 'Arrangement' }, search: filterBy.search },
  sort: ['Recipient'],
});

/** Who got tickets this year: who got most first. */
export const recipientList = defineList({
  name: 'Modtagere',
  path: '/tickets/recipients',
  right: 'Bruger',
  filters: { area: filterBy.area, search: filterBy.search },
  sort: ['Count', 'Value', 'Name', 'Company', 'Email'],
  defaultDir: 'desc',
});
