import { defineList, filterBy } from '../define-list.ts';

/** Sponsor categories. */
export const categoryList = defineList({
  name: 'Kategorier',
  path: '/settings/categories',
  right: 'Admin',
  filters: { search: filterBy.search },
  sort: ['Name', 'Use'],
});
