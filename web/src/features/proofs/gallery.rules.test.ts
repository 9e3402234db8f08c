import type { Proof } from '@sponsorat/api';
import { expect, it } from 'vitest';
import { groupProofs } from './gallery.rules.ts';

const proof = (id: number, itemId: number, date: string) => ({ id, itemId, date }) as Proof;

it('groups proofs by product and month, and those of former agreements last', () => {
  const proofs = [
    proof(5, 9, '2026-11-20'),
    proof(4, 2, '2026-11-03'),
    proof(3, 1, '2026-11-01'),
    proof(2, 1, '2026-10-31'),
    proof(1, 1, '2026-10-02'),
  ];
  const products = [
    { id: 1, name: 'Banner' },
    { id: 3, name: 'Dug' },
    { id: 2, name: 'Logo' },
  ];
  const read = groupProofs(proofs, products).map(({ product, months }) => [
    product?.name,
    ...months.map(({ month, proofs: some }) => `${month}: ${some.map(({ id }) => id).join()}`),
  ]);
  expect(read).toEqual([
    ['Banner', 'november 2026: 3', 'oktober 2026: 2,1'],
    ['Logo', 'november 2026: 4'],
    [undefined, 'november 2026: 5'],
  ]);
});

it('is empty where nothing is proved', () => {
  expect(groupProofs([], [{ id: 1, name: 'Banner' }])).toEqual([]);
});
