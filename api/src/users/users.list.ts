import { asWords, defineList, filterBy } from '../define-list.ts';
import { roles } from '../permissions.ts';

/** Users. The call answers all of them: the screen searches, filters and pages them itself. */
export const userList = defineList({
  name: 'Brugere',
  path: '/users',
  right: 'Admin',
  filters: {
    status: {
      ...filterBy.word('Status', { active: 'Aktive', lockedOut: 'Deaktiverede' }, 'Aktive og deaktiverede'),
      shownAs: 'Adgang',
    },
    role: filterBy.word('Rolle', asWords(roles), 'Alle roller'),
    area: filterBy.area,
    search: filterBy.search,
  },
  sort: ['Name'],
  perPage: 25,
});
