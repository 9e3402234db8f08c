import { asWords, defineList, filterBy } from '../define-list.ts';
import { contractStatuses } from './transitions.rules.ts';

/** Agreements, which are a list only as a file. Those of a period have begun by its end, and not ended before it begins. */
export const contractList = defineList({
  name: 'Aftaler',
  path: '/sponsorships',
  right: 'Bruger',
  filters: {
    status: filterBy.word('Status', asWords(contractStatuses)),
    area: filterBy.area,
    user: filterBy.user,
    category: filterBy.category,
    ...filterBy.period('Periode'),
    search: filterBy.search,
  },
  sort: ['Number'],
});
