/** Where templates are found, and what their list can be asked for. */
export const templatesPlace = {
  key: 'templates',
  list: {
    sortFields: ['Name', 'Description', 'Active', 'Used', 'Category'],
    defaultSort: 'Name',
    filters: ['search'],
  },
  paths: { list: '/settings/templates', record: '/settings/templates/$id' },
} as const;
