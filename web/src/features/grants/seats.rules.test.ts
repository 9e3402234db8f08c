import { expect, it } from 'vitest';
import { drawnSeats, groupsOf, seatPartsOf } from './seats.rules.ts';

const grants = [
  { Product: 'VIP', Quantity: 2, State: 'Udleveret' },
  { Product: 'VIP', Quantity: 1, State: 'Tildelt' },
  { Product: 'VIP', Quantity: 4, State: 'Ønsket' },
  { Product: 'VIP', Quantity: 3, State: 'Returneret' },
  { Product: 'Sæsonkort', Quantity: 5, State: 'Udleveret' },
  { Product: 'VIP', Quantity: 1, State: 'Afvist' },
] as const;
const seats = (item: Parameters<typeof seatPartsOf>[0]) =>
  Object.fromEntries(seatPartsOf(item, grants).map((part) => [part.kind, part.seats]));

it('draws the seats of a product as its own grants have them', () => {
  expect(seats({ product: 'VIP', amount: 8, free: 5 })).toEqual({ handedOut: 2, given: 1, elsewhere: 0, free: 5 });
});

it('tells what else of a pool is used from what is given here', () => {
  expect(seats({ product: 'VIP', amount: 150, free: 40 })).toEqual({
    handedOut: 2,
    given: 1,
    elsewhere: 107,
    free: 40,
  });
});

it('draws as many seats as there are, each under a key of its own', () => {
  const drawn = drawnSeats(seatPartsOf({ product: 'VIP', amount: 8, free: 5 }, grants));
  expect(drawn.map(({ kind }) => kind)).toEqual([
    'handedOut',
    'handedOut',
    'given',
    ...Array.from({ length: 5 }, () => 'free'),
  ]);
  expect(new Set(drawn.map(({ key }) => key)).size).toBe(8);
});

it('tells wishes from guests, and those from who does not come', () => {
  const { wishes, guests, gone } = groupsOf(grants);
  expect([wishes, guests, gone].map((rows) => rows.length)).toEqual([1, 3, 2]);
});
