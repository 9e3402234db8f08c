import { defineList, filterBy } from '../define-list.ts';

/** Tickets that active agreements give: by club on the screen, and by their products' order where nothing is asked. */
export const ticketList = defineList({
  name: 'Billetter',
  path: '/tickets',
  right: 'Bruger',
  filters: { category: filterBy.category, area: filterBy.area, search: filterBy.search },
  sort: ['Name', 'Sort', 'UserEmail', 'UserName'],
  unasked: 'Sort',
});
