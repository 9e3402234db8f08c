import { mayTakeOver, type Responsibility, type User } from '@sponsorat/api';

/** What a user is responsible for in one area, and who could take it over. */
export type Share = { areaId: number; area: string; count: number; receivers: User[] };

/** Who takes over which areas, as the form holds it. */
export type TransferValues = { transfers: { areaIds: number[]; userId: number | null }[] };

/** What a user is responsible for, area by area in the order that it comes. */
export const sharesOf = (
  responsibilities: readonly Responsibility[],
  users: readonly User[],
  fromId: number,
): Share[] => {
  const areas = new Map(responsibilities.map(({ areaId, area }) => [areaId, area]));
  return [...areas].map(([areaId, area]) => ({
    areaId,
    area,
    count: responsibilities.filter((one) => one.areaId === areaId).length,
    receivers: users.filter((user) => mayTakeOver(user, fromId, [areaId])),
  }));
};

/** Who could take over everything. */
export const receiversOfAll = (shares: readonly Share[]): User[] => {
  const [first, ...others] = shares;
  return (first?.receivers ?? []).filter((user) => others.every(({ receivers }) => receivers.includes(user)));
};

/** Nobody chosen yet: one for all of it, or one an area that somebody could take over. */
export const emptyTransfer = (shares: readonly Share[], how: 'one' | 'each'): TransferValues => {
  const areaIds = shares.filter(({ receivers }) => receivers.length > 0).map(({ areaId }) => areaId);
  const groups = how === 'one' ? [areaIds] : areaIds.map((areaId) => [areaId]);
  return { transfers: groups.map((group) => ({ areaIds: group, userId: null })) };
};
