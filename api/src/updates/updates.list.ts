import { defineList, filterBy } from '../define-list.ts';

/** Updates. */
export const updateList = defineList({
  name: 'Opdateringer',
  path: '/settings/updates',
  right: 'Admin',
  filters: { search: filterBy.search },
  sort: ['Title', 'CreateDate'],
  // Another word for the title.
  alsoSort: ['Name'],
});
