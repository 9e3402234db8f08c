import { defineList, filterBy } from '../define-list.ts';

/** Templates of agreements. */
export const templateList = defineList({
  name: 'Skabeloner',
  path: '/settings/templates',
  right: 'Admin',
  filters: { search: filterBy.search },
  sort: ['Name', 'Description', 'Active', 'Used', 'Category'],
});
