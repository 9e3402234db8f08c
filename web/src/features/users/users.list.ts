import type { ListDefinition } from '../../ui/list/listSearch.ts';

/** What the list of users can be asked for. The server answers all of them: they are searched and paged here. */
export const userList = {
  sortFields: ['Name'],
  defaultSort: 'Name',
  filters: ['search', 'role', 'area', 'status'],
  statuses: ['active', 'lockedOut'],
  roles: ['Bruger', 'Admin'],
  defaultPerPage: 25,
} as const satisfies ListDefinition;
