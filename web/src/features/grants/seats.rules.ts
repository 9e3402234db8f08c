import type { EventItem, GrantRow } from '@sponsorat/api';

/** What has become of seats; `elsewhere` is used of a pool otherwise: for other events, or before there was a register. */
export type SeatPart = { kind: 'handedOut' | 'given' | 'elsewhere' | 'free'; seats: number };

/** How many seats grants come to. */
export const seatsOf = (rows: readonly Pick<GrantRow, 'Quantity'>[]): number =>
  rows.reduce((sum, { Quantity }) => sum + Quantity, 0);

/** What has become of the seats that a product gives at an event, as its grants say. */
export const seatPartsOf = (
  { product, amount, free }: Pick<EventItem, 'product' | 'amount' | 'free'>,
  grants: readonly Pick<GrantRow, 'Product' | 'Quantity' | 'State'>[],
): SeatPart[] => {
  const own = grants.filter(({ Product }) => Product === product);
  const handedOut = seatsOf(own.filter(({ State }) => State === 'Udleveret'));
  const given = seatsOf(own.filter(({ State }) => State === 'Tildelt'));
  const left = Math.max(0, free);
  return [
    { kind: 'elsewhere', seats: Math.max(0, amount - left - handedOut - given) },
    { kind: 'handedOut', seats: handedOut },
    { kind: 'given', seats: given },
    { kind: 'free', seats: left },
  ];
};

/** The seats one by one, to be drawn. */
export const drawnSeats = (parts: readonly SeatPart[]): { key: string; kind: SeatPart['kind'] }[] =>
  parts.flatMap(({ kind, seats }) => Array.from({ length: seats }, (_, at) => ({ key: `${kind} ${at}`, kind })));

/** The grants of an event: what waits for an answer, who comes, and what was declined or given back. */
export const groupsOf = <R extends Pick<GrantRow, 'State'>>(rows: readonly R[]) => ({
  wishes: rows.filter(({ State }) => State === 'Ønsket'),
  guests: rows.filter(({ State }) => State === 'Tildelt' || State === 'Udleveret'),
  gone: rows.filter(({ State }) => State === 'Afvist' || State === 'Returneret'),
});
