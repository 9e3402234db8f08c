import { isUserFound, type User } from '@sponsorat/api';
import type { ListSearch } from '../../ui/list/listSearch.ts';
import { userList } from './users.list.ts';

/** The users that a list's address asks for, and the page of them, as a list's call would answer. */
export const pageOfUsers = (users: readonly User[], { search, role, area, status, page = 1, perPage }: ListSearch) => {
  const count = perPage ?? userList.defaultPerPage;
  const found = users.filter((user) => isUserFound(user, { search, role, area, status }));
  return {
    Result: found.slice((page - 1) * count, page * count),
    TotalPages: Math.ceil(found.length / count),
    Total: found.length,
  };
};
