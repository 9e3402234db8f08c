import type { SecondFactorDemand, User } from '@sponsorat/api';
import { expect, it } from 'vitest';
import { secondFactorRemark } from './UserCard.tsx';

const user: Pick<User, 'roles' | 'hasBankAccount' | 'secondFactor'> = {
  roles: ['Bruger'],
  hasBankAccount: false,
  secondFactor: false,
};

it.each<[Partial<typeof user>, SecondFactorDemand, ReturnType<typeof secondFactorRemark>]>([
  [{}, 'nobody', null],
  [{ secondFactor: true }, 'nobody', 'on'],
  [{}, 'Admin', null],
  [{ secondFactor: true }, 'Admin', 'on'],
  [{ roles: ['Admin'] }, 'Admin', 'missing'],
  [{ roles: ['Admin'], secondFactor: true }, 'Admin', null],
  [{}, 'all', 'missing'],
  [{ secondFactor: true }, 'all', null],
  [{ hasBankAccount: true }, 'all', null],
])('a card says of the second step what is not as it is for all: %o, demanded of %s', (part, demand, remark) => {
  expect(secondFactorRemark({ ...user, ...part }, demand)).toBe(remark);
});
