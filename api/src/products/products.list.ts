import { defineList, filterBy } from '../define-list.ts';

/** What can be part of an agreement. */
export const productList = defineList({
  name: 'Produkter',
  path: '/products',
  right: 'Admin',
  filters: { category: { ...filterBy.category, kind: 'product-category' }, search: filterBy.search },
  sort: ['Sort', 'Name', 'Title', 'Category'],
});
