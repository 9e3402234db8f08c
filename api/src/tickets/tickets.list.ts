import { defineList, filterBy } from '../define-list.ts';

/** Tickets that active agreements give. */
export const ticketList = defineList({
  name: 'Billetter',
  path: '/tickets',
  right: 'Bruger',
  filters: { category: filterBy.category, area: filterBy.area, search: filterBy.search },
  sort: ['Sort', 'Name', 'UserEmail', 'UserName'],
});
