import { describe, expect, it } from 'vitest';
import { bare } from './bareProduct.testing.ts';
import { blankSelection } from './selection.rules.ts';
import { ownFields, selectionsOf, sentSelections } from './selections.rules.ts';

it('fills the fields with what is stored, in the order of the screen', () => {
  const stored = [{ ...blankSelection(2), selected: true, amount: 3 }];
  expect(selectionsOf([{ id: 1 }, { id: 2 }], stored)).toEqual([blankSelection(1), stored[0]]);
});

describe('what a save sends', () => {
  const products = new Map([1, 2, 3].map((id) => [id, { ...bare, id, hasAmount: true }] as const));
  const other = { ...blankSelection(9), selected: true };
  const was = { ...blankSelection(3), selected: true, amount: 2 };
  const own = [{ ...blankSelection(1), amount: 5 }, blankSelection(2), { ...was, amount: null }];
  const sent = sentSelections(products, own, [other, was]);

  it('is the other steps as stored, what is chosen here, and what was there before', () => {
    expect(sent.map(({ productId, selected }) => [productId, selected])).toEqual([
      [9, true],
      [1, true],
      [3, false],
    ]);
  });

  it('brings a refusal back to the field that it is about', () => {
    const fields = {
      'products.2.selected': 'Produkt er brugt og kan ikke fravælges',
      'products.0.productId': 'Produkt findes ikke',
      exclusivity: 'Eksklusivitet er for lang',
    };
    expect(ownFields(fields, sent, own, products, 'VB')).toEqual({
      'products.2.selected': 'Bander hos VB: Produkt er brugt og kan ikke fravælges',
      products: 'Produkt findes ikke',
      exclusivity: 'Eksklusivitet er for lang',
    });
  });
});
