import type { Proof } from '@sponsorat/api';
import { expect, it } from 'vitest';
import { groupProofs, picturesOf } from './gallery.rules.ts';

const proof = (id: number, itemId: number, date: string, product = 'Dengang') => {
  const file = { url: `/api/files/${id}/whole`, type: 'image/jpeg', small: `/api/files/${id}/small` };
  const pdf = { url: `/api/files/${id}/pdf`, type: 'application/pdf', small: null };
  return { id, itemId, date, product, files: [pdf, file] } as Proof;
};
const products = [
  { id: 1, name: 'Banner' },
  { id: 3, name: 'Dug' },
  { id: 2, name: 'Logo' },
];

it('groups proofs by product and month, and those of former agreements last, each under what it was called', () => {
  const proofs = [
    proof(6, 9, '2026-11-20', 'Flag'),
    proof(5, 8, '2026-11-19', 'Banner'),
    proof(4, 2, '2026-11-03'),
    proof(3, 1, '2026-11-01'),
    proof(2, 1, '2026-10-31'),
    proof(1, 1, '2026-10-02'),
    proof(0, 7, '2026-09-02', 'Flag'),
  ];
  const read = groupProofs(proofs, products).map(({ name, isFormer, months }) => [
    name,
    isFormer,
    ...months.map(({ month, proofs: some }) => `${month}: ${some.map(({ id }) => id).join()}`),
  ]);
  expect(read).toEqual([
    ['Banner', false, 'november 2026: 3', 'oktober 2026: 2,1'],
    ['Logo', false, 'november 2026: 4'],
    ['Flag', true, 'november 2026: 6', 'september 2026: 0'],
    ['Banner', true, 'november 2026: 5'],
  ]);
});

it('names every group by a key of its own', () => {
  const groups = groupProofs([proof(2, 1, '2026-11-02'), proof(1, 9, '2026-11-01', 'Banner')], products);
  expect(new Set(groups.map(({ key }) => key)).size).toBe(2);
});

it('leads through the pictures in the order in which they stand, and past what is no picture', () => {
  const groups = groupProofs([proof(2, 2, '2026-11-02'), proof(1, 1, '2026-11-01')], products);
  expect(picturesOf(groups)).toMatchObject([
    { url: '/api/files/1/whole', product: 'Banner', which: 2 },
    { url: '/api/files/2/whole', product: 'Logo', which: 2 },
  ]);
});

it('is empty where nothing is proved', () => {
  expect(groupProofs([], products)).toEqual([]);
  expect(picturesOf([])).toEqual([]);
});
