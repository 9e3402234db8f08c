import { defineList, filterBy } from '../define-list.ts';

/** The clubs' matches, concerts and meetings, the first day first. */
export const eventList = defineList({
  name: 'Arrangementer',
  path: '/tickets/events',
  right: 'Bruger',
  filters: {
    when: { ...filterBy.word('Vis', { coming: 'Kommende', past: 'Tidligere', all: 'Alle' }), only: 'address' },
    sponsorship: { ...filterBy.sponsorship, shownAs: 'Klub', all: 'Alle klubber' },
    area: filterBy.area,
    user: filterBy.user,
    ...filterBy.period('Dato mellem'),
    search: filterBy.search,
  },
  sort: ['Date', 'Title', 'Name', 'Venue', 'Free', 'ReturnBy'],
});
