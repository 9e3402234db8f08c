/** Where products are found, and what their list can be asked for. */
export const productsPlace = {
  key: 'products',
  list: { sortFields: ['Name', 'Title', 'Category', 'Sort'], defaultSort: 'Sort', filters: ['search', 'category'] },
  paths: { list: '/products', record: '/products/$id' },
} as const;
