import { defineList, filterBy } from '../define-list.ts';

/** Areas. */
export const areaList = defineList({
  name: 'Områder',
  path: '/settings/areas',
  right: 'Admin',
  filters: { search: filterBy.search },
  sort: ['Name', 'Address', 'ZipCode', 'City'],
});
