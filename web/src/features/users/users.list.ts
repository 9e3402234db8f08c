import type { User } from '@sponsorat/api';
import type { ListDefinition, ListSearch } from '../../ui/list/listSearch.ts';

/** What the list of users can be asked for. The server answers all of them: they are searched and paged here. */
export const userList = {
  sortFields: ['Name'],
  defaultSort: 'Name',
  filters: ['search', 'role', 'area', 'status'],
  statuses: ['active', 'lockedOut'],
  roles: ['Bruger', 'Admin'],
  defaultPerPage: 25,
} as const satisfies ListDefinition;

const digits = (text: string): string => text.replace(/\D/g, '');

// "12 34 56 78" is found by 1234, and "+45 12…" by how it is written.
const matches = ({ name, email, phoneNumber }: User, term: string): boolean => {
  const typed = term.trim().toLocaleLowerCase('da-DK');
  const texts = [name, email, phoneNumber ?? ''].map((text) => text.toLocaleLowerCase('da-DK'));
  const number = /^[\d\s+]+$/.test(typed) ? digits(typed) : '';
  return texts.some((text) => text.includes(typed)) || (number !== '' && digits(phoneNumber ?? '').includes(number));
};

/** The users that a list's address asks for, and the page of them, as a list's call would answer. */
export const pageOfUsers = (users: readonly User[], { search, role, area, status, page = 1, perPage }: ListSearch) => {
  const count = perPage ?? userList.defaultPerPage;
  const found = users.filter(
    (user) =>
      (search === undefined || matches(user, search)) &&
      (role === undefined || user.roles.some((one) => one === role)) &&
      (area === undefined || user.areaIds.includes(area)) &&
      (status === undefined || user.lockedOut === (status === 'lockedOut')),
  );
  return {
    Result: found.slice((page - 1) * count, page * count),
    TotalPages: Math.ceil(found.length / count),
    Total: found.length,
  };
};
