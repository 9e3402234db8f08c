/** Where areas are found, and what their list can be asked for. */
export const areasPlace = {
  key: 'areas',
  list: { sortFields: ['Name', 'Address', 'ZipCode', 'City'], defaultSort: 'Name', filters: ['search'] },
  paths: { list: '/settings/areas', record: '/settings/areas/$id' },
} as const;
