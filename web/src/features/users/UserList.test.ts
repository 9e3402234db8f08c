import type { User, userList } from '@sponsorat/api';
import { describe, expect, it } from 'vitest';
import type { ListSearch } from '../../ui/list/listSearch.ts';
import { pageOfUsers } from './UserList.tsx';

const user = (id: number, values: Partial<User> = {}): User => ({
  id,
  name: `Bruger ${id}`,
  email: `b${id}@bank.dk`,
  phoneNumber: null,
  roles: ['Bruger'],
  areaIds: [10],
  lockedOut: false,
  picture: null,
  responsibleFor: 0,
  hasBankAccount: false,
  approvesGuests: false,
  secondFactor: false,
  version: 1,
  ...values,
});

const users = [
  user(1, { name: 'Åse Ærø', phoneNumber: '+45 12 34 56 78', roles: ['Bruger', 'Admin'] }),
  user(2, { name: 'Bo Bruun', email: 'bo.bruun@bank.dk', areaIds: [20] }),
  user(3, { name: 'Carl Dam', lockedOut: true, areaIds: [10, 20] }),
];
type Search = ListSearch<typeof userList>;
const idsOf = (search: Search) => pageOfUsers(users, search).Result.map(({ id }) => id);

describe('the list of users', () => {
  it.each<[string, number[]]>([
    ['ÅSE', [1]],
    ['ær', [1]],
    ['bruun@BANK', [2]],
    ['1234', [1]],
    ['12 34', [1]],
    ['+45', [1]],
    ['bank.dk', [1, 2, 3]],
    ['nobody', []],
  ])('is searched by name, e-mail and phone: %s', (search, ids) => {
    expect(idsOf({ search })).toEqual(ids);
  });

  it.each<[Search, number[]]>([
    [{}, [1, 2, 3]],
    [{ role: 'Admin' }, [1]],
    [{ role: 'Bruger' }, [1, 2, 3]],
    [{ area: 20 }, [2, 3]],
    [{ status: 'lockedOut' }, [3]],
    [{ status: 'active' }, [1, 2]],
    [{ status: 'active', area: 10, role: 'Admin' }, [1]],
    [{ area: 99 }, []],
  ])('is filtered by %o', (search, ids) => {
    expect(idsOf(search)).toEqual(ids);
  });

  it('is paged, and counts all that were found', () => {
    const thousand = Array.from({ length: 1001 }, (_, id) => user(id + 1));
    expect(pageOfUsers(thousand, {})).toMatchObject({ Total: 1001, TotalPages: 41, Result: { length: 25 } });
    expect(pageOfUsers(thousand, { page: 41 }).Result.map(({ id }) => id)).toEqual([1001]);
    expect(pageOfUsers(thousand, { perPage: 100, page: 2 }).Result[0]?.id).toBe(101);
    expect(pageOfUsers(thousand, { page: 99 })).toMatchObject({ Total: 1001, TotalPages: 41, Result: [] });
    expect(pageOfUsers([], {})).toEqual({ Result: [], TotalPages: 0, Total: 0 });
  });
});
