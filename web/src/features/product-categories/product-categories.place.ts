/** Where product categories are found, and what their list can be asked for. */
export const productCategoriesPlace = {
  key: 'product-categories',
  list: { sortFields: ['Name', 'Section', 'Sort'], defaultSort: 'Sort', filters: ['search'] },
  paths: { list: '/categories', record: '/categories/$id' },
} as const;
