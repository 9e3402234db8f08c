import type { Product, ProductCategory } from '@sponsorat/api';
import { describe, expect, it } from 'vitest';
import { addedProducts, changedProducts } from './changes.rules.ts';
import type { ContractItem } from './contracts.store.ts';

const plain: Product = {
  id: 1,
  name: 'Bande',
  icon: null,
  categoryId: 7,
  sort: 1,
  productTitle: null,
  version: 1,
  hasCheckbox: false,
  hasValue: false,
  hasAmount: false,
  hasAddOns: false,
  isTicket: false,
  amountLabel: null,
  amountUnit: null,
  valueLabel: null,
  valueUnit: null,
  addOnsLabel: null,
  addOnValues: [],
  hasTvAngle: false,
  hasCatering: false,
  hasMatch: false,
  hasPool: false,
  hasSeason: false,
  isUtilization: false,
  descriptionLabel: null,
  descriptionType: 'none',
};
const everything: Product = {
  ...plain,
  hasValue: true,
  hasAmount: true,
  hasAddOns: true,
  hasTvAngle: true,
  hasCatering: true,
  hasMatch: true,
  hasPool: true,
  hasSeason: true,
  descriptionType: 'text',
  amountUnit: 'stk.',
};
const item: ContractItem = {
  id: 1,
  contractId: 1,
  productId: 1,
  position: 0,
  selected: true,
  used: 0,
  public: false,
  frozen: null,
  section: null,
  isTicket: null,
  isUtilization: null,
  amount: 1200,
  value: 99.5,
  addOns: ['Ærme', 'Ryg'],
  match: 'AGF',
  pool: 'A',
  season: '26/27',
  catering: true,
  tvAngle: true,
  description: 'Ved indgangen',
};
const empty: ContractItem = {
  ...item,
  amount: null,
  value: null,
  addOns: [],
  match: null,
  pool: null,
  season: null,
  description: null,
  catering: false,
  tvAngle: false,
};
const boards: ProductCategory = { id: 7, name: 'Bander', section: 'Eksponering', sort: 1, version: 1 };
const seats: ProductCategory = { id: 8, name: 'Pladser', section: 'Hospitality', sort: 0, version: 1 };
const categories = new Map([boards, seats].map((category) => [category.id, category]));

const changesOf = (was: Product, is: Product, chosen = item) =>
  changedProducts(
    [chosen],
    { products: [is], categories },
    { products: new Map([[1, was]]), categories: new Map() },
    'ÆB',
  ).flatMap(({ changes }) => changes);

describe('a product that changed', () => {
  it('loses what it no longer asks for, with what the draft says of it', () => {
    expect(changesOf(everything, plain).map(({ kind, label, before }) => [kind, label, before])).toEqual([
      ['lost', 'Antal', '1.200 stk.'],
      ['lost', 'Værdi', '99,50 kr.'],
      ['lost', 'Tilvalg', 'Ærme, Ryg'],
      ['lost', 'Kamp', 'AGF'],
      ['lost', 'Pulje', 'A'],
      ['lost', 'Sæson', '26/27'],
      ['lost', 'TV-vinkel', 'Ja'],
      ['lost', 'Forplejning', 'Ja'],
      ['lost', 'Beskrivelse', 'Ved indgangen'],
    ]);
    expect(changesOf(everything, plain, empty).map(({ before }) => before)).toEqual(Array(9).fill(null));
  });

  it('asks for what it has got', () => {
    const now = changesOf(plain, everything);
    expect(new Set(now.map(({ kind }) => kind))).toEqual(new Set(['asked']));
    expect(now).toHaveLength(9);
  });

  it.each<[Partial<Product>, string, string | null, string | null]>([
    [{ productTitle: 'Skilt hos {name}' }, 'Produkttitel', 'Bande', 'Skilt hos ÆB'],
    [{ amountLabel: 'Meter' }, 'Tekst ved antal', 'Antal', 'Meter'],
    [{ amountUnit: null }, 'Enhed for antal', 'stk.', null],
    [{ valueLabel: 'Pris' }, 'Tekst ved værdi', 'Værdi', 'Pris'],
    [{ valueUnit: 'tkr.' }, 'Enhed for værdi', 'kr.', 'tkr.'],
    [{ addOnsLabel: 'Placering' }, 'Tekst ved tilvalg', 'Tilvalg', 'Placering'],
    [{ addOnValues: ['Ærme'] }, 'Tilvalg', null, 'Ærme'],
    [{ descriptionLabel: 'Note' }, 'Tekst ved beskrivelse', 'Beskrivelse', 'Note'],
    [{ descriptionType: 'textarea' }, 'Beskrivelse', 'Én linje', 'Flere linjer'],
    [{ hasCheckbox: true }, 'Afkrydsning', 'Nej', 'Ja'],
    [{ isTicket: true }, 'Billet', 'Nej', 'Ja'],
    [{ isUtilization: true }, 'Udnyttelse', 'Nej', 'Ja'],
  ])('reads otherwise: %j', (values, label, before, after) => {
    expect(changesOf(everything, { ...everything, ...values })).toMatchObject([
      { kind: 'changed', label, before, after },
    ]);
  });

  it('says nothing of texts for what it does not ask for, nor of order, icon and hidden name', () => {
    expect(changesOf(plain, { ...plain, amountLabel: 'Meter', valueUnit: 'tkr.', addOnValues: ['Ærme'] })).toEqual([]);
    const titled = { ...plain, productTitle: 'Skilt' };
    expect(changesOf(titled, { ...titled, name: 'Andet', icon: 'flag.svg', sort: 9, version: 2 })).toEqual([]);
  });

  it('takes a category that nobody has changed for what it is', () => {
    expect(changesOf(plain, { ...plain, categoryId: 8 })).toMatchObject([
      { label: 'Sektion', before: 'Eksponering', after: 'Hospitality' },
      { label: 'Kategori', before: 'Bander', after: 'Pladser' },
    ]);
  });
});

describe('products that are new', () => {
  it('stand by section and in order, but for what the draft has already', () => {
    const productOf = (id: number, categoryId: number, sort: number | null) => ({
      ...plain,
      id,
      categoryId,
      sort,
      productTitle: `Nr. ${id} hos {name}`,
    });
    const products = [
      productOf(1, 7, 1),
      productOf(2, 7, null),
      productOf(3, 7, 5),
      productOf(4, 8, 1),
      productOf(5, 8, 1),
    ];
    expect(addedProducts([item], { products, categories }, new Set([1, 2, 3, 4]), 'ÆB')).toEqual([
      { section: 'Eksponering', products: ['Nr. 3 hos ÆB', 'Nr. 2 hos ÆB'] },
      { section: 'Hospitality', products: ['Nr. 4 hos ÆB'] },
    ]);
  });
});
