/** Where updates are found, and what their list can be asked for. */
export const updatesPlace = {
  key: 'updates',
  list: { sortFields: ['Title', 'CreateDate'], defaultSort: 'Title', filters: ['search'] },
  paths: { list: '/settings/updates', record: '/settings/updates/$id' },
} as const;
