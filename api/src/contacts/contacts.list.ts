import { defineList, filterBy } from '../define-list.ts';

/** The people of all sponsorships, who are a list only as a file. */
export const contactList = defineList({
  name: 'Kontaktpersoner',
  path: '/sponsorships',
  right: 'Bruger',
  filters: { area: filterBy.area, search: filterBy.search },
  sort: ['Name'],
});
