import type { Selection } from '@sponsorat/api';
import { describe, expect, it } from 'vitest';
import { bare } from './bareProduct.testing.ts';
import { blankSelection, hasDetails, isChosen, isFilled, type ProductShape } from './selection.rules.ts';

const blank = blankSelection(1);

describe('what counts as filled in', () => {
  it.each<[keyof ProductShape, Partial<Selection>]>([
    ['hasAmount', { amount: 0 }],
    ['hasValue', { value: 12.5 }],
    ['hasAddOns', { addOns: ['Skærm'] }],
    ['hasMatch', { match: 'Pokal' }],
    ['hasPool', { pool: 'A' }],
    ['hasSeason', { season: '26/27' }],
    ['hasTvAngle', { tvAngle: true }],
    ['hasCatering', { catering: true }],
  ])('%s, and nothing where the product lacks it', (flag, part) => {
    expect(isFilled({ ...bare, [flag]: true }, { ...blank, ...part })).toBe(true);
    expect(isFilled(bare, { ...blank, ...part })).toBe(false);
    expect(isFilled({ ...bare, [flag]: true }, blank)).toBe(false);
  });

  it('a description of either type, but not blanks', () => {
    expect(isFilled({ ...bare, descriptionType: 'textarea' }, { ...blank, description: 'Over målet' })).toBe(true);
    expect(isFilled({ ...bare, descriptionType: 'text' }, { ...blank, description: '  ' })).toBe(false);
  });
});

it('asks a product with a checkbox for its tick, any other for something filled in', () => {
  const ticked = { ...bare, hasCheckbox: true, hasAmount: true };
  expect(isChosen(ticked, { ...blank, amount: 4 })).toBe(false);
  expect(isChosen(ticked, { ...blank, selected: true })).toBe(true);
  const open = { ...bare, hasAmount: true };
  expect(isChosen(open, { ...blank, amount: 4 })).toBe(true);
  expect(isChosen(open, { ...blank, selected: true })).toBe(false);
});

it('asks for details as soon as the product has one field of any kind', () => {
  expect(hasDetails({ ...bare, hasCheckbox: true })).toBe(false);
  expect(hasDetails({ ...bare, descriptionType: 'text' })).toBe(true);
  for (const flag of ['hasAmount', 'hasValue', 'hasAddOns', 'hasMatch', 'hasPool', 'hasSeason'] as const)
    expect(hasDetails({ ...bare, [flag]: true }), flag).toBe(true);
  for (const flag of ['hasTvAngle', 'hasCatering'] as const) expect(hasDetails({ ...bare, [flag]: true })).toBe(true);
});
