import type { Selection } from '@sponsorat/api';
import { describe, expect, it } from 'vitest';
import { bare } from './bareProduct.testing.ts';
import {
  blankSelection,
  furtherFields,
  furtherValues,
  isChosen,
  isFilled,
  type ProductShape,
  rowField,
  sumChosen,
} from './selection.rules.ts';

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

describe('the fields of a row', () => {
  it('are the amount, else the value, and all others behind it', () => {
    const all = {
      ...bare,
      hasAmount: true,
      hasValue: true,
      hasMatch: true,
      hasPool: true,
      hasSeason: true,
      hasAddOns: true,
      descriptionType: 'text' as const,
      hasTvAngle: true,
      hasCatering: true,
    };
    const others = ['match', 'pool', 'season', 'addOns', 'description', 'tvAngle', 'catering'];
    expect([rowField(all), furtherFields(all)]).toEqual(['amount', ['value', ...others]]);
    const worth = { ...all, hasAmount: false };
    expect([rowField(worth), furtherFields(worth)]).toEqual(['value', others]);
    const neither = { ...worth, hasValue: false };
    expect([rowField(neither), furtherFields(neither)]).toEqual([null, others]);
    expect([rowField(bare), furtherFields(bare)]).toEqual([null, []]);
  });

  it('say what stands in those that are closed', () => {
    const product: ProductShape = {
      ...bare,
      hasAmount: true,
      hasValue: true,
      hasMatch: true,
      hasAddOns: true,
      hasTvAngle: true,
      descriptionType: 'textarea',
      descriptionLabel: 'Hvad {name} får',
      valueLabel: 'Anslået værdi',
    };
    const filled = { amount: 4, value: 1500, match: ' Pokal ', addOns: ['Lys', 'Hat'], tvAngle: true };
    expect(furtherValues(product, { ...blank, ...filled, description: 'En dag', pool: 'A' }, 'VB')).toEqual([
      'Anslået værdi: 1.500 kr.',
      'Kamp: Pokal',
      'Tilvalg: Lys, Hat',
      'Hvad VB får: En dag',
      'TV-vinkel',
    ]);
    expect(furtherValues(product, { ...blank, value: Number.NaN, description: ' ' }, 'VB')).toEqual([]);
  });
});

it('sums up what is chosen: how many, their value in kroner, and the tickets', () => {
  const product = (id: number, part: object) => ({ ...bare, id, isTicket: false, ...part });
  const products = [
    product(1, { hasAmount: true, hasValue: true, isTicket: true }),
    product(2, { hasCheckbox: true, hasValue: true, valueUnit: 'kr.' }),
    product(3, { hasValue: true, valueUnit: 'tkr.' }),
    product(4, { hasCheckbox: true, hasAmount: true, isTicket: true }),
  ];
  const of = (productId: number, part: Partial<Selection>) => ({ ...blankSelection(productId), ...part });
  const chosen = [
    of(1, { amount: 20, value: 0.1 }),
    of(2, { selected: true, value: 0.2 }),
    of(3, { value: 900 }),
    of(4, { selected: false, amount: 99 }),
    of(9, { selected: true, value: 5 }),
  ];
  expect(sumChosen(products, chosen)).toEqual({ count: 3, value: 0.3, tickets: 20 });
  expect(sumChosen(products, [of(1, { amount: Number.NaN })])).toEqual({ count: 1, value: 0, tickets: 0 });
  expect(sumChosen(products, [])).toEqual({ count: 0, value: 0, tickets: 0 });
});
