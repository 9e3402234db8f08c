/** Where categories are found, and what their list can be asked for. */
export const categoriesPlace = {
  key: 'categories',
  list: { sortFields: ['Name', 'Use'], defaultSort: 'Name', filters: ['search'] },
  paths: { list: '/settings/categories', record: '/settings/categories/$id' },
} as const;
