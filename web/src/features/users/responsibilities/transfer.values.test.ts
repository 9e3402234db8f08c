import type { Responsibility, User } from '@sponsorat/api';
import { describe, expect, it } from 'vitest';
import { emptyTransfer, receiversOfAll, sharesOf } from './transfer.values.ts';

const user = (id: number, areaIds: number[], lockedOut = false): User => ({
  id,
  name: `Bruger ${id}`,
  email: `b${id}@bank.dk`,
  phoneNumber: null,
  roles: ['Bruger'],
  areaIds,
  lockedOut,
  picture: null,
  responsibleFor: 0,
  hasBankAccount: false,
  approvesGuests: false,
  secondFactor: false,
  version: 1,
});
const responsibility = (id: number, areaId: number, area: string): Responsibility => ({
  id,
  name: `Klub ${id}`,
  areaId,
  area,
  status: null,
});
const ids = (users: User[]) => users.map(({ id }) => id);

const sponsorships = [responsibility(1, 10, 'Fyn'), responsibility(2, 10, 'Fyn'), responsibility(3, 20, 'Øst')];
const users = [user(1, [10, 20]), user(2, [10]), user(3, [20, 10]), user(4, [10, 20], true), user(5, [20])];

describe('what is to be handed over', () => {
  it('is told area by area, with those who could take it', () => {
    const shares = sharesOf(sponsorships, users, 1);
    expect(shares).toMatchObject([
      { areaId: 10, area: 'Fyn', count: 2 },
      { areaId: 20, area: 'Øst', count: 1 },
    ]);
    expect(shares.map(({ receivers }) => ids(receivers))).toEqual([
      [2, 3],
      [3, 5],
    ]);
    expect(ids(receiversOfAll(shares))).toEqual([3]);
    expect(receiversOfAll([])).toEqual([]);
  });

  it('goes to one user, or to one an area, but not where nobody could take it', () => {
    const shares = sharesOf([...sponsorships, responsibility(4, 30, 'Syd')], users, 1);
    expect(emptyTransfer(shares, 'each').transfers).toEqual([
      { areaIds: [10], userId: null },
      { areaIds: [20], userId: null },
    ]);
    expect(receiversOfAll(shares)).toEqual([]);
    const possible = sharesOf(sponsorships, users, 1);
    expect(emptyTransfer(possible, 'one').transfers).toEqual([{ areaIds: [10, 20], userId: null }]);
  });
});
