import { defineList, filterBy } from '../define-list.ts';

/** Product categories. */
export const productCategoryList = defineList({
  name: 'Produktkategorier',
  path: '/categories',
  right: 'Admin',
  filters: { search: filterBy.search },
  sort: ['Sort', 'Name', 'Section'],
});
